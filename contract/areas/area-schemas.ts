import { z } from "zod";
import { crossesItself, squareMetresOf } from "../../domain/areas/area-shape.ts";
import { LEAST_CORNERS, MOST_CORNERS } from "../../domain/areas/drawn-area.ts";
import { isDate } from "../../domain/curacao-time.ts";
import { ISLAND_BOUNDS } from "../../domain/places/island-bounds.ts";
import { amountSchema } from "../amount-schema.ts";
import { areaNamesSchema, cornersSchema } from "./area-names.ts";
import { canBeShown, requiredText, UNSHOWABLE_SENTENCE } from "../wire-text.ts";

const LONGEST_NAME = 60;
/** A terrace; what is smaller was meant otherwise. */
const LEAST_SQUARE_M = 400;
const CORNERS = `An area has ${LEAST_CORNERS} to ${MOST_CORNERS} corners.`;
const ON_ISLAND = "Each corner has to be on the map of the island.";
const RATE = "A fixed fare is an amount from 1 to 1000 dollars with at most two decimals.";
const SURCHARGE = "A surcharge is an amount from 0 to 1000 dollars with at most two decimals.";
const { south, north, west, east } = ISLAND_BOUNDS;

const otherName = z
  .string()
  .trim()
  .max(LONGEST_NAME, `A name has at most ${LONGEST_NAME} characters.`)
  .refine(canBeShown, UNSHOWABLE_SENTENCE)
  .transform((name) => (name === "" ? undefined : name))
  .optional();

/** The name of an area, and another one for a language that has one. */
const namesInput = z.object({
  en: requiredText("The name", LONGEST_NAME),
  nl: otherName,
  es: otherName,
  pap: otherName,
  de: otherName,
});

const corner = z.object({
  lat: z.number(ON_ISLAND).min(south, ON_ISLAND).max(north, ON_ISLAND),
  lng: z.number(ON_ISLAND).min(west, ON_ISLAND).max(east, ON_ISLAND),
});

const cornersInput = z
  .array(corner, CORNERS)
  .min(LEAST_CORNERS, CORNERS)
  .max(MOST_CORNERS, CORNERS)
  .refine((corners) => !crossesItself(corners), "The outline crosses itself.")
  .refine((corners) => squareMetresOf(corners) >= LEAST_SQUARE_M, "This area is too small.");

const rate = amountSchema(RATE, { least: 1, most: 1_000 }).nullable();
const day = z.string("A date is YYYY-MM-DD.").refine(isDate, "A date is YYYY-MM-DD.");

/** The part of an area that prices rides, in dollars. */
export const areaPricesInput = z.object({
  corners: cornersInput,
  airport: rate,
  pier: rate,
  surcharge: amountSchema(SURCHARGE, { least: 0, most: 1_000 }),
});

/** An area as staff draw and price it, for pickups from a day on. */
export const areaInput = areaPricesInput.extend({ names: namesInput, valid_from: day });
export type AreaInput = z.output<typeof areaInput>;

const areaVersionSchema = z
  .object({
    number: z.int(),
    valid_from: z.string(),
    names: areaNamesSchema,
    corners: cornersSchema,
    airport: z.number().nullable(),
    pier: z.number().nullable(),
    surcharge: z.number(),
    /** From this version on there is no such area. */
    gone: z.boolean(),
    drawn_by: z.string(),
    drawn_at: z.iso.datetime(),
  })
  .meta({ id: "AreaVersion" });
export type AreaVersion = z.output<typeof areaVersionSchema>;

export const areaSchema = z
  .object({
    id: z.int(),
    /** As it was drawn each time, the last one first. */
    versions: z.array(areaVersionSchema).min(1),
    /** The number of the version that prices pickups of today; null where none does. */
    in_force: z.int().nullable(),
  })
  .meta({ id: "Area" });
export type Area = z.output<typeof areaSchema>;
