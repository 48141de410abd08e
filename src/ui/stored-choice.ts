/** A choice in localStorage, or in memory where the browser refuses storage. */
type StoredChoice<Choice> = {
  get: () => Choice;
  set: (choice: Choice & string) => void;
  /** Calls back after every change, here or in another tab; returns a function that ends it. */
  subscribe: (listener: () => void) => () => void;
};

/** One per key of localStorage. `parse(null)` gives the value while nothing is stored. */
export function storedChoice<Choice>(
  key: string,
  parse: (stored: string | null) => Choice,
): StoredChoice<Choice> {
  // The choice in force, kept in memory because a browser may refuse storage.
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
