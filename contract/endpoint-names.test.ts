import { readdirSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { ALL_ENDPOINTS } from "./all-endpoints.ts";
import type { EndpointDescription } from "./endpoint.ts";

it("exports every description under its id and the word Endpoint, and lists each of them", async () => {
  const modules = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".endpoints.ts"))
    .map((name) => path.join(import.meta.dirname, name));
  const described: EndpointDescription[] = [];
  for (const file of modules) {
    const exported: Record<string, EndpointDescription> = await import(file);
    for (const [name, description] of Object.entries(exported)) {
      expect(name).toBe(`${description.id}Endpoint`);
      described.push(description);
    }
  }
  expect(new Set(described)).toEqual(new Set(ALL_ENDPOINTS));
  expect(described.length).toBe(ALL_ENDPOINTS.length);
});
