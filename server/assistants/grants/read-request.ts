import type { AssistantRequest } from "../../../contract/assistants/grants.endpoints.ts";
import { ASSISTANT_SCOPES, type AssistantScope } from "../../../domain/assistants/assistant-scopes.ts";
import { MCP_ACCOUNT_PATH, MCP_PATH } from "../../../domain/company/site-map.ts";
import type { Client, ClientDocuments } from "./client-documents.ts";

export type Doors = {
  /** Where the product is reached from outside, without a trailing slash. */
  readonly publicUrl: string;
  readonly documents: ClientDocuments;
};

/** The request of an assistant, once everything about it is right. */
export type GoodRequest = {
  readonly client: Client;
  readonly redirectUri: string;
  readonly challenge: string;
  readonly scopes: readonly AssistantScope[];
  readonly resource: string;
};

/** A request as it was read: good, or with what is told to the assistant, or of nobody that anything could be told to. */
export type ReadRequest = {
  readonly good: GoodRequest | null;
  readonly leaveTo: ((answer: Readonly<Record<string, string>>) => string) | null;
  readonly refusal: string | null;
};

const CHALLENGE = /^[\w-]{43}$/;
const NOBODY: ReadRequest = { good: null, leaveTo: null, refusal: null };

/** The doors that an assistant can be let in by, as it names them. */
function resourcesOf(publicUrl: string): readonly string[] {
  return [`${publicUrl}${MCP_PATH}`, `${publicUrl}${MCP_ACCOUNT_PATH}`];
}

/**
 * Reads what an assistant asks. Before its document names the address that its person would go on to, nobody is sent there, not even with a
 * refusal.
 */
export async function readRequest(
  { publicUrl, documents }: Doors,
  asked: AssistantRequest,
): Promise<ReadRequest> {
  const { client_id: id = "", redirect_uri: redirectUri = "", state } = asked;
  const client = await documents.find(id);
  if (!client?.redirectUris.some((known) => isSameRedirect(known, redirectUri))) return NOBODY;
  const leaveTo = (answer: Readonly<Record<string, string>>) => {
    const url = new URL(redirectUri);
    const named = { ...answer, ...(state === undefined ? {} : { state }), iss: publicUrl };
    for (const [name, value] of Object.entries(named)) url.searchParams.set(name, value);
    return url.href;
  };
  const refused = (refusal: string): ReadRequest => ({ good: null, leaveTo, refusal });

  if (asked.response_type !== "code") return refused("unsupported_response_type");
  const { code_challenge: challenge = "", code_challenge_method: method } = asked;
  if (method !== "S256" || !CHALLENGE.test(challenge)) return refused("invalid_request");
  const resources = resourcesOf(publicUrl);
  const resource = resources.find((one) => one === (asked.resource ?? resources[0]));
  if (resource === undefined) return refused("invalid_target");
  const scopes = scopesIn(asked.scope);
  if (scopes.length === 0) return refused("invalid_scope");
  return { good: { client, redirectUri, challenge, scopes, resource }, leaveTo, refusal: null };
}

/** The scopes of ours in what is asked; one that names none asks for all. */
function scopesIn(text: string | undefined): readonly AssistantScope[] {
  const named = (text ?? "").split(" ").filter(Boolean);
  return named.length === 0 ? ASSISTANT_SCOPES : ASSISTANT_SCOPES.filter((scope) => named.includes(scope));
}

const OF_A_DEVICE: readonly string[] = ["127.0.0.1", "[::1]", "localhost"];

/** Whether an address is the one that the document names, letter by letter. A program on the person's own device takes whatever port is free. */
function isSameRedirect(known: string, given: string): boolean {
  if (!URL.canParse(known) || !URL.canParse(given)) return false;
  const [one, other] = [new URL(known), new URL(given)];
  if (given.includes("#") || other.username !== "" || other.password !== "") return false;
  if (other.protocol === "https:") return known === given;
  if (other.protocol !== "http:" || !OF_A_DEVICE.includes(other.hostname)) return false;
  one.port = other.port;
  return one.href === other.href;
}
