import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { ASSISTANT_SCOPES } from "../../../domain/assistants/assistant-scopes.ts";
import { MCP_ACCOUNT_PATH, MCP_PATH, SITE_PATHS } from "../../../domain/company/site-map.ts";
import type { RateLimits } from "../../http/rate-limits.ts";
import { type Form, TokenRefusal, type TokenTools, giveTokens, revokeToken } from "./grant-tokens.ts";

const PROTECTED = "/.well-known/oauth-protected-resource";
const SERVER = "/.well-known/oauth-authorization-server";
const TOKEN_PATH = "/oauth/token";
const REVOKE_PATH = "/oauth/revoke";
const MOST_BYTES = 16 * 1024;

type Dependencies = TokenTools & { publicUrl: string; rateLimits: RateLimits };

/** Where a door says who lets assistants in. */
export function metadataOf(publicUrl: string, path: string): string {
  return `${publicUrl}${PROTECTED}${path}`;
}

/** The calls of OAuth 2.1 that programs make: who lets them in (RFC 9728, RFC 8414), tokens, and giving them back (RFC 7009). */
export function oauthRoutes(app: FastifyInstance, deps: Dependencies): void {
  const { publicUrl, rateLimits } = deps;
  for (const [path, door] of [
    ["", MCP_PATH],
    [MCP_PATH, MCP_PATH],
    [MCP_ACCOUNT_PATH, MCP_ACCOUNT_PATH],
  ] as const) {
    const about = {
      resource: `${publicUrl}${door}`,
      authorization_servers: [publicUrl],
      scopes_supported: ASSISTANT_SCOPES,
      bearer_methods_supported: ["header"],
      resource_documentation: `${publicUrl}${SITE_PATHS.developers}`,
    };
    app.get(`${PROTECTED}${path}`, (_request, reply) => reply.send(about));
  }
  const about = aboutServer(publicUrl);
  app.get(SERVER, (_request, reply) => reply.send(about));

  void app.register(async (scope) => {
    scope.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { parseAs: "string", bodyLimit: MOST_BYTES },
      (_request, text, done) => done(null, readForm(String(text))),
    );
    scope.addHook("onRequest", (request, reply) => rateLimits.countAssistant(request, reply));
    scope.post(TOKEN_PATH, (request, reply) => answered(reply, () => giveTokens(deps, formOf(request))));
    scope.post(REVOKE_PATH, (request, reply) =>
      answered(reply, async () => {
        await revokeToken(deps, formOf(request));
        return {};
      }),
    );
  });
}

function aboutServer(publicUrl: string) {
  return {
    issuer: publicUrl,
    authorization_endpoint: `${publicUrl}${SITE_PATHS.allowAssistant}`,
    token_endpoint: `${publicUrl}${TOKEN_PATH}`,
    revocation_endpoint: `${publicUrl}${REVOKE_PATH}`,
    scopes_supported: ASSISTANT_SCOPES,
    response_types_supported: ["code"],
    response_modes_supported: ["query"],
    grant_types_supported: ["authorization_code", "refresh_token"],
    code_challenge_methods_supported: ["S256"],
    token_endpoint_auth_methods_supported: ["none"],
    revocation_endpoint_auth_methods_supported: ["none"],
    client_id_metadata_document_supported: true,
    authorization_response_iss_parameter_supported: true,
    service_documentation: `${publicUrl}${SITE_PATHS.developers}`,
  };
}

/** A form in which a name comes once; one that came twice says nothing. */
function readForm(text: string): Form {
  const given = new URLSearchParams(text);
  return Object.fromEntries([...new Set(given.keys())].map((name) => [name, onlyOf(given.getAll(name))]));
}

function onlyOf(values: readonly string[]): string | undefined {
  return values.length === 1 ? values[0] : undefined;
}

/** The fields of a request's form; a body of another kind has none. */
function formOf({ body, headers }: FastifyRequest): Form {
  return headers["content-type"]?.startsWith("application/x-www-form-urlencoded") ? (body as Form) : {};
}

/** Answers a call of OAuth, or says in its words why not. */
async function answered(reply: FastifyReply, work: () => Promise<object>): Promise<FastifyReply> {
  try {
    return await reply.send(await work());
  } catch (error) {
    if (!(error instanceof TokenRefusal)) throw error;
    return reply.code(400).send({ error: error.code });
  }
}
