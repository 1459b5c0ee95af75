import { z } from "zod";
import { placeSchema } from "./place.ts";

/** The longest name a place may have, and how many other names. */
export const MAX_PLACE_NAME = 80;
export const MAX_PLACE_SPELLINGS = 20;
/** Two places of one name closer than this are one place. */
export const SAME_NAME_METRES = 50;

/** A place as the desk sees it, the retired ones too. */
export const deskPlaceSchema = placeSchema
  .extend({
    id: z.string(),
    /** Other names it is found by. */
    spellings: z.array(z.string()),
    /** It is neither found nor named any more. */
    retired: z.boolean(),
    /** Where it comes from: with the product, from an import, or from the desk. */
    origin: z.enum(["product", "import", "desk"]),
    /** 0 for a place that nobody changed; an edit may name the version it was made from. */
    version: z.int().min(0),
    changed_at: z.iso.datetime().nullable(),
    changed_by: z.string().nullable(),
  })
  .meta({ id: "DeskPlace" });
export type DeskPlace = z.infer<typeof deskPlaceSchema>;
