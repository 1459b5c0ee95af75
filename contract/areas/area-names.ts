import { z } from "zod";
import { ownWordsSchema } from "../language-schema.ts";

/** The names of an area as they are read. */
export const areaNamesSchema = ownWordsSchema.meta({ id: "AreaNames" });

/** An outline, in the order of its corners. */
export const cornersSchema = z.array(z.object({ lat: z.number(), lng: z.number() }));
