import { expect, it } from "vitest";
import { ALL_ENDPOINTS } from "../../contract/all-endpoints.ts";
import type { EndpointDescription } from "../../contract/endpoint.ts";
import { ACTORS } from "../../domain/accounts/roles.ts";
import { mainDatabaseKind } from "../testing/test-databases.ts";
import { openTestServer } from "../testing/test-server.ts";

/** A caller whom every served call refuses, for the token or for the proof that the body lacks. */
const DEAD = { authorization: "Bearer dead" };

it("serves every call that the contract describes", async () => {
  const server = await openTestServer(mainDatabaseKind());
  const unserved: string[] = [];
  for (const { id, method, path, provesItself } of ALL_ENDPOINTS as readonly EndpointDescription[]) {
    const url = `/api${path.replace(/\{\w+\}/g, "1")}`;
    const { statusCode } = await server.app.inject({ method, url, headers: DEAD });
    if (statusCode !== 401 && !(provesItself && statusCode === 400)) unserved.push(`${id}: ${statusCode}`);
  }
  await server.close();
  expect(unserved).toEqual([]);
});

it("names each call once, under one method and path, with a row for every actor", () => {
  const ids = ALL_ENDPOINTS.map(({ id }) => id);
  const places = ALL_ENDPOINTS.map(({ method, path }) => `${method} ${path.replace(/\{\w+\}/g, "{}")}`);
  expect(new Set(ids).size).toBe(ids.length);
  expect(new Set(places).size).toBe(places.length);
  for (const { id, access, path, names } of ALL_ENDPOINTS) {
    expect([id, Object.keys(access).toSorted()]).toEqual([id, ACTORS.toSorted()]);
    const needsAnObject = Object.values(access).includes("own");
    expect([id, needsAnObject && names === undefined]).toEqual([id, false]);
    expect(path).toMatch(/^\/.+\/$|^\/[\w-]+$/);
  }
});
