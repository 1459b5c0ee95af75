import { ApiError } from "./api-error.ts";

/** Something to be read: its name in the store, and how it is fetched. */
export type Read<T> = {
  readonly key: string;
  readonly load: (so: Loading<T>) => Promise<T>;
  /** How long an answer counts as new. */
  readonly freshMs?: number;
  /** False where a failure is told at once, without a second try. */
  readonly retries?: boolean;
  /** False where comparing an answer with the one before takes longer than drawing it. */
  readonly compares?: boolean;
};

/** The tools of a load: what is shown now, and a way to show a part before the rest has come. */
type Loading<T> = { readonly shown: T | undefined; readonly show: (part: T) => void };

/** How often a reader wants it read again by itself, and by how much the moment varies. */
export type Watching = { readonly everyMs?: number | false; readonly jitterMs?: number };

type Update = (data: unknown) => unknown;

/** The cache's entry of one key. */
export type Entry = {
  readonly data: unknown;
  readonly error: Error | null;
  /** When the data came. */
  readonly updatedAt: number;
  /** The updates made since the present fetch began, which its answer does not know; null when nothing is fetched. */
  readonly fetching: Update[] | null;
  readonly stale: boolean;
  /** More of it is on its way. */
  readonly partial: boolean;
};

type Watcher = Watching & {
  readonly read: Read<unknown>;
  timer?: ReturnType<typeof setTimeout> | undefined;
};

export const UNREAD: Entry = {
  data: undefined,
  error: null,
  updatedAt: 0,
  fetching: null,
  stale: false,
  partial: false,
};

const FRESH_MS = 5_000;
const RETRY_AFTER_MS = [1_000, 2_000] as const;
/** Older answers than these many are dropped when nobody shows them. */
const MOST_KEPT = 150;

/** The readings from the server, shared by everything that shows them, and made again while somebody watches. */
export class ReadStore {
  #entries = new Map<string, Entry>();
  readonly #watchers = new Set<Watcher>();
  readonly #listeners = new Set<() => void>();

  /** Calls back whenever anything in the cache has changed. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  entry(key: string): Entry {
    return this.#entries.get(key) ?? UNREAD;
  }

  /** Reads now if what is cached is not new, and again whenever it may have changed, until the watcher leaves. */
  watch<T>(read: Read<T>, watching: Watching = {}): () => void {
    const watcher: Watcher = { ...watching, read: read as Read<unknown> };
    this.#watchers.add(watcher);
    this.#schedule(watcher);
    void this.#fetch(watcher.read);
    return () => {
      clearTimeout(watcher.timer);
      this.#watchers.delete(watcher);
    };
  }

  /** Reads again what watchers show and is no longer new, as when somebody comes back to the page. */
  refresh(): void {
    for (const { read } of this.#watchers) void this.#fetch(read);
  }

  /**
   * Changes what is cached, as by the result of a mutation or a live event. An answer that is being fetched meanwhile
   * may be older, so the same update is made to it.
   */
  update<T>(key: string, update: (data: T | undefined) => T | undefined): void {
    const { fetching, ...entry } = this.entry(key);
    fetching?.push(update as Update);
    const data = update(entry.data as T | undefined);
    if (data === undefined || data === entry.data) return;
    this.#put(key, { ...entry, fetching, data, error: null, updatedAt: Date.now() });
  }

  /** Marks answers as old: they stay on the screen until they were read again, which begins now if somebody watches. */
  invalidate(isMeant: (key: string) => boolean): void {
    const meant = [...this.#entries].filter(([key]) => isMeant(key));
    for (const [key, entry] of meant) this.#put(key, { ...entry, stale: true, fetching: null });
    for (const { read } of this.#watchers) if (isMeant(read.key)) void this.#fetch(read);
  }

  /** Drops everything, as when somebody else is the reader; what is shown is read anew for them. */
  clear(): void {
    this.#entries = new Map();
    this.#tell();
    this.refresh();
  }

  async #fetch(read: Read<unknown>): Promise<void> {
    const { key, load, freshMs = FRESH_MS, retries = true, compares = true } = read;
    const before = this.entry(key);
    if (before.fetching !== null || isFresh(before, freshMs)) return;
    const updates: Update[] = [];
    const error = before.data === undefined ? null : before.error;
    this.#put(key, { ...before, error, fetching: updates, stale: false });

    /** An answer to what was stale or dropped meanwhile may be wrong by now, or another person's. */
    const isWanted = () => this.entry(key).fetching === updates;
    const patch = (part: Partial<Entry>) => {
      if (isWanted()) this.#put(key, { ...this.entry(key), ...part });
    };
    const received = (loaded: unknown, part: Partial<Entry>) => {
      const data = updates.reduce((changed, update) => update(changed) ?? changed, loaded);
      const shown = this.entry(key).data;
      const same = compares && JSON.stringify(data) === JSON.stringify(shown);
      patch({ data: same ? shown : data, error: null, updatedAt: Date.now(), ...part });
    };
    const show = (part: unknown) => received(part, { partial: true });
    const ended = { fetching: null, partial: false };
    try {
      const again = retries ? isWanted : () => false;
      received(await persist(() => load({ shown: before.data, show }), again), ended);
    } catch (caught) {
      patch({ ...ended, error: caught as Error });
    }
    for (const watcher of this.#watchers) if (watcher.read.key === key) this.#schedule(watcher);
  }

  /** The next reading is counted from the last one, whoever asked for it. */
  #schedule(watcher: Watcher): void {
    clearTimeout(watcher.timer);
    const { read, everyMs = false, jitterMs = 0 } = watcher;
    if (everyMs === false) return;
    const waitMs = everyMs + (Math.random() * 2 - 1) * jitterMs;
    watcher.timer = setTimeout(() => {
      this.#schedule(watcher);
      // Nobody looks at a page in the background; it is read when they come back.
      if (!globalThis.document?.hidden) void this.#fetch({ ...read, freshMs: 0 });
    }, waitMs);
  }

  #put(key: string, entry: Entry): void {
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    if (this.#entries.size > MOST_KEPT) {
      const watched = [...this.#watchers].map(({ read }) => read.key);
      this.#entries.delete([...this.#entries.keys()].find((each) => !watched.includes(each)) ?? "");
    }
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

function isFresh({ error, updatedAt, stale }: Entry, freshMs: number): boolean {
  return !stale && error === null && updatedAt > 0 && Date.now() - updatedAt < freshMs;
}

/** Tries again a moment later where the failure may pass, for as long as the answer is wanted. */
async function persist<T>(load: () => Promise<T>, isWanted: () => boolean): Promise<T> {
  for (const pause of RETRY_AFTER_MS) {
    try {
      return await load();
    } catch (error) {
      if (!(error instanceof ApiError) || !error.passing || !isWanted()) throw error;
      await new Promise((resolve) => {
        setTimeout(resolve, pause);
      });
      if (!isWanted()) throw error;
    }
  }
  return load();
}
