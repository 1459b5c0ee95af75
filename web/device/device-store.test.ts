import { expect, test, vi } from "vitest";
import { storeIn } from "./device-store.ts";

/** The browser's storage, which can be full. */
function makeStorage() {
  const kept: Record<string, string> = {};
  const device = { isFull: false };
  // Like the browser's, it has what it keeps as its own names, and its methods from elsewhere.
  const storage: Storage = Object.assign(
    Object.create({
      getItem: (key: string) => kept[key] ?? null,
      setItem(key: string, text: string) {
        if (device.isFull) throw new DOMException("full", "QuotaExceededError");
        kept[key] = text;
        Object.assign(storage, { [key]: text });
      },
      removeItem(key: string) {
        delete kept[key];
        Reflect.deleteProperty(storage, key);
      },
    }),
  );
  return { kept, device, store: storeIn(() => storage) };
}

const forbidden = () =>
  storeIn(() => {
    throw new DOMException("forbidden", "SecurityError");
  });
const asNumbers = (value: unknown) => (Array.isArray(value) ? value.map(Number) : null);

test("keeps a value on the device, and reads it as the same object until it changes", () => {
  const { store, kept } = makeStorage();
  store.write("list", [1, 2]);
  expect(kept).toEqual({ list: "[1,2]" });
  const read = store.read("list", asNumbers);
  expect(read).toEqual([1, 2]);
  expect(store.read("list", asNumbers)).toBe(read);
  kept["list"] = "[3]";
  expect(store.read("list", asNumbers)).toEqual([3]);
});

test.each([
  ["nothing", {}],
  ["a text that is no JSON", { list: "[1," }],
  ["another kind of value", { list: '"two"' }],
])("leaves it to who reads what to make of %s", (_what, before) => {
  const { store, kept } = makeStorage();
  Object.assign(kept, before);
  expect(store.read("list", asNumbers)).toBeNull();
});

test("keeps in memory what a forbidden storage does not take, and says that it does not last", () => {
  const store = forbidden();
  expect([store.set("name", "a"), store.get("name")]).toEqual([false, "a"]);
  store.set("name", null);
  expect(store.get("name")).toBeNull();
});

test("keeps in memory what a full device does not take, and on the device once it has room again", () => {
  const { store, kept, device } = makeStorage();
  store.set("name", "old");
  device.isFull = true;
  expect([store.set("name", "new"), store.get("name"), kept["name"]]).toEqual([false, "new", "old"]);
  device.isFull = false;
  expect([store.set("name", "newest"), store.get("name"), kept["name"]]).toEqual([true, "newest", "newest"]);
});

test("forgets everything whose name begins so, on the device and in memory, and nothing else", () => {
  const { store, kept, device } = makeStorage();
  store.set("draft:a", "1");
  store.set("other", "2");
  device.isFull = true;
  store.set("draft:b", "3");
  store.forget("draft:");
  expect([store.get("draft:a"), store.get("draft:b"), kept]).toEqual([null, null, { other: "2" }]);
});

test("tells who watches a name of its changes, and nobody else", () => {
  const { store } = makeStorage();
  const [steps, drafts] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const stop = store.watch("steps:", steps);
  store.watch("draft:", drafts);
  store.set("steps:kim", "[]");
  expect([steps.mock.calls.length, drafts.mock.calls.length]).toEqual([1, 0]);
  stop();
  store.set("steps:kim", null);
  expect(steps).toHaveBeenCalledTimes(1);
});
