import { describe, expect, it } from "vitest";
import { isSafePath } from "./safe-path.ts";

describe("a page to come back to", () => {
  it.each(["/", "/fare", "/track/ab%20c", "/myridehistory?q=50%25#top", "/login?return=%2F%2Fx", "/50%"])(
    "may be %j",
    (path) => {
      expect(isSafePath(path)).toBe(true);
    },
  );

  it.each([
    "",
    "fare",
    "//evil.example",
    "/\\evil.example",
    "\\/evil.example",
    "https://evil.example",
    "javascript:alert(1)",
    "/%2Fevil.example",
    "/%252fevil.example",
    "/%5Cevil.example",
    "/%25255cevil.example",
    "/\t/evil.example",
    "/%09/evil.example",
    "/fare\n",
    `/${"a".repeat(300)}`,
  ])("may not be %j", (path) => {
    expect(isSafePath(path)).toBe(false);
  });
});
