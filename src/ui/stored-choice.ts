/** A choice that outlives the page, where the browser stores anything at all. */
export type StoredChoice<Choice> = {
  get: () => Choice;
  set: (choice: Choice & string) => void;
  /** Calls back after every change, here or in another tab; returns the way to stop. */
  subscribe: (listener: () => void) => () => void;
};

/** One per key of localStorage. `parse` also says what holds while nothing is stored (null). */
export function storedChoice<Choice>(
  key: string,
  parse: (stored: string | null) => Choice,
): StoredChoice<Choice> {
  // The choice in force. Kept here as well as in storage, which a browser may refuse.
  let known: { choice: Choice } | null = null;
  const listeners = new Set<() => void>();

  function read(): string | null {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  }

  return {
    get() {
      known ??= { choice: parse(read()) };
      return known.choice;
    },
    set(choice) {
      known = { choice };
      try {
        localStorage.setItem(key, choice);
      } catch {
        // Without storage the choice lasts as long as the page.
      }
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      // Another tab has changed it.
      const onStorage = (event: StorageEvent) => {
        if (event.key !== key && event.key !== null) return;
        known = null;
        listener();
      };
      listeners.add(listener);
      window.addEventListener('storage', onStorage);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', onStorage);
      };
    },
  };
}
