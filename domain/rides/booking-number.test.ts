import { expect, it } from "vitest";
import { phoneEnd, typedBookingNumber } from "./booking-number.ts";

it("knows a booking number however it is typed", () => {
  for (const typed of ["4XV-MEN", "4xvmen", " 4xv men ", "4XV–MEN", "#4xv-men", "４ＸＶ－ＭＥＮ"]) {
    expect(typedBookingNumber(typed)).toBe("4XV-MEN");
  }
  for (const typed of ["", "4XV", "4XV-MENU", "----"]) expect(typedBookingNumber(typed)).toBeNull();
});

it("takes the end of a phone number from its digits", () => {
  expect(phoneEnd("+599 9 555 01-23")).toBe("0123");
  expect(phoneEnd("Removed")).toBeNull();
  expect(phoneEnd("123")).toBeNull();
});
