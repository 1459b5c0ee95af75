import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "./api-error.ts";
import { type Read, ReadStore } from "./read-store.ts";

const KEY = "rides {}";
type Fetch = {
  readonly answer: (data: string) => Promise<void>;
  readonly fail: (error: Error) => Promise<void>;
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("several who watch the same thing share one call, and its answer counts as new for five seconds", async () => {
  const { store, read, fetches } = setUp();
  store.watch(read);
  store.watch(read);
  await fetches[0]?.answer("one");
  vi.advanceTimersByTime(4_900);
  store.watch(read);
  expect(fetches).toHaveLength(1);
  vi.advanceTimersByTime(200);
  store.watch(read);
  expect(fetches).toHaveLength(2);
});

test("what was stale stays on the screen while it is read again, and an older answer on its way is dropped", async () => {
  const { store, read, fetches } = setUp();
  store.watch(read);
  await fetches[0]?.answer("one");
  store.invalidate((key) => key === KEY);
  store.invalidate((key) => key === KEY);
  expect(store.entry(KEY)).toMatchObject({ data: "one", stale: false });
  await fetches[2]?.answer("three");
  await fetches[1]?.answer("two");
  expect(store.entry(KEY).data).toBe("three");
});

test("what nobody watches is not read again until somebody does", async () => {
  const { store, read, fetches } = setUp();
  const leave = store.watch({ ...read, freshMs: Infinity });
  await fetches[0]?.answer("one");
  leave();
  store.invalidate(() => true);
  expect(fetches).toHaveLength(1);
  store.watch({ ...read, freshMs: Infinity });
  expect(fetches).toHaveLength(2);
});

test("an update made while a list is being read is made to the answer too, which may be older", async () => {
  const { store, read, fetches } = setUp();
  store.watch(read);
  await fetches[0]?.answer("a");
  vi.advanceTimersByTime(6_000);
  store.refresh();
  store.update<string>(KEY, (shown) => shown && `${shown}+live`);
  expect(store.entry(KEY).data).toBe("a+live");
  await fetches[1]?.answer("b");
  expect(store.entry(KEY).data).toBe("b+live");
});

test("an update before the first answer waits for it", async () => {
  const { store, read, fetches } = setUp();
  store.watch(read);
  store.update<string>(KEY, (shown) => shown && `${shown}+live`);
  expect(store.entry(KEY).data).toBeUndefined();
  await fetches[0]?.answer("a");
  expect(store.entry(KEY).data).toBe("a+live");
});

test("a part is shown while the rest is on its way, with what happened meanwhile", async () => {
  const { store, read } = setUp();
  let rest: (() => void) | undefined;
  store.watch({
    ...read,
    load: async ({ show }) => {
      show("first");
      await new Promise<void>((resolve) => {
        rest = resolve;
      });
      return "first and second";
    },
  });
  await vi.advanceTimersByTimeAsync(0);
  store.update<string>(KEY, (shown) => `${shown}!`);
  expect(store.entry(KEY)).toMatchObject({ data: "first!", partial: true });
  rest?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(store.entry(KEY)).toMatchObject({ data: "first and second!", partial: false });
});

test("a failure that may pass is tried three times, another is told at once, and what was known stays", async () => {
  const { store, read, fetches } = setUp();
  store.watch(read);
  await fetches[0]?.answer("one");
  store.invalidate(() => true);
  for (const [index, pause] of [1_000, 2_000, 0].entries()) {
    await fetches[index + 1]?.fail(new ApiError("unreachable", 0));
    await vi.advanceTimersByTimeAsync(pause);
  }
  expect(store.entry(KEY)).toMatchObject({ data: "one", error: { code: "unreachable" } });
  expect(fetches).toHaveLength(4);
  store.refresh();
  await fetches[4]?.fail(new ApiError("not_found", 404));
  expect(store.entry(KEY)).toMatchObject({ data: "one", error: { code: "not_found" } });
});

test("an error stays in sight while what it hid is read again, and goes with the answer", async () => {
  const { store, read, fetches } = setUp();
  store.watch(read);
  await fetches[0]?.answer("one");
  store.invalidate(() => true);
  await fetches[1]?.fail(new ApiError("not_found", 404));
  store.invalidate(() => true);
  expect(store.entry(KEY).error).not.toBeNull();
  await fetches[2]?.answer("two");
  expect(store.entry(KEY)).toMatchObject({ data: "two", error: null });
});

test("what is watched is read again so long after each reading, whoever asked for it, until the watcher leaves", async () => {
  const { store, read, fetches } = setUp();
  const leave = store.watch(read, { everyMs: 10_000 });
  await fetches[0]?.answer("one");
  await vi.advanceTimersByTimeAsync(8_000);
  store.invalidate(() => true);
  await fetches[1]?.answer("two");
  await vi.advanceTimersByTimeAsync(8_000);
  expect(fetches).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(fetches).toHaveLength(3);
  await fetches[2]?.fail(new ApiError("not_found", 404));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(fetches).toHaveLength(4);
  leave();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetches).toHaveLength(4);
});

