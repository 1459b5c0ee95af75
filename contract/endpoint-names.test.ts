import { readdirSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { ALL_ENDPOINTS } from "./all-endpoints.ts";
import type { EndpointDescription } from "./endpoint.ts";

it("exports every description under its id and the word Endpoint, and lists each of them", async () => {
  const described: EndpointDescription[] = [];
  for (const [, exported] of await modulesOfEndpoints()) {
    for (const [name, description] of Object.entries(exported)) {
      expect(name).toBe(`${description.id}Endpoint`);
      described.push(description);
    }
  }
  expect(new Set(described)).toEqual(new Set(ALL_ENDPOINTS));
  expect(described.length).toBe(ALL_ENDPOINTS.length);
});

it("says of each call of which feature it is, and no two features say the same", async () => {
  const folders = new Map<string, Set<string>>();
  for (const [file, module] of await modulesOfEndpoints()) {
    for (const { tag } of Object.values(module)) {
      folders.set(tag, (folders.get(tag) ?? new Set()).add(path.dirname(file)));
    }
  }
  expect([...folders].filter(([, of]) => of.size > 1)).toEqual([]);
});

async function modulesOfEndpoints(): Promise<[file: string, Record<string, EndpointDescription>][]> {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".endpoints.ts"),
  );
  return Promise.all(
    files.map(
      async (file): Promise<[string, Record<string, EndpointDescription>]> => [
        file,
        await import(path.join(import.meta.dirname, file)),
      ],
    ),
  );
}
