import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { DEFAULT_COMPANY } from "../../../domain/company/default-company.ts";
import { LANGUAGES } from "../../../domain/languages.ts";
import { connectAssistant } from "../../testing/assistants.ts";
import { onADatabase } from "../../testing/test-server.ts";
import { cardPage } from "./card-page.ts";
import { cardWords } from "./card-words.ts";

const CARDS = { quote_ride: "ui://trupial/price", get_ride: "ui://trupial/ride" };
const CARD_TYPE = "text/html;profile=mcp-app";

onADatabase("the cards of assistants", (server) => {
  it.each([false, true])(
    "come with the price and the ride, and with no other tool (old revision: %s)",
    async (old) => {
      const { client, call } = await connectAssistant(server, { old });
      const { tools } = await client.listTools();
      const carded = tools.flatMap(({ name, _meta }) => {
        const ui = _meta?.["ui"] as { resourceUri?: string } | undefined;
        return ui ? [[name, ui.resourceUri]] : [];
      });
      expect(Object.fromEntries(carded)).toEqual(CARDS);
      const { resources } = await client.listResources();
      expect(resources.map(({ uri, mimeType }) => [uri, mimeType])).toEqual(
        Object.values(CARDS).map((uri) => [uri, CARD_TYPE]),
      );
      for (const uri of Object.values(CARDS)) {
        const { contents } = await client.readResource({ uri });
        expect(contents).toEqual([
          {
            uri,
            mimeType: CARD_TYPE,
            text: cardPage(DEFAULT_COMPANY),
            _meta: {
              ui: {
                csp: { connectDomains: [], resourceDomains: [], frameDomains: [] },
                prefersBorder: false,
              },
            },
          },
        ]);
      }
      // Who shows no cards reads what they always have.
      const trip = {
        pickup: { name: "Punda" },
        dropoff: { name: "Mambo Beach" },
        pickup_at: "2026-12-18T15:00",
        passengers: 2,
      };
      expect((await call("quote_ride", trip)).total_usd).toBeGreaterThan(0);
      await client.close();
    },
  );
});

it("is one file that asks nobody for anything, and lets no script run but its own", () => {
  const page = cardPage({ name: "Taxi <img src=x onerror=alert(1)>", mark_colour: "plum" });
  expect(page).not.toMatch(/<img|https?:\/\/|@import|url\(/);
  const scripts = [...page.matchAll(/<script>([^]*?)<\/script>/g)].map(([, text = ""]) => text);
  const hashes = scripts.map((text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`);
  const policy = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(page)?.[1] ?? "";
  expect(scripts).toHaveLength(1);
  expect(policy).toContain(`default-src 'none'; script-src ${hashes[0]};`);
  expect(policy).not.toContain("unsafe");
});

it("has every word in every language, and no number's place in a line of a fare", () => {
  const words = cardWords();
  expect(Object.keys(words)).toEqual([...LANGUAGES]);
  const texts = Object.values(words).flatMap(function all(value: unknown): string[] {
    return typeof value === "string" ? [value] : Object.values(value as object).flatMap(all);
  });
  expect(texts.filter((text) => text.trim() === "" || /§|[,(+%]$/.test(text))).toEqual([]);
  expect(words["en"]?.lines).toMatchObject({
    distance: "Distance",
    vip_discount: "VIP discount",
    night: "Night surcharge",
  });
});
