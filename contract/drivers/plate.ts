import { z } from "zod";

/** The plate of a taxi, however it is typed. */
export const plateSchema = z
  .string("Enter a taxi plate: TX and its number, for example TX 1234.")
  .trim()
  .toUpperCase()
  .regex(/^TX[ -]?\d{2,5}$/, "Enter a taxi plate: TX and its number, for example TX 1234.")
  .transform((plate) => plate.replace(/^TX[ -]?/, "TX "));
