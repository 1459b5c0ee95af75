import { z } from "zod";

/** The names of an area as they are read. */
export const areaNamesSchema = z
  .object({
    en: z.string(),
    nl: z.string().optional(),
    es: z.string().optional(),
    pap: z.string().optional(),
    de: z.string().optional(),
  })
  .meta({ id: "AreaNames" });

/** An outline, in the order of its corners. */
export const cornersSchema = z.array(z.object({ lat: z.number(), lng: z.number() }));
