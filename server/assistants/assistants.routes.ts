import type { FastifyInstance } from "fastify";
import { MCP_ACCOUNT_PATH, MCP_PATH } from "../../domain/company/site-map.ts";
import { SECOND_MS } from "../../domain/time-units.ts";
import { RefreshTokens } from "../accounts/sessions/refresh-token.ts";
import type { ServerSecrets } from "../database/server-secrets.ts";
import type { Authenticate } from "../http/caller.ts";
import type { Serve } from "../http/serve.ts";
import type { Reach } from "../partners/webhooks/post-webhook.ts";
import { findPublicAddress } from "../partners/webhooks/public-address.ts";
import { once } from "../waiting/once.ts";
import type { AssistantDependencies, Behind } from "./assistant-call.ts";
import { ClientDocuments } from "./grants/client-documents.ts";
import { grantsRoutes } from "./grants/grants.routes.ts";
import { metadataOf, oauthRoutes } from "./grants/oauth.routes.ts";
import { whoIsBehind } from "./grants/who-is-behind.ts";
import { openMcpDoor } from "./mcp-door.ts";
import { openSignedNotes } from "./signed-notes.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** The one whom the assistant speaks for, once it is known. */
    behind: Behind | null;
  }
}

const DOCUMENT_TIMEOUT_MS = 5 * SECOND_MS;

type Dependencies = Omit<AssistantDependencies, "notes"> & {
  secrets: ServerSecrets;
  authenticate: Authenticate;
  /** How assistants' documents are reached; by the internet unless a test says otherwise. */
  reach: Reach | undefined;
};

/** The doors for assistants with the tools of the product, and how they are let in to speak for a rider, a hotel or a firm. */
export async function assistantsRoutes(
  app: FastifyInstance,
  serve: Serve,
  given: Dependencies,
): Promise<void> {
  const { secrets, authenticate, reach, ...rest } = given;
  const { db, clock, publicUrl, rateLimits } = rest;
  const notes = await openSignedNotes(secrets, clock);
  const deps: AssistantDependencies = { ...rest, notes };
  const refreshTokens = new RefreshTokens(await secrets.get("assistant_refresh"));
  const load = once(() => import("./open-mcp-server.ts"));
  app.decorateRequest("behind", null);
  for (const path of [MCP_PATH, MCP_ACCOUNT_PATH]) {
    const door = {
      db,
      clock,
      notes,
      authenticate,
      resource: `${publicUrl}${path}`,
      metadata: metadataOf(publicUrl, path),
      asksWho: path === MCP_ACCOUNT_PATH,
    };
    openMcpDoor(app, {
      path,
      publicUrl,
      admit: async (request, reply) => {
        await rateLimits.countAssistant(request, reply);
        request.behind = await whoIsBehind(door, request, reply);
      },
      openServer: async (request) => (await load()).openMcpServer(deps, request),
    });
  }
  const documents = new ClientDocuments(
    reach ?? { findAddress: findPublicAddress, timeoutMs: DOCUMENT_TIMEOUT_MS },
    clock,
  );
  const tools = { db, clock, notes, refreshTokens };
  oauthRoutes(app, { ...tools, publicUrl, rateLimits });
  grantsRoutes(serve, { ...tools, publicUrl, documents });
}
