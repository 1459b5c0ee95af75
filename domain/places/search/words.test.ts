import { describe, expect, it } from "vitest";
import { isKindWord, standsForKind } from "./kind-words.ts";
import { hasForeignLetters, inPlainLetters } from "./look-alikes.ts";
import { plainText } from "./plain-text.ts";
import { isRoof, wordsOf } from "./words.ts";

const weightOf = (word: string) => wordsOf(word)[0]?.weight;

describe("the words of a name", () => {
  it("stand for themselves, their sound and their letters", () => {
    expect(wordsOf("kas abao").map(({ text, sound }) => [text, sound])).toEqual([
      ["kas", "kas"],
      ["abao", "abo"],
    ]);
    expect(wordsOf("")).toEqual([]);
    expect(wordsOf("a  b")).toHaveLength(2);
  });

  it("tell more the longer they are, up to a point", () => {
    expect(weightOf("ritz")).toBe(1);
    expect(weightOf("mambos")).toBe(1.25);
    expect(weightOf("montana")).toBe(1.3);
    expect(weightOf("christoffelpark")).toBe(1.3);
  });

  it("tell little where any name has them, and least where they mean a house or its number", () => {
    expect(["the", "sta", "curacao", "beach", "hotel"].map(weightOf)).toEqual([0.35, 0.35, 0.35, 0.35, 0.35]);
    expect(["villa", "casa", "12", "1234", "12b"].map(weightOf)).toEqual([0.1, 0.1, 0.1, 0.1, 0.1]);
    expect(["12345", "a12", "12bb"].map(weightOf)).toEqual([1.125, 0.875, 1]);
  });

  it("mean a roof over somebody's head", () => {
    expect(["villa", "airbnb", "kamer", "punda"].map(isRoof)).toEqual([true, true, true, false]);
  });

  it("stand for a kind of place in any of the languages", () => {
    expect(standsForKind("strand", "beach")).toBe(true);
    expect(standsForKind("strand", "hotel")).toBe(false);
    expect(standsForKind("bar", "restaurant")).toBe(true);
    expect(standsForKind("bar", "nightlife")).toBe(true);
    expect(standsForKind("mambo", "beach")).toBe(false);
    expect([isKindWord("haven"), isKindWord("mambo")]).toEqual([true, false]);
  });
});

describe("a name as it is compared", () => {
  it.each([
    ["Curaçao  Marriott", "curacao marriott"],
    ["Ana's", "anas"],
    ["l’Aldea", "laldea"],
    ["Dr. Hugenholtz", "dr hugenholtz"],
    ["Fish & Chips", "fish and chips"],
    [" -Saliña- ", "salina"],
    ["Ｐｕｎｄａ", "punda"],
    ["Рunda", "punda"],
    ["Straße", "strasse"],
    ["Café №5", "cafe no5"],
  ])("%j is %j", (name, plain) => {
    expect(plainText(name)).toBe(plain);
  });

  it("is in another alphabet where its letters are drawn as none of ours", () => {
    expect(inPlainLetters("Ωmega")).toBe("Ωmega");
    expect(["Ωmega", "東京", "Рunda", "Curaçao", "12-3"].map(hasForeignLetters)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});
