import type { McpServer } from "@modelcontextprotocol/server";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { ApiError } from "../http/api-error.ts";
import { once } from "../waiting/once.ts";

type Door = {
  readonly path: string;
  /** Where the product is reached from outside. */
  readonly publicUrl: string;
  /** Lets a request in, or refuses it: one too many, or of somebody who isn't let in. */
  readonly admit: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
  /** Opens the server of one request: nothing of it is kept for the next. */
  readonly openServer: (request: FastifyRequest) => Promise<McpServer>;
};

/** Opens a door of the Model Context Protocol: without sessions, each request by itself, and to no page of another site. */
export function openMcpDoor(app: FastifyInstance, { path, publicUrl, admit, openServer }: Door): void {
  const hosts = hostsOf(publicUrl);
  // Read once somebody comes to it: a start that nobody asks by this door doesn't pay for it.
  const load = once(() => import("./answer-mcp.ts"));
  void app.register(async (scope) => {
    // The protocol reads its messages itself, and says by its own codes what is wrong with them.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", (_request, _payload, done) => done(null));
    scope.route({
      method: ["GET", "POST", "DELETE"],
      url: path,
      onRequest: async (request, reply) => {
        refuseForeign(request, hosts);
        await admit(request, reply);
      },
      handler: async (request, reply) => {
        const { answerMcp } = await load();
        return reply.send(await answerMcp(request, openServer));
      },
    });
  });
}

/** The names that the product is reached by: its own, and where that is this very machine, each of a machine's names for itself. */
function hostsOf(publicUrl: string): ReadonlySet<string> {
  const { hostname } = new URL(publicUrl);
  return new Set(OF_THIS_MACHINE.includes(hostname) ? OF_THIS_MACHINE : [hostname]);
}

const OF_THIS_MACHINE = ["localhost", "127.0.0.1", "[::1]"];

/** Refuses a page of another site, also one whose name was made to lead here: its browser would speak for whoever looks at it. */
function refuseForeign({ host, headers: { origin } }: FastifyRequest, hosts: ReadonlySet<string>): void {
  const isOurs = hosts.has(nameIn(`http://${host}`)) && (origin === undefined || hosts.has(nameIn(origin)));
  if (!isOurs) throw new ApiError("forbidden", "This address isn't for pages of other sites.");
}

function nameIn(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname : "";
}
