import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import type { AnyTool, OwnTool } from "../../contract/assistants/tools.ts";
import type { AnswerOfTool } from "../../contract/assistants/tool.ts";
import type { TestServer } from "./test-server.ts";

/** How a person answers a question of their assistant's; null where the program can't ask. */
type Person = ((question: string) => boolean) | null;

type Connecting = {
  /** The person behind the assistant. */
  readonly person?: Person;
  /** Speaks the revision of 2025-11-25, which begins with a handshake. */
  readonly old?: boolean;
  readonly from?: string;
  /** By which it speaks for a rider, a hotel or a firm. */
  readonly token?: string;
  /** The languages that its program asks for answers in. */
  readonly languages?: string;
};

type ToolNamed<Name extends AnyTool["name"]> = Extract<AnyTool, { name: Name }>;
type OwnToolNamed<Name extends AnyTool["name"]> = Extract<OwnTool, { name: Name }>;
type Refusal = {
  readonly error: string;
  readonly code: string;
  readonly detail?: string;
  readonly fields?: Readonly<Record<string, string>>;
};

export type Assistant = {
  readonly client: Client;
  /** Calls a tool that must answer. */
  call<Name extends AnyTool["name"]>(name: Name, args: object): Promise<AnswerOfTool<ToolNamed<Name>>>;
  /** The same of one that speaks for an account. */
  callOwn<Name extends AnyTool["name"]>(name: Name, args: object): Promise<AnswerOfTool<OwnToolNamed<Name>>>;
  /** Calls a tool that must refuse. */
  refused(name: AnyTool["name"], args: object): Promise<Refusal>;
};

/** Connects an assistant to a test server, by the client of the protocol's own makers. */
export async function connectAssistant(
  server: TestServer,
  { person = null, old = false, from = "10.20.0.1", token, languages }: Connecting = {},
): Promise<Assistant> {
  const client = new Client(
    { name: "a test's assistant", version: "1.0.0" },
    {
      capabilities: person === null ? {} : { elicitation: { form: {} } },
      versionNegotiation: { mode: old ? "legacy" : { pin: "2026-07-28" } },
    },
  );
  if (person !== null) {
    client.setRequestHandler("elicitation/create", async ({ params }) => ({
      action: "accept",
      content: { yes: person(params.message) },
    }));
  }
  const fetch = (url: string | URL, init?: RequestInit) => fetchFrom(server, new Request(url, init), from);
  const headers = {
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(languages !== undefined && { "accept-language": languages }),
  };
  const door = new URL("http://127.0.0.1:8080/mcp");
  await client.connect(new StreamableHTTPClientTransport(door, { fetch, requestInit: { headers } }));
  const make = (name: AnyTool["name"], args: object) => client.callTool({ name, arguments: { ...args } });
  const answer = async (name: AnyTool["name"], args: object) => {
    const { structuredContent, isError, content } = await make(name, args);
    if (isError) throw new Error(`${name} refused: ${textOf(content)}`);
    return structuredContent;
  };
  return {
    client,
    // Each is checked by the client against the schema that the server told it.
    call: async (name, args) => (await answer(name, args)) as AnswerOfTool<ToolNamed<typeof name>>,
    callOwn: async (name, args) => (await answer(name, args)) as AnswerOfTool<OwnToolNamed<typeof name>>,
    async refused(name, args) {
      const { isError, content } = await make(name, args);
      if (!isError) throw new Error(`${name} answered: ${textOf(content)}`);
      return JSON.parse(textOf(content)) as Refusal;
    },
  };
}

function textOf(content: unknown): string {
  const [first] = content as readonly { text?: string }[];
  return first?.text ?? "";
}

/** Sends a request of the web to the server of a test, which listens at no port. */
async function fetchFrom({ app }: TestServer, request: Request, from: string): Promise<Response> {
  const answer = await app.inject({
    method: request.method as "GET" | "POST" | "DELETE",
    url: request.url,
    headers: { ...Object.fromEntries(request.headers), host: "127.0.0.1:8080" },
    payload: await request.text(),
    remoteAddress: from,
  });
  const headers = Object.entries(answer.headers).map(([name, value]): [string, string] => [
    name,
    String(value),
  ]);
  const hasBody = ![202, 204, 304].includes(answer.statusCode);
  return new Response(hasBody ? answer.body : null, { status: answer.statusCode, headers });
}
