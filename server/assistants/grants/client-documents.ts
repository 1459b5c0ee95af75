import { z } from "zod";
import { MINUTE_MS } from "../../../domain/time-units.ts";
import { fetchPublicText } from "../../partners/webhooks/fetch-public-text.ts";
import type { Reach } from "../../partners/webhooks/post-webhook.ts";
import type { Clock } from "../../process/clock.ts";

const MOST_BYTES = 16 * 1024;
const MOST_KEPT = 500;
const KEPT_MS = 10 * MINUTE_MS;
/** One that couldn't be read is asked for again sooner, and yet not with every press. */
const KEPT_UNREAD_MS = MINUTE_MS / 2;
const MOST_LETTERS = 500;

/** An assistant by its own document. */
export type Client = { readonly id: string; readonly host: string; readonly redirectUris: readonly string[] };

const documentSchema = z.object({
  client_id: z.string(),
  redirect_uris: z.array(z.string().max(2_000)).min(1).max(50),
  // We know no other way than none, so that one which has a secret isn't taken for one that shows it.
  token_endpoint_auth_method: z.literal("none").default("none"),
  client_secret: z.undefined().optional(),
});

type Kept = { readonly client: Promise<Client | null>; until: number };

/**
 * Documents by which assistants say who they are. Their name is the address of the document (Client ID Metadata Documents), which is read by https from
 * the internet alone, without a redirect, and kept for minutes.
 */
export class ClientDocuments {
  readonly #reach: Reach;
  readonly #clock: Clock;
  readonly #kept = new Map<string, Kept>();

  constructor(reach: Reach, clock: Clock) {
    this.#reach = reach;
    this.#clock = clock;
  }

  /** The assistant of an address; null where it is none, or its document says something else. */
  async find(id: string): Promise<Client | null> {
    const address = documentAddress(id);
    if (address === null) return null;
    const now = this.#clock.now().getTime();
    const kept = this.#kept.get(id);
    if (kept && kept.until > now) return kept.client;
    const client = readDocument(id, address, this.#reach).catch(() => null);
    const fresh: Kept = { client, until: now + KEPT_MS };
    this.#kept.delete(id);
    const oldest = this.#kept.keys().next();
    if (this.#kept.size >= MOST_KEPT && !oldest.done) this.#kept.delete(oldest.value);
    this.#kept.set(id, fresh);
    const found = await client;
    if (found === null) fresh.until = now + KEPT_UNREAD_MS;
    return found;
  }
}

/** The address of a document, where it may be the name of an assistant: https, a path, and nothing that two programs could read in two ways. */
function documentAddress(id: string): URL | null {
  if (id.length > MOST_LETTERS || !URL.canParse(id)) return null;
  const url = new URL(id);
  const isName = url.protocol === "https:" && url.pathname !== "/" && !id.includes("#");
  return isName && url.username === "" && url.password === "" && url.href === id ? url : null;
}

async function readDocument(id: string, url: URL, reach: Reach): Promise<Client> {
  const asked = { url, accept: "application/json", agent: "Trupial assistants", mostBytes: MOST_BYTES };
  const { client_id: named, redirect_uris: redirectUris } = documentSchema.parse(
    JSON.parse(await fetchPublicText(asked, reach)),
  );
  if (named !== id) throw new Error("the document names another assistant");
  return { id, host: url.host, redirectUris };
}
