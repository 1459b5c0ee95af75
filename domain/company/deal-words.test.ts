import { expect, it } from "vitest";
import { LANGUAGES } from "../languages.ts";
import { dealSentence } from "./deal-words.ts";
import de from "./deal-words/de.ts";
import en from "./deal-words/en.ts";
import es from "./deal-words/es.ts";
import nl from "./deal-words/nl.ts";
import pap from "./deal-words/pap.ts";

const WORDS = { de, en, es, nl, pap };
const VIP = { vip_on: true, vip_from_rides: 10, vip_percent: 15 };

it("says in each language from how many rides on, and how much off", () => {
  for (const language of LANGUAGES) {
    const sentence = dealSentence(VIP, WORDS[language]);
    expect(sentence).toMatch(/\b10\b.*15/);
    expect(dealSentence({ ...VIP, vip_from_rides: 1 }, WORDS[language])).not.toMatch(/\b1\b/);
  }
});

it("asks instead, where the company gives no discount by itself or hasn't said which", () => {
  const asks = [
    { ...VIP, vip_on: false },
    {},
    { ...VIP, vip_from_rides: undefined },
    { ...VIP, vip_percent: undefined },
  ];
  for (const deal of asks) expect(dealSentence(deal, en)).toBe(en.ask);
});
