import { describe, expect, it } from "vitest";
import { phoneSchema } from "./phone.ts";
import { canonicalPhone, dialledPhone, displayPhone, phoneLink } from "../../domain/accounts/phone-number.ts";
import { typedPhone } from "../../domain/accounts/typed-phone.ts";

describe("a phone number", () => {
  it("is seven digits of the island, or a country code and 8 to 15 digits in all", () => {
    expect(canonicalPhone("5551234")).toBe("5551234");
    expect(canonicalPhone(" +31 6 1234-5678 ")).toBe("+31612345678");
    expect(canonicalPhone("+1 (305) 555-0100")).toBe("+13055550100");
  });

  it("has one form, however it was typed", () => {
    expect(canonicalPhone("+599 9 555 1234")).toBe("5551234");
    expect(canonicalPhone("+59995551234")).toBe("5551234");
  });

  it.each([
    "",
    "555123",
    "55512345",
    "555-1234",
    "555 1234",
    "abcdefg",
    "+1234567",
    "+0123456789",
    "+1234567890123456",
    "0031612345678",
  ])("is refused with the spec's sentence when it is %j", (text) => {
    const parsed = phoneSchema.safeParse(text);
    expect(parsed.error?.issues.map((issue) => issue.message)).toEqual([
      "Phone number must be exactly 7 digits.",
    ]);
  });

  it("is understood by our own forms as people type it", () => {
    expect(["555 1234", "555-1234", " 5551234"].map(typedPhone)).toEqual(["5551234", "5551234", "5551234"]);
    expect(canonicalPhone(typedPhone("001 202-555-0100"))).toBe("+12025550100");
    expect(canonicalPhone(typedPhone("011 31 6 1234 5678"))).toBe("+31612345678");
    expect(canonicalPhone(typedPhone("00599 9 555 1234"))).toBe("5551234");
    expect(canonicalPhone(typedPhone("5999 555 1234"))).toBe("5551234");
    expect(typedPhone("+1 202-555-0100")).toBe("+1 202-555-0100");
    expect(canonicalPhone(typedPhone("12 34"))).toBeNull();
  });

  it("is refused with the same sentence when it is missing", () => {
    expect(phoneSchema.safeParse(undefined).error?.issues[0]?.message).toBe(
      "Phone number must be exactly 7 digits.",
    );
  });

  it("is shown in groups with its country code", () => {
    expect(displayPhone("5551234")).toBe("+599 9 555 1234");
    expect(displayPhone("+13055550100")).toBe("+1 305 555 0100");
    expect(displayPhone("+31612345678")).toBe("+31 612 345 678");
    expect(displayPhone("+5978812345")).toBe("+597 881 2345");
    expect(displayPhone("•••1234")).toBe("•••1234");
  });

  it("can be dialled from anywhere", () => {
    expect(dialledPhone("5551234")).toBe("+59995551234");
    expect(dialledPhone("+31 6 12345678")).toBe("+31612345678");
    expect(dialledPhone("•••1234")).toBeNull();
  });

  it("is a link that a phone abroad can follow too, and none where there is nothing to dial", () => {
    expect(phoneLink("5551234")).toBe("tel:+59995551234");
    expect(phoneLink("•••1234")).toBeUndefined();
    expect(phoneLink(null)).toBeUndefined();
  });
});
