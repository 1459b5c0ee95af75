import type { FastifyInstance } from "fastify";
import { ALL_ENDPOINTS } from "../../contract/all-endpoints.ts";
import { once } from "../waiting/once.ts";
import { apiDocsPage } from "./api-docs.ts";
import { openApiDocument } from "./openapi.ts";

/** The contract for programs and as a page to read. */
export function serveApiDocs(app: FastifyInstance, publicUrl: string): void {
  // A fifth of a start's work, for a document that few ever ask for.
  const document = once(() => JSON.stringify(openApiDocument(ALL_ENDPOINTS, publicUrl)));
  app.get("/api/openapi.json", (_request, reply) =>
    reply.type("application/json; charset=utf-8").send(document()),
  );
  app.get("/api/docs", (_request, reply) =>
    reply.type("text/html; charset=utf-8").send(apiDocsPage(ALL_ENDPOINTS)),
  );
}
