import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const page = readFileSync("docs/security.md", "utf8");

it("says of each of the 17 chapters of ASVS 5.0 where it stands", () => {
  const chapters = [...page.matchAll(/^## V(\d+) .+: .*(met|in part|nothing to meet).*$/gm)].map(
    ([, number]) => Number(number),
  );
  expect(chapters).toEqual(Array.from({ length: 17 }, (_, index) => index + 1));
});

it("names files and folders that are there", () => {
  const named = [...page.matchAll(/`((?:server|contract|domain|web|e2e|docs)\/[^`]*)`/g)].map(
    ([, path = ""]) => path,
  );
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((path) => !existsSync(path))).toEqual([]);
});

it("lists the packages that run in production, and no other, as CycloneDX", () => {
  const list = JSON.parse(execFileSync("npm", ["run", "--silent", "sbom"], { encoding: "utf8" })) as {
    bomFormat: string;
    components: { name: string; version: string; purl: string; hashes?: unknown[] }[];
  };
  const manifest = JSON.parse(readFileSync("package.json", "utf8")) as {
    dependencies: Record<string, string>;
    devDependencies: Record<string, string>;
  };
  const listed = (name: string, version: string) =>
    list.components.some(({ purl }) => purl === `pkg:npm/${name.replace("@", "%40")}@${version}`);
  expect(list.bomFormat).toBe("CycloneDX");
  expect(list.components.length).toBeGreaterThan(50);
  for (const [name, version] of Object.entries(manifest.dependencies))
    expect([name, listed(name, version)]).toEqual([name, true]);
  for (const name of ["vitest", "@playwright/test", "oxlint"])
    expect(listed(name, manifest.devDependencies[name] ?? "")).toBe(false);
}, 60_000);
