import type { FastifyInstance, HTTPMethods } from "fastify";
import type { EndpointDescription } from "../../contract/endpoint.ts";
import { groupBy } from "../../contract/group-by.ts";
import { Refusal, notFound } from "./refusal.ts";

const METHODS: readonly HTTPMethods[] = ["GET", "POST", "PATCH", "PUT", "DELETE", "OPTIONS"];

/** A known path under a wrong method is a 405 with Allow; an unknown path under /api is a 404 as JSON. */
export function refuseUnknown(app: FastifyInstance, served: readonly EndpointDescription[]): void {
  const byPath = groupBy(served, (description) => description.path.replace(/\{\w+\}/g, ":id"));
  for (const [path, descriptions] of byPath) {
    const allowed = descriptions.map((description) => description.method);
    const allow = [...new Set(allowed.includes("GET") ? [...allowed, "HEAD"] : allowed)].join(", ");
    app.route({
      method: METHODS.filter((method) => !(allowed as readonly string[]).includes(method as string)),
      url: `/api${path}`,
      onRequest: async (_request, reply) => {
        reply.header("Allow", allow);
        throw new Refusal("method_not_allowed", "This path does not take that method.");
      },
      handler: () => undefined,
    });
  }
  app.setNotFoundHandler(() => {
    throw notFound();
  });
}
