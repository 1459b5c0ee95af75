import { useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import type { CallOf, EndpointDescription, ResultOf } from "../../contract/endpoint.ts";
import { ApiError } from "./api-error.ts";
import { callLoosely } from "./call.ts";

/** What is asked of the server, and how long its answer counts as new. */
export type Question<T> = {
  readonly key: string;
  readonly ask: () => Promise<T>;
  readonly freshMs: number;
};

/** What is known of a question at this moment. */
export type Known<T> = {
  readonly data: T | undefined;
  readonly error: Error | null;
  /** Neither an answer nor a failure has come yet. */
  readonly isPending: boolean;
  /** It is being asked just now, whatever is known already. */
  readonly isAsking: boolean;
};

type Entry = {
  readonly data: unknown;
  readonly error: Error | null;
  readonly at: number;
  readonly asking: boolean;
};
type Entries = ReadonlyMap<string, Entry>;

const FRESH_MS = 5_000;
const RETRY_AFTER_MS = [1_000, 2_000] as const;
/** Older answers than these many are let go. */
const MOST_KEPT = 150;
const NOTHING: Entries = new Map();

let entries = NOTHING;
const listeners = new Set<() => void>();

/** Makes a question of a GET endpoint and its input. */
export function question<const D extends EndpointDescription>(
  endpoint: D,
  input?: CallOf<D>,
  freshMs = FRESH_MS,
): Question<ResultOf<D>> {
  return {
    key: keyOf(endpoint) + JSON.stringify(input ?? {}),
    ask: () => callLoosely(endpoint, { ...input }),
    freshMs,
  };
}

/** The server's answer to a question, asked when it is not known or no longer new; null asks nothing. */
export function useAnswer<T>(asked: Question<T> | null): Known<T> & { readonly again: () => void } {
  const [known] = useAnswers(asked === null ? [] : [asked]);
  const again = () => {
    if (asked !== null) void ask({ ...asked, freshMs: 0 });
  };
  return { ...(known ?? UNASKED), again };
}

/** The same for several questions at once, in their order. */
export function useAnswers<T>(asked: readonly Question<T>[]): readonly Known<T>[] {
  const known = useSyncExternalStore(
    subscribe,
    () => entries,
    () => NOTHING,
  );
  const askAll = useEffectEvent(() => {
    for (const each of asked) void ask(each);
  });
  const keys = asked.map(({ key }) => key).join("\n");
  const wanted = asked.filter(({ key }) => isWanted(known.get(key))).length;
  useEffect(() => {
    if (wanted > 0) askAll();
  }, [wanted]);
  useEffect(() => {
    if (keys === "") return;
    askAll();
    const onReturn = () => askAll();
    window.addEventListener("online", onReturn);
    window.addEventListener("focus", onReturn);
    return () => {
      window.removeEventListener("online", onReturn);
      window.removeEventListener("focus", onReturn);
    };
  }, [keys]);
  return asked.map(({ key }) => readEntry<T>(known.get(key)));
}

/** The last answer of a reader whose question changes as he types or moves, until the next one has come. */
export function useLastKnown<T>(data: T | undefined): T | undefined {
  const [last, setLast] = useState(data);
  if (data !== undefined && data !== last) setLast(data);
  return data ?? last;
}

/** Puts an answer in place that came another way, such as the result of a change. */
export function keepAnswer<const D extends EndpointDescription>(endpoint: D, data: ResultOf<D>): void {
  put(question(endpoint).key, { data, error: null, at: Date.now(), asking: false });
}

/** Marks all answers of an endpoint as old: they stay on the screen until they were asked for anew. */
export function outdateAnswers(endpoint: EndpointDescription): void {
  const outdated = [...entries].map(([key, entry]): [string, Entry] =>
    key.startsWith(keyOf(endpoint)) ? [key, { ...entry, error: null, at: 0, asking: false }] : [key, entry],
  );
  change(new Map(outdated));
}

/** Lets go of everything that was answered, as when somebody else is the reader. */
export function forgetAnswers(): void {
  change(NOTHING);
}

const UNASKED: Known<never> = { data: undefined, error: null, isPending: true, isAsking: false };

function readEntry<T>(entry: Entry | undefined): Known<T> {
  if (entry === undefined) return UNASKED;
  const { error, asking } = entry;
  const data = entry.data as T | undefined;
  return { data, error, isPending: data === undefined && error === null, isAsking: asking };
}

function isWanted(entry: Entry | undefined): boolean {
  return entry === undefined || (entry.at === 0 && entry.error === null && !entry.asking);
}

async function ask({ key, ask: send, freshMs }: Question<unknown>): Promise<void> {
  const known = entries.get(key);
  if (known?.asking === true) return;
  if (known !== undefined && known.error === null && Date.now() - known.at < freshMs) return;
  const underWay: Entry = { data: known?.data, error: null, at: 0, asking: true };
  put(key, underWay);
  const settled = await persist(send).then(
    (data): Entry => ({ data, error: null, at: Date.now(), asking: false }),
    (error: Error): Entry => ({ data: known?.data, error, at: 0, asking: false }),
  );
  // An answer to what was let go meanwhile may belong to another reader.
  if (entries.get(key) === underWay) put(key, settled);
}

/** Tries again a moment later where the failure may pass. */
async function persist<T>(send: () => Promise<T>): Promise<T> {
  for (const pause of RETRY_AFTER_MS) {
    try {
      return await send();
    } catch (error) {
      if (!(error instanceof ApiError) || !error.passing) throw error;
      await new Promise((resolve) => {
        setTimeout(resolve, pause);
      });
    }
  }
  return send();
}

function keyOf(endpoint: EndpointDescription): string {
  return `${endpoint.id} `;
}

function put(key: string, entry: Entry): void {
  const kept = [...entries].filter(([other]) => other !== key).slice(1 - MOST_KEPT);
  change(new Map([...kept, [key, entry]]));
}

function change(next: Entries): void {
  entries = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
