import { expect, test } from "vitest";
import { safeReturnPath } from "./safe-return-path.ts";

test("goes back to a path of this site", () => {
  for (const path of ["/", "/operator", "/nl/contactus?topic=tour#form", "/track/AB%20C"]) {
    expect(safeReturnPath(path)).toBe(path);
  }
});

test("refuses every way out of the site and goes home", () => {
  const ways = [
    null,
    "",
    "operator",
    "https://evil.example",
    "//evil.example",
    "/\\evil.example",
    "\\/evil.example",
    "/%2Fevil.example",
    "/%2fevil.example",
    "/%5Cevil.example",
    "/%252Fevil.example",
    "/%25252Fevil.example",
    "/\tevil",
    "/%0a/evil.example",
    "javascript:alert(1)",
  ];
  for (const way of ways) expect(safeReturnPath(way)).toBe("/");
});
