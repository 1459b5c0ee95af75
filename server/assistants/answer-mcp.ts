import type { IncomingMessage } from "node:http";
import { toWebRequest } from "@modelcontextprotocol/node";
import { type McpServer, createMcpHandler } from "@modelcontextprotocol/server";
import type { FastifyRequest } from "fastify";

const MOST_BYTES = 64 * 1024;

/** Answers one request of an assistant, in the newest revision of the protocol or as those of 2025 ask. */
export async function answerMcp(
  request: FastifyRequest,
  openServer: (request: FastifyRequest) => Promise<McpServer>,
): Promise<Response> {
  const handler = createMcpHandler(() => openServer(request), { maxRequestBodySize: MOST_BYTES });
  // A request that a server received has both, which the type of Node doesn't say.
  const raw = request.raw as IncomingMessage & { method: string; url: string };
  const asked = await toWebRequest(raw, undefined, { maxRequestBodySize: MOST_BYTES });
  return handler.fetch(asked, authOf(request));
}

/** The consent behind a request, in the words of the protocol's package: it tells a program where to ask for more. The token itself is ours to check. */
function authOf({ behind }: FastifyRequest) {
  if (!behind?.consent) return {};
  const { scopes, metadata: resourceMetadataUrl } = behind.consent;
  return { authInfo: { token: "", clientId: "", scopes: [...scopes], resourceMetadataUrl } };
}
