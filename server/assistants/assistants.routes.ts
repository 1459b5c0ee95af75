import type { FastifyInstance } from "fastify";
import { MCP_PATH } from "../../domain/company/site-map.ts";
import { once } from "../waiting/once.ts";
import type { AssistantDependencies } from "./assistant-call.ts";
import { openMcpDoor } from "./mcp-door.ts";

/** The door for assistants, with the tools of the product. */
export function assistantsRoutes(app: FastifyInstance, deps: AssistantDependencies): void {
  const load = once(() => import("./open-mcp-server.ts"));
  openMcpDoor(app, {
    path: MCP_PATH,
    publicUrl: deps.publicUrl,
    count: (request, reply) => deps.rateLimits.countAssistant(request, reply),
    openServer: async (request) => (await load()).openMcpServer(deps, request),
  });
}
