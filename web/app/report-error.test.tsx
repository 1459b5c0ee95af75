import { expect, test, vi } from "vitest";
import { reportWebErrorEndpoint } from "../../contract/web-errors/web-errors.endpoints.ts";
import { serverAnswers } from "../testing/server.ts";

/** A page that has just been loaded, and has reported nothing. */
async function loadedPage() {
  vi.resetModules();
  return import("./report-error.ts");
}

test("a page reports the same error once, and a few at most", async () => {
  const { reportError } = await loadedPage();
  const sent = serverAnswers(reportWebErrorEndpoint, () => null);
  for (let round = 0; round < 3; round += 1) {
    for (let error = 0; error < 10; error += 1) reportError("promise", new Error(`number ${error}`));
  }
  expect(sent.map(({ body }) => (body as { message: string }).message)).toEqual(
    [0, 1, 2, 3, 4].map((error) => `Error: number ${error}`),
  );
});

test.each([
  ["Failed to fetch dynamically imported module: https://taxi.example/assets/a.js", "chunk"],
  ["error loading dynamically imported module: https://taxi.example/assets/a.js", "chunk"],
  ["Importing a module script failed.", "chunk"],
  ["l is not a function", "render"],
])("'%s' is an error of the kind %s", async (message, kind) => {
  const { reportError } = await loadedPage();
  const sent = serverAnswers(reportWebErrorEndpoint, () => null);
  vi.useFakeTimers();
  reportError("render", new TypeError(message));
  // A page that is being left, whose code therefore doesn't come, says nothing of it.
  expect(sent.length).toBe(kind === "chunk" ? 0 : 1);
  vi.runAllTimers();
  vi.useRealTimers();
  expect(sent[0]?.body).toMatchObject({ kind });
});

test("what nothing has caught is reported, but for what was broken off or comes from elsewhere", async () => {
  await loadedPage();
  const { watchErrors } = await import("./watch-errors.ts");
  const sent = serverAnswers(reportWebErrorEndpoint, () => null);
  const heard = new Map<string, (event: Event) => void>();
  const listen = vi.spyOn(window, "addEventListener");
  listen.mockImplementation((type, listener) => void heard.set(type, listener as (event: Event) => void));
  watchErrors();
  listen.mockRestore();
  const fail = (init: ErrorEventInit) => heard.get("error")?.(new ErrorEvent("error", init));
  const reject = (reason: unknown) =>
    heard.get("unhandledrejection")?.(Object.assign(new Event("unhandledrejection"), { reason }));
  fail({ error: new Error("ours"), filename: `${location.origin}/assets/site.js` });
  fail({ message: "Script error.", filename: "" });
  fail({ error: new Error("an extension"), filename: "chrome-extension://abc/content.js" });
  reject(new Error("nobody waited"));
  reject(new DOMException("left", "AbortError"));
  reject({ toString: () => Reflect.get({}, "gone").call() });
  await vi.waitFor(() => expect(sent).toHaveLength(3));
  expect(sent.map(({ body }) => body)).toMatchObject([
    { kind: "script", message: "Error: ours" },
    { kind: "promise", message: "Error: nobody waited" },
    { kind: "promise", message: "an error that says nothing" },
  ]);
});
