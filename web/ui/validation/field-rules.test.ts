import { expect, test } from "vitest";
import { checkNewPassword, checkPhone, checkSamePassword, checkUsername } from "./field-rules.ts";

test("takes seven digits or a number with a country code for a phone", () => {
  expect(checkPhone("5551234")).toBeUndefined();
  expect(checkPhone("+31 6 12345678")).toBeUndefined();
  for (const typed of ["555 1234", "555-1234", "+1 202-555-0100", "001 202 555 0100"])
    expect(checkPhone(typed)).toBeUndefined();
  expect(checkPhone("555123")).toBe("phone");
  expect(checkPhone(" ")).toBe("required");
});

test("takes names with the letters of the island's languages", () => {
  expect(checkUsername("Djòni_9")).toBeUndefined();
  expect(checkUsername("a@b")).toBe("username");
  expect(checkUsername("ab")).toBe("username");
});

test("asks for eight characters of any kind and the same twice", () => {
  expect(checkNewPassword("        ")).toBeUndefined();
  expect(checkNewPassword("seven77")).toBe("passwordShort");
  expect(checkNewPassword("x".repeat(129))).toBe("passwordLong");
  expect(checkSamePassword("one two three", "one two thre")).toBe("passwordsDiffer");
});
