/**
 * The data that a device keeps of a person: in the browser's storage, and where that is forbidden or full in this page's
 * memory. Every value may have been written by an earlier version or by hand, so that whoever reads one checks it.
 */
type Store = {
  /** The text kept under a name. */
  get(key: string): string | null;
  /** Keeps a text; null deletes it. Says whether that outlives this page. */
  set(key: string, text: string | null): boolean;
  /** A value kept as JSON; `check` gets undefined where nothing readable is. The same object until it changes. */
  read<T>(key: string, check: (value: unknown) => T): T;
  write(key: string, value: unknown): boolean;
  /** Whether something is kept whose name begins so. */
  has(prefix: string): boolean;
  /** Deletes everything whose name begins so. */
  forget(prefix: string): void;
  /** Calls back when something whose name begins so changes, in this tab or another. */
  watch(prefix: string, listener: () => void): () => void;
};

/** For good: the next visit finds it, and so do other tabs. */
export const deviceStore = storeIn(() => localStorage);
/** Until this tab is closed. */
export const tabStore = storeIn(() => sessionStorage);

/** `open` may throw: a browser that forbids storage does so as soon as it is named. */
export function storeIn(open: () => Storage): Store {
  const memory = new Map<string, string>();
  const parsed = new Map<string, { readonly text: string | null; readonly value: unknown }>();
  const listeners = new Set<(key: string | null) => void>();

  const attempt = <T>(action: (storage: Storage) => T, otherwise: T): T => {
    try {
      return action(open());
    } catch {
      return otherwise;
    }
  };
  const get = (key: string) => memory.get(key) ?? attempt((storage) => storage.getItem(key), null);
  const set = (key: string, text: string | null) => {
    memory.delete(key);
    parsed.delete(key);
    const lasts = attempt((storage) => {
      if (text === null) storage.removeItem(key);
      else storage.setItem(key, text);
      return true;
    }, false);
    if (!lasts && text !== null) memory.set(key, text);
    for (const listener of listeners) listener(key);
    return lasts;
  };

  const keys = () => [...memory.keys(), ...attempt((storage) => Object.keys(storage), [])];

  return {
    get,
    set,
    has: (prefix) => keys().some((key) => key.startsWith(prefix)),
    read(key, check) {
      const text = get(key);
      const last = parsed.get(key);
      if (last?.text === text) return last.value as ReturnType<typeof check>;
      const value = check(parse(text));
      parsed.set(key, { text, value });
      return value;
    },
    write: (key, value) => set(key, JSON.stringify(value)),
    forget(prefix) {
      for (const key of new Set(keys())) if (key.startsWith(prefix)) set(key, null);
    },
    watch(prefix, listener) {
      const hear = (key: string | null) => {
        if (key === null || key.startsWith(prefix)) listener();
      };
      const hearOtherTab = ({ key }: StorageEvent) => hear(key);
      listeners.add(hear);
      globalThis.addEventListener?.("storage", hearOtherTab);
      return () => {
        listeners.delete(hear);
        globalThis.removeEventListener?.("storage", hearOtherTab);
      };
    },
  };
}

function parse(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
