import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const WEB = path.resolve(import.meta.dirname, "..");

test("a class that is styled by its name alone is styled in one file: pages are opened after one another", () => {
  const homes = new Map<string, Set<string>>();
  for (const file of readdirSync(WEB, { recursive: true, encoding: "utf8" })) {
    if (!file.endsWith(".css")) continue;
    for (const name of plainClasses(readFileSync(path.join(WEB, file), "utf8"))) {
      homes.set(name, (homes.get(name) ?? new Set()).add(file));
    }
  }
  expect(homes.size).toBeGreaterThan(100);
  expect([...homes].filter(([, files]) => files.size > 1)).toEqual([]);
});

/** The classes whose rules begin with nothing but their name. */
function plainClasses(css: string): string[] {
  const rules = css.replaceAll(/\/\*[^]*?\*\//g, "").matchAll(/(?:^|[{};])\s*([^{};@]+)\{/g);
  return [...rules].flatMap(([, selectors = ""]) =>
    selectors.split(",").flatMap((selector) => /^\s*\.([\w-]+)\s*$/.exec(selector)?.[1] ?? []),
  );
}
