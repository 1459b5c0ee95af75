import { createConfig, lintFromString } from "@redocly/openapi-core";
import { describe, expect, it } from "vitest";
import { ALL_ENDPOINTS } from "../../contract/all-endpoints.ts";
import { openApiDocument } from "./openapi.ts";

type Schema = { $ref?: string; items?: Schema };
type Operation = {
  description: string;
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content?: Record<string, { schema: Schema }>; headers?: object }>;
};

const document = openApiDocument(ALL_ENDPOINTS, "https://taxi.example") as {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, unknown> };
};
const operations = Object.values(document.paths).flatMap((path) => Object.values(path));

describe("the OpenAPI document", () => {
  it("is one that Redocly's recommended rules find nothing wrong with", async () => {
    const config = await createConfig({
      extends: ["recommended"],
      // Our paths end with a slash, and answer without it too; a probe of the server is refused to nobody.
      rules: { "no-path-trailing-slash": "off", "operation-4xx-response": "off" },
    });
    const problems = await lintFromString({
      source: JSON.stringify(document),
      absoluteRef: "openapi.json",
      config,
    });
    const found = problems.map(
      ({ ruleId, message, location: [at] }) => `${ruleId}: ${message} ${at?.pointer}`,
    );
    expect(found).toEqual([]);
  }, 60_000);

  it("refers to rides, drivers and every object that is sent or answered by a name", () => {
    const schemas = operations.flatMap(({ requestBody, responses }) =>
      [requestBody, ...Object.values(responses)].flatMap((part) => part?.content?.["application/json"] ?? []),
    );
    const inlined = schemas.filter(({ schema }) => "properties" in schema);
    expect(inlined).toEqual([]);
    expect(document.components.schemas).toMatchObject({ Ride: {}, TrackedRide: {}, Driver: {}, Booking: {} });
    // What is answered in another shape than it is sent.
    expect(document.components.schemas).toMatchObject({ Tariff: {}, TariffInput: {} });
    expect(answerOf("/rides/{id}/")).toEqual({ $ref: "#/components/schemas/Ride" });
    // For each call its share of the document, which grows past this where an object is written out again.
    expect(JSON.stringify(document).length / operations.length).toBeLessThan(2_400);
  });

  it("says in a sentence what each call does and who may make it", () => {
    for (const { description } of operations) expect(description).toMatch(/^[A-Z].*\. For .*\.$/);
    expect(document.paths["/accept-ride/{id}/"]?.["post"]?.description).toContain("For driver.");
  });

  it("names the header by which an answer says that it is a little old, where it may be", () => {
    const headers = (path: string) => document.paths[path]?.["get"]?.responses["200"]?.headers;
    expect(headers("/ride-history/")).toEqual({ "As-Of": { $ref: "#/components/headers/AsOf" } });
    expect(headers("/assigned-rides/")).toBeUndefined();
  });

  it("tells a table, a stream and a tile by their content type", () => {
    const type = (path: string) =>
      Object.keys(document.paths[path]?.["get"]?.responses["200"]?.content ?? {});
    expect(type("/ride-history/export/")).toEqual(["text/csv"]);
    expect(type("/events/")).toEqual(["text/event-stream"]);
  });
});

function answerOf(path: string): Schema | undefined {
  return document.paths[path]?.["get"]?.responses["200"]?.content?.["application/json"]?.schema;
}
