import type { McpServer } from "@modelcontextprotocol/server";
import type { OwnTool } from "../../../contract/assistants/tools.ts";
import { MINUTE_MS } from "../../../domain/time-units.ts";
import { getCompany } from "../../company/company-profile.ts";
import type { Db } from "../../database/connect.ts";
import { cardPage } from "./card-page.ts";

/** The extension of the protocol by which a program shows a page of a tool's beside its answer (MCP Apps). */
export const CARDS_EXTENSION = "io.modelcontextprotocol/ui";
const CARD_TYPE = "text/html;profile=mcp-app";
const KEPT_MS = 5 * MINUTE_MS;

type Card = { readonly uri: string; readonly name: string; readonly title: string };

const CARDS: { readonly [Name in OwnTool["name"]]?: Card } = {
  quote_ride: { uri: "ui://trupial/price", name: "price-card", title: "The price of a ride" },
  get_ride: { uri: "ui://trupial/ride", name: "ride-card", title: "A ride and its state" },
};

/** The addresses that a card asks: none, and a program holds it to that. */
const META = {
  ui: { csp: { connectDomains: [], resourceDomains: [], frameDomains: [] }, prefersBorder: false },
};

/** Names the card of a tool to programs that can show one; the others read its answer as ever. */
export function cardOf(name: OwnTool["name"]): { _meta?: Record<string, unknown> } {
  const card = CARDS[name];
  // The second name is that of programs from before the first.
  return card ? { _meta: { ui: { resourceUri: card.uri }, "ui/resourceUri": card.uri } } : {};
}

/** Gives the cards to who asks for them. */
export function registerCards(server: McpServer, db: Db): void {
  for (const { uri, name, title } of Object.values(CARDS)) {
    server.registerResource(
      name,
      uri,
      { title, mimeType: CARD_TYPE, _meta: META, cacheHint: { ttlMs: KEPT_MS, cacheScope: "public" } },
      async () => {
        const { company } = await getCompany(db);
        return { contents: [{ uri, mimeType: CARD_TYPE, text: cardPage(company), _meta: META }] };
      },
    );
  }
}
