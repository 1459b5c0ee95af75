import { describe, expect, it } from "vitest";
import { usernameSchema } from "./accounts/account.ts";
import { isPlainName } from "../domain/plain-name.ts";
import { personName } from "./wire-text.ts";
import { withoutInvisible } from "../domain/plain-name.ts";

describe("a text without what cannot be seen", () => {
  it("loses zero-width letters, soft hyphens, direction marks and fillers, and nothing else", () => {
    const hidden = ["\u200b", "\u00ad", "\u202e", "\u2066", "\ufeff", "\u2060", "\u3164", "\u034f", "\ufe0f"];
    for (const letter of hidden) expect(withoutInvisible(`Cu${letter}raçao`)).toBe("Curaçao");
    const seen = "Curaçao, Jan Thiel 7-B — “Lagún” ñ é\u0301 中";
    expect(withoutInvisible(seen)).toBe(seen);
  });
});

describe("a person's name", () => {
  const name = personName({ missing: "Missing.", field: "A name" }, 120);

  it.each([
    ["a bare address", "Pay at pay-trupial.com/x"],
    ["an ending of two letters", "See evil.cw"],
    ["a short one", "t.co/abc"],
    ["one of a single letter", "Visit x.com"],
    ["a mailbox", "Write to help@evil.example"],
    ["wide letters", "ｅｖｉｌ．ｃｏｍ"],
    ["another script's full stop", "evil。com"],
    ["letters of another script", "пример.рф"],
    ["its form for machines", "evil.xn--p1ai"],
    ["numbers", "10.0.0.1"],
    ["a letter nobody sees in www", "w\u200bww evil"],
    ["a reversed direction", "Ana \u202emoc.live"],
    ["a soft hyphen", "Ana\u00ad Pieters"],
  ])("is refused with %s", (_what, text) => {
    expect(name.safeParse(text).success).toBe(false);
    expect(isPlainName(text)).toBe(false);
  });

  it.each([
    "Ana Maria Pieters-Winklaar",
    "J.P. Martina",
    "j.martina",
    "Drs. C.M.A. de Jong-v.d. Berg",
    "Mª José Núñez",
    "Dhr. St. Jago",
    "D'Angelo, room 7.12",
    "Jean-Marc N'Diaye",
    "李小龙",
    "محمد علي",
    "Vicky & Co.",
  ])("may be %s", (text) => {
    expect(name.parse(text)).toBe(text);
  });
});

describe("a user name", () => {
  it("is kept in plain letters where it was typed in wide ones or with an accent apart", () => {
    expect(usernameSchema.parse("ＯＰＥＲＡＴＯＲ381")).toBe("OPERATOR381");
    expect(usernameSchema.parse("sen\u0303ora")).toBe("señora");
  });

  it.each(["ᴏperator", "operɑtor", "оperator", "ope\u200brator", "operator\u0332", "ǀdriver"])(
    "has no letter that only looks like another: %s",
    (text) => {
      expect(usernameSchema.safeParse(text).success).toBe(false);
    },
  );
});
