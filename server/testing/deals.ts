import type { DealInput, WireDeal } from "../../contract/deals/deal-schemas.ts";
import { addDealEndpoint } from "../../contract/deals/deals.endpoints.ts";
import { makeAccount } from "./accounts.ts";
import type { TestServer } from "./test-server.ts";

/** A tenth off with a code, as often as anybody likes. */
export const DEAL: DealInput = {
  kind: "code",
  name: { en: "Sunset", nl: "Zonsondergang" },
  text: { en: "A tenth off." },
  code: "SUNSET",
  partner_id: null,
  level: null,
  percent: 10,
  off: null,
  minimum: 0,
  trips: "any",
  valid_from: null,
  valid_until: null,
  most_uses: null,
  most_per_person: null,
  on: true,
  shown: true,
};

/** Makes a deal as the office does. */
export async function makeDeal(server: TestServer, facts: Partial<DealInput> = {}): Promise<WireDeal> {
  const { token } = await makeAccount(server, { role: "staff" });
  return server.call(addDealEndpoint, { token, body: { ...DEAL, ...facts } });
}
