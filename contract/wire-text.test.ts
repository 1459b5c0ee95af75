import { describe, expect, it } from "vitest";
import { withoutInvisible } from "./wire-text.ts";

describe("a text without what cannot be seen", () => {
  it("loses zero-width letters, soft hyphens, direction marks and fillers, and nothing else", () => {
    const hidden = ["\u200b", "\u00ad", "\u202e", "\u2066", "\ufeff", "\u2060", "\u3164", "\u034f", "\ufe0f"];
    for (const letter of hidden) expect(withoutInvisible(`Cu${letter}raçao`)).toBe("Curaçao");
    const seen = "Curaçao, Jan Thiel 7-B — “Lagún” ñ é\u0301 中";
    expect(withoutInvisible(seen)).toBe(seen);
  });
});
