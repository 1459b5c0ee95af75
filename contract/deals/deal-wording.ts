import { z } from "zod";

/** Words of a deal as they are read: English, and another language where it has its own. */
export const dealWordingSchema = z
  .object({
    en: z.string(),
    nl: z.string().optional(),
    es: z.string().optional(),
    pap: z.string().optional(),
    de: z.string().optional(),
  })
  .meta({ id: "DealWording" });
