/** Texts that are typed and not stored yet, by key, in one of the browser's storages. See README.md here. */
type DraftStore = {
  keys: (prefix: string) => string[];
  /** The kept JSON text, null without one. The same string as long as nothing changes. */
  text: (key: string) => string | null;
  /** False where the browser refuses storage: the text then lasts as long as this page. */
  keep: (key: string, draft: unknown) => boolean;
  drop: (key: string) => void;
  /** Moves these texts from the storage into memory, until `release` puts them back. */
  hold: (prefix: string) => void;
  release: () => void;
  /** Calls back after every change made through this store; returns a function that ends it. */
  subscribe: (listener: () => void) => () => void;
};

function storeIn(storage: () => Storage): DraftStore {
  /** Texts that the storage refused, or that are held. They win over older texts of the same key in the storage. */
  const refused = new Map<string, string>();
  const listeners = new Set<() => void>();
  const changed = () => {
    for (const listener of listeners) listener();
  };
  /** A reload would lose what only memory has. */
  const ask = (event: BeforeUnloadEvent) => {
    if (refused.size > 0) event.preventDefault();
  };
  const forget = (key: string) => {
    if (refused.delete(key) && refused.size === 0) removeEventListener('beforeunload', ask);
  };
  /** `otherwise` where the browser denies access to the storage: memory serves instead. */
  function within<Result>(work: (storage: Storage) => Result, otherwise: Result): Result {
    try {
      return work(storage());
    } catch {
      // Harmless: memory serves instead.
      return otherwise;
    }
  }

  let isHeld = false;
  /** False where only memory has it. */
  const put = (key: string, text: string) => {
    const isStored = within((storage) => {
      if (isHeld) storage.removeItem(key);
      else storage.setItem(key, text);
      return !isHeld;
    }, false);
    forget(key);
    if (!isStored) {
      refused.set(key, text);
      addEventListener('beforeunload', ask);
    }
    return isStored;
  };

  const store: DraftStore = {
    keys: (prefix) =>
      [...new Set([...refused.keys(), ...within(Object.keys, [])])].filter((key) =>
        key.startsWith(prefix),
      ),
    text: (key) => refused.get(key) ?? within((storage) => storage.getItem(key), null),
    keep(key, draft) {
      const isKept = put(key, JSON.stringify(draft));
      changed();
      return isKept;
    },
    hold(prefix) {
      isHeld = true;
      for (const key of store.keys(prefix)) put(key, store.text(key) ?? '');
    },
    release() {
      isHeld = false;
      for (const [key, text] of [...refused]) put(key, text);
    },
    drop(key) {
      forget(key);
      within((storage) => storage.removeItem(key), undefined);
      changed();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
  return store;
}

/** For text that may hold a patient's words: this tab and this person only. */
export const tabDrafts = storeIn(() => sessionStorage);

/** For articles, which are meant for the public: they outlive the tab. */
export const browserDrafts = storeIn(() => localStorage);

/** The kept draft; empty for anything else. */
export function draftFrom(text: string | null): Record<string, unknown> {
  try {
    return Object(JSON.parse(text ?? '{}'));
  } catch {
    // Harmless: the text is of another program, or truncated.
    return {};
  }
}

/** Whether a value, field by field, has the types of `like`: an older version may have kept other fields. */
export function isLike<Like>(value: unknown, like: Like): value is Like {
  if (typeof value !== typeof like || Array.isArray(value) !== Array.isArray(like)) return false;
  if (typeof like !== 'object' || like === null || Array.isArray(like)) return true;
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Record<string, unknown>;
  return Object.entries(like).every(([field, each]) => isLike(fields[field], each));
}