test("many who were opened at once do not ask at once", async () => {
  const moments = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const { store, read, fetches } = setUp();
      store.watch(read, { everyMs: 10_000, jitterMs: 2_500 });
      await fetches[0]?.answer("one");
      return { fetches };
    }),
  );
  await vi.advanceTimersByTimeAsync(7_499);
  expect(moments.filter(({ fetches }) => fetches.length > 1)).toEqual([]);
  const spread = new Set<number>();
  for (let passed = 0; passed < 5_000; passed += 100) {
    await vi.advanceTimersByTimeAsync(100);
    spread.add(moments.filter(({ fetches }) => fetches.length > 1).length);
  }
  await vi.advanceTimersByTimeAsync(10);
  expect(moments.every(({ fetches }) => fetches.length > 1)).toBe(true);
  expect(spread.size).toBeGreaterThan(5);
});

test("nothing of one person is left for the next, not even what was on its way", async () => {
  const { store, read, fetches } = setUp();
  store.watch(read);
  await fetches[0]?.answer("mine");
  store.invalidate(() => true);
  store.clear();
  expect(store.entry(KEY).data).toBeUndefined();
  await fetches[1]?.answer("mine, later");
  expect(store.entry(KEY).data).toBeUndefined();
  await fetches[2]?.answer("theirs");
  expect(store.entry(KEY).data).toBe("theirs");
});

test("an answer that says the same again is the same object, so that nothing is drawn anew", async () => {
  const store = new ReadStore();
  const read: Read<string[]> = { key: KEY, freshMs: 0, load: async () => ["one"] };
  store.watch(read);
  await vi.advanceTimersByTimeAsync(0);
  const first = store.entry(KEY).data;
  store.refresh();
  await vi.advanceTimersByTimeAsync(1);
  expect(store.entry(KEY).data).toBe(first);
});

test("of many answers the oldest go, but none that is shown", async () => {
  const store = new ReadStore();
  const readOf = (key: string): Read<string> => ({ key, load: async () => key });
  store.watch(readOf("shown"));
  for (let index = 0; index < 200; index += 1) store.watch(readOf(`row ${index}`))();
  await vi.advanceTimersByTimeAsync(0);
  expect(store.entry("shown").data).toBe("shown");
  expect(store.entry("row 0").data).toBeUndefined();
  expect(store.entry("row 199").data).toBe("row 199");
});

test("what was dropped while it failed isn't tried again, as for whoever signs in after somebody else", async () => {
  const { store, read, fetches } = setUp();
  const leave = store.watch(read);
  leave();
  store.clear();
  await fetches[0]?.fail(new ApiError("unreachable", 0));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(fetches).toHaveLength(1);
  store.watch(read);
  expect(fetches).toHaveLength(2);
});

function setUp() {
  const fetches: Fetch[] = [];
  const load = () =>
    new Promise<string>((resolve, reject) => {
      const settled = () => vi.advanceTimersByTimeAsync(0).then(() => undefined);
      fetches.push({
        answer: (data) => (resolve(data), settled()),
        fail: (error) => (reject(error), settled()),
      });
    });
  return { store: new ReadStore(), read: { key: KEY, load }, fetches };
}
