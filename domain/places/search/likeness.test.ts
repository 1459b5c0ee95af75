import { describe, expect, it } from "vitest";
import { lettersMissing, lettersOf, slipsAllowed, slipsBetween, soundOf } from "./likeness.ts";

describe("slips of the keyboard", () => {
  it.each([
    ["mambo", "mambo", 0],
    ["mamb", "mambo", 1],
    ["mambbo", "mambo", 1],
    ["mimbo", "mambo", 1],
    ["amambo", "mambo", 1],
    ["mabmo", "mambo", 1],
    ["ambmo", "mambo", 2],
    ["ab", "ba", 1],
    ["abc", "bca", 2],
    ["", "abc", 3],
    ["abc", "", 3],
    ["kenepa", "kanapo", 3],
  ])("between %j and %j: %i", (typed, meant, slips) => {
    expect(slipsBetween(typed, meant, 3, false)).toBe(slips);
    expect(slipsBetween(meant, typed, 3, false)).toBe(slips);
  });

  it("are not counted further than asked for", () => {
    expect(slipsBetween("punda", "westpunt", 2, false)).toBe(3);
    expect(slipsBetween("abcdef", "uvwxyz", 2, false)).toBe(3);
    expect(slipsBetween("abcd", "abxy", 1, false)).toBe(2);
    expect(slipsBetween("abcd", "abxy", 2, false)).toBe(2);
    expect(slipsBetween("punda", "pun", 1, false)).toBe(2);
    expect(slipsBetween("punda", "pun", 2, false)).toBe(2);
  });

  it("leave out the letters of a word that is still being typed", () => {
    expect(slipsBetween("mam", "mambo", 1, true)).toBe(0);
    expect(slipsBetween("mam", "mambo", 1, false)).toBe(2);
    expect(slipsBetween("mm", "mambo", 1, true)).toBe(1);
    expect(slipsBetween("xam", "mambo", 1, true)).toBe(1);
    expect(slipsBetween("amm", "mambo beach", 2, true)).toBe(1);
    expect(slipsBetween("mambo", "mam", 2, true)).toBe(2);
    expect(slipsBetween("zz", "mambo", 1, true)).toBe(2);
  });

  it("are not looked for in what is longer than any name", () => {
    const long = "a".repeat(128);
    expect(slipsBetween(long, long, 2, false)).toBe(3);
    expect(slipsBetween("a".repeat(127), "a".repeat(127), 2, false)).toBe(0);
    expect(slipsBetween("mambo", `mambo${long}`, 2, true)).toBe(0);
  });

  it("are fewer in short words, where one makes another word", () => {
    expect([1, 2, 3, 4, 5, 7, 8, 20].map(slipsAllowed)).toEqual([0, 0, 1, 1, 2, 2, 3, 3]);
  });
});

describe("the letters of a word", () => {
  it("tell how many of them another word lacks, each once", () => {
    const missing = (one: string, other: string) => lettersMissing(lettersOf(one), lettersOf(other));
    expect(missing("mambo", "mambo")).toBe(0);
    expect(missing("mambo", "mabo")).toBe(0);
    expect(missing("mambo", "xyz")).toBe(4);
    expect(missing("abc", "ab")).toBe(1);
    expect(missing("", "abc")).toBe(0);
    expect(missing("az", "a")).toBe(1);
  });
});

describe("the sound of a word", () => {
  it.each([
    ["kas abou", "cas abao"],
    ["salinja", "salinya"],
    ["salina", "saligna"],
    ["shete", "tjete"],
    ["chete", "schete"],
    ["filips", "philips"],
    ["tiel", "thiel"],
    ["kristofel", "christoffel".replace("ch", "k")],
    ["kek", "keck"],
    ["kiosk", "quiosk"],
    ["qatar", "katar"],
    ["sentrum", "centrum"],
    ["sity", "city"],
    ["cynthia", "sinthia"],
    ["zee", "see"],
    ["west", "vest"],
    ["stadt", "stat"],
    ["baai", "bay"],
    ["bai", "baj"],
    ["bei", "bij"],
    ["bey", "bay"],
    ["boka", "bouka"],
    ["boeka", "booka"],
    ["buka", "boka"],
    ["marie", "mary"],
    ["maree", "marj"],
    ["montana", "monttana"],
  ])("%j sounds like %j", (one, other) => {
    expect(soundOf(one)).toBe(soundOf(other));
  });

  it.each([
    ["kas", "gas"],
    ["punda", "panda"],
    ["dat", "dad"],
    ["koka", "kosa"],
    ["cas", "sas"],
  ])("%j doesn't sound like %j", (one, other) => {
    expect(soundOf(one)).not.toBe(soundOf(other));
  });
});
