import { existsSync, readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const ROOT = path.resolve(import.meta.dirname, "..");
const FOLDER_OF_TESTS = /\*\.test\.ts$/;

it("every place that docs/coverage.md names is there", () => {
  const coverage = readFileSync(path.join(ROOT, "docs/coverage.md"), "utf8");
  const missing = coverage
    .split("\n")
    .flatMap((line) => missingIn(line).map((name) => `${name} in: ${line.slice(0, 60)}`));
  expect(missing).toEqual([]);
});

/** A name without a folder stands in the folder of the name before it. */
function missingIn(line: string): string[] {
  let folder = "";
  const missing: string[] = [];
  for (const [, name = ""] of line.matchAll(/`([^`]+)`/g)) {
    if (!/\.(ts|tsx|mjs)$|\/$/.test(name)) continue;
    const whole = name.includes("/") ? name : path.join(folder, name);
    folder = path.dirname(whole);
    if (!isThere(whole)) missing.push(whole);
  }
  return missing;
}

function isThere(name: string): boolean {
  if (!name.includes("*")) return existsSync(path.join(ROOT, name));
  const folder = path.join(ROOT, name.split("*", 1)[0] ?? "");
  if (!existsSync(folder)) return false;
  if (!FOLDER_OF_TESTS.test(name)) return true;
  return readdirSync(folder, { recursive: true }).some((file) => String(file).endsWith(".test.ts"));
}
