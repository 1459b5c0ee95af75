import { expect, it } from "vitest";
import { DEFAULT_COMPANY } from "./default-company.ts";
import { isOfTours, ownParts } from "./own-parts.ts";

const CABS = { ...DEFAULT_COMPANY, name: "Island Cabs" };

it("no company but the demo's shows its story, and tours with their prices are shown until staff say no", () => {
  expect(ownParts(DEFAULT_COMPANY)).toMatchObject({ story: true, tours: true, "tour-prices": true });
  expect(ownParts(CABS)).toMatchObject({ story: false, tours: true });
  expect(ownParts({ ...CABS, tour_prices_on: false })).toMatchObject({ tours: true, "tour-prices": false });
  expect(ownParts({ ...CABS, tours_on: false })).toMatchObject({ tours: false });
});

it("a company without WhatsApp shows none, and a chat only where it has another one", () => {
  expect(ownParts(CABS)).toMatchObject({ whatsapp: true, chat: true });
  const none = { ...CABS, whatsapp: "" };
  expect(ownParts(none)).toMatchObject({ whatsapp: false, chat: true });
  expect(ownParts({ ...none, chat_url: "" })).toMatchObject({ whatsapp: false, chat: false });
});

it("a page of the tours is the list or one of them", () => {
  expect([isOfTours("/privatetours"), isOfTours("/privatetours/sunset-sail")]).toEqual([true, true]);
  expect([isOfTours("/privatetoursx"), isOfTours("/"), isOfTours("/x/privatetours/")]).toEqual([
    false,
    false,
    false,
  ]);
});
