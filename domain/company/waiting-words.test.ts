import { expect, it } from "vitest";
import { LANGUAGES } from "../languages.ts";
import { DEFAULT_COMPANY } from "./default-company.ts";
import { airportWaiting, waitingTerms } from "./waiting-words.ts";

const FLIGHT = /flight|vlucht|vuelo|buelo|Flug(?!hafen)/;

it.each(LANGUAGES)(
  "promises in %s what the company does: to wait, and to follow flights only where it can",
  (language) => {
    const waits = {
      ...DEFAULT_COMPANY,
      airport_wait_minutes: 75,
      pier_wait_minutes: 35,
      other_wait_minutes: 20,
    };
    const follows = { ...waits, follows_flights: true };
    expect(waitingTerms(waits, language)).toMatch(/75.*35.*20/);
    expect(airportWaiting(waits, language)).toContain("75");
    expect(waitingTerms(follows, language)).toMatch(/75.*35.*20/);
    for (const words of [waitingTerms, airportWaiting]) {
      expect(words(waits, language)).not.toMatch(FLIGHT);
      expect(words(follows, language)).toMatch(FLIGHT);
    }
  },
);
