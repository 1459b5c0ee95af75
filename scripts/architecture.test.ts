import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { drawArchitecture } from "./draw-architecture.ts";
import { serverSources } from "./server-arrows.ts";

const ROOT = path.resolve(import.meta.dirname, "..");
const PAGE = readFileSync(path.join(ROOT, "docs/architecture.md"), "utf8");
/** A path below a place of the project, as the walks and laws name one. */
const NAMED = /`((?:domain|contract|server|web|scripts|e2e|bench|docs)\/[\w./-]+)`/g;

it("the picture shows the rooms as they import each other", async () => {
  await expect(drawArchitecture(serverSources(ROOT))).toMatchFileSnapshot("../docs/architecture.svg");
});

it("a file that the walks and the laws name is there", () => {
  const named = [...PAGE.matchAll(NAMED)].map(([, file = ""]) => file);
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
});
