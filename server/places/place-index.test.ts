import { describe, expect, it } from "vitest";
import { knownPlaces } from "./place-book.ts";
import { buildPlaceIndex } from "../../domain/places/search/place-index.ts";

const index = buildPlaceIndex(knownPlaces());
const firstFive = (q: string) => index.search(q, 5).map(({ name }) => name);

/** What people type, and what they mean: slips, sounds, other languages, words left out or turned around. */
const TYPED: ReadonlyArray<readonly [typed: string, meant: string]> = [
  ["jan tiel", "Jan Thiel"],
  ["jantiel beach", "Jan Thiel Beach"],
  ["centrum", "Willemstad Centre"],
  ["arport", "Curaçao International Airport (Hato)"],
  ["vliegvelt", "Curaçao International Airport (Hato)"],
  ["aeropurto", "Curaçao International Airport (Hato)"],
  ["mambo bech", "Mambo Beach"],
  ["playa mambo", "Mambo Beach"],
  ["kenepa grande", "Grote Knip (Kenepa Grandi)"],
  ["grotte knip", "Grote Knip (Kenepa Grandi)"],
  ["porto mari", "Playa Porto Marie"],
  ["kas abou", "Cas Abao"],
  ["dabooi", "Daaibooi"],
  ["wilibrordus", "Sint Willibrordus"],
  ["mariot", "Curaçao Marriott Beach Resort"],
  ["sandles", "Sandals Royal Curaçao"],
  ["corrindon", "Corendon Mangrove Beach Resort"],
  ["renesance hotel", "Renaissance Wind Creek Curaçao Resort"],
  ["avilla hotel", "Avila Beach Hotel"],
  ["beach hotel avila", "Avila Beach Hotel"],
  ["pitermai", "Pietermaai"],
  ["otrabanda", "Otrobanda"],
  ["salinya", "Salinja"],
  ["zikenhuis", "Curaçao Medical Center"],
  ["hospitaal", "Curaçao Medical Center"],
  ["mega peer", "Mega Pier Cruise Terminal"],
  ["cruise termnal", "Mega Pier Cruise Terminal"],
  ["sambill mal", "Sambil Mall"],
  ["julana dorp", "Julianadorp"],
  ["west punt", "Westpunt"],
  ["kristoffel park", "Christoffelpark Visitor Center"],
  ["shette boka", "Shete Boka National Park"],
  ["ostritch farm", "Curaçao Ostrich Farm"],
  ["hatto caves", "Hato Caves"],
  ["emma brug", "Queen Emma Bridge"],
  ["sea aquaruim", "Curaçao Sea Aquarium"],
  ["bokasami", "Sint Michiel"],
  ["piskadera", "Piscadera"],
  ["world trade cent", "World Trade Center Curaçao"],
  ["univercity", "University of Curaçao"],
  ["amerikaans konsulaat", "Consulate General of the United States"],
  ["zuikertuin mal", "Zuikertuintje Mall"],
  ["koningin emmabrug", "Queen Emma Bridge"],
  ["airbnb pietermaai", "Pietermaai"],
  ["villa jan tiel", "Jan Thiel"],
  ["apartment in otrabanda", "Otrobanda"],
  ["kas na brivengat", "Brievengat"],
];

/** What people type where the first place alone is the right one. */
const MEANT_FIRST: ReadonlyArray<readonly [typed: string, meant: string]> = [
  ["villa jan thiel", "Jan Thiel"],
  ["villa 24 jan thiel", "Jan Thiel"],
  ["huis in jan thiel", "Jan Thiel"],
  ["airbnb pietermaai", "Pietermaai"],
  ["casa en otrobanda", "Otrobanda"],
  ["apartamento salinja", "Salinja"],
  ["sandals", "Sandals Royal Curaçao"],
  ["sta maria", "Santa Maria"],
  ["koningin emmabrug", "Queen Emma Bridge"],
];

describe("the search for places", () => {
  it("has what was meant in the first five for at least 95 of 100 misspelt or partial names", () => {
    const missed = TYPED.filter(([typed, meant]) => !firstFive(typed).includes(meant));
    expect(TYPED.length).toBeGreaterThanOrEqual(40);
    expect(missed.length / TYPED.length).toBeLessThanOrEqual(0.05);
  });

  it.each(MEANT_FIRST)("never lets a word for any house beat the place: %s", (typed, meant) => {
    expect(firstFive(typed)[0]).toBe(meant);
  });

  it("leaves out what only looks like a name that it has", () => {
    expect(firstFive("sandals")).toEqual(["Sandals Royal Curaçao"]);
    expect(firstFive("sta maria").join()).not.toContain("flamingos");
  });

  it("does not care for accents, capitals, word order or the gap between words", () => {
    expect(firstFive("CURACAO MARRIOTT")[0]).toBe("Curaçao Marriott Beach Resort");
    expect(firstFive("thiel jan")).toContain("Jan Thiel");
    expect(firstFive("bluebay")).toContain("Blue Bay Beach");
    expect(firstFive("montana")).toContain("Montaña");
  });

  it("follows the typing from the first letters on, what is asked for most before the rest", () => {
    expect(firstFive("mam")[0]).toBe("Mambo Beach");
    expect(firstFive("wes")[0]).toBe("Westpunt");
    expect(firstFive("cmc")[0]).toBe("Curaçao Medical Center");
    expect(firstFive("wtc")[0]).toBe("World Trade Center Curaçao");
  });

  it("understands what kind of place or which part of the island is added to a name", () => {
    expect(firstFive("strand jan thiel")).toContain("Jan Thiel Beach");
    expect(firstFive("hotel marriott")[0]).toBe("Curaçao Marriott Beach Resort");
    expect(firstFive("supermarket mahaai")).toContain("Centrum Supermarket Mahaai");
  });

  it("answers nothing rather than anything", () => {
    expect(firstFive("qqqqqqq")).toEqual([]);
    expect(firstFive("!!!")).toHaveLength(5);
  });
});
