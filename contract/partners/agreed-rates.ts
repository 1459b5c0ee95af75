import { z } from "zod";
import { isDate } from "../../domain/curacao-time.ts";
import { FARE_AREAS } from "../../domain/fares/fare-areas.ts";
import { amountSchema } from "../amount-schema.ts";

const AREA = "Choose one of the areas.";
const PRICE = "A price is an amount from 1 to 1000 dollars with at most two decimals.";

/** One of the tariff, or one that the company drew. */
const area = z.union([z.enum(FARE_AREAS), z.templateLiteral(["area:", z.int().positive()])], AREA);
const day = z.string("A date is YYYY-MM-DD.").refine(isDate, "A date is YYYY-MM-DD.");

/** A fixed price that is agreed with a hotel or firm for trips between two areas, either way, from a day on. */
export const newAgreedRateSchema = z.object({
  from: area,
  to: area,
  price: amountSchema(PRICE, { least: 1, most: 1_000 }),
  valid_from: day,
});
export type NewAgreedRate = z.output<typeof newAgreedRateSchema>;

export const agreedRateSchema = z
  .object({
    id: z.int(),
    from: area,
    to: area,
    /** Dollars, with two decimals. */
    price: z.string(),
    valid_from: day,
    /** It counts today; one with a later date waits for its day, an older one made way for a newer. */
    in_force: z.boolean(),
  })
  .meta({ id: "AgreedRate" });
export type AgreedRate = z.infer<typeof agreedRateSchema>;
