import { expect, test } from "vitest";
import { maskMessage, maskPlace, pageOfPath } from "./mask-error.ts";

test.each([
  ["l is not a function", "l is not a function"],
  [
    "Cannot read properties of undefined (reading 'scrollTo')",
    "Cannot read properties of undefined (reading 'scrollTo')",
  ],
  ['can\'t access property "name", x is undefined', 'can\'t access property "name", x is undefined'],
  [
    "Minified React error #310; visit https://react.dev/errors/310?args[]=Rosa for the full message",
    "Minified React error #310; visit https://react.dev/errors/310 for the full message",
  ],
  [
    "Failed to fetch dynamically imported module: https://taxi.example/assets/fare-step-1a2B3c4.js",
    "Failed to fetch dynamically imported module: https://taxi.example/assets/fare-step-1a2B3c4.js",
  ],
  ["Unexpected token 'R', \"Rosa Werne\"... is not valid JSON", "what was read is not valid JSON"],
  ["no ride of rosa.wernet@example.com", "no ride of …"],
  ['Rosa said "call me at home"', 'Rosa said "…"'],
  ["call +599 9 512-3456 or 5123456", "call … or …"],
  ["ride 4818 (K7P-4XM) is gone", "ride … (…) is gone"],
  ["/track/jRmAEf5n3UaFDu2UdWs6nQ failed", "/track/… failed"],
  ["/track/shortcode failed", "/track/… failed"],
  [
    "Bearer eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dozjgNryP4J3jVmNHl0w5N_XgL0n3I9P",
    "Bearer ….….…",
  ],
])("of the message %s only what names nobody is kept", (message, kept) => {
  expect(maskMessage(message)).toBe(kept);
});

test("a message is cut, however long and whatever it is made of", () => {
  for (const piece of ["a", '"', "'a ", "1-", "x@", "/assets/a", "A1B-"]) {
    const began = performance.now();
    expect(maskMessage(piece.repeat(100_000)).length).toBeLessThanOrEqual(300);
    expect(performance.now() - began).toBeLessThan(500);
  }
});

test.each([
  ["/", "/"],
  ["/nl/faq/", "/faq"],
  ["/es/track/jRmAEf5n3UaFDu2UdWs6nQ", "/track/{code}"],
  ["/pay/abc?code=1", "/pay/{code}"],
  ["/on-account/renaissance/frame", "/on-account/{code}/frame"],
  ["/admin/riders/4818", "/admin/riders/…"],
  ["/operator/board", "/operator/board"],
  ["/track/jRmAEf5n3UaFDu2UdWs6nQ/x", "/track/…/x"],
  ["/rosa/wernet", "other"],
  ["", "/"],
])("the page of %s is %s", (path, page) => {
  expect(pageOfPath(path)).toBe(page);
});

test("a place is one in our own scripts, or none", () => {
  expect(maskPlace("at l (https://taxi.example/assets/site-1a2b3c4.js:1:2345)")).toBe(
    "/assets/site-1a2b3c4.js:1:2345",
  );
  expect(maskPlace("https://elsewhere.example/rosa.js:1:2")).toBeNull();
  expect(maskPlace(undefined)).toBeNull();
});
