import { ownWordsSchema } from "../language-schema.ts";

/** Words of a deal as they are read. */
export const dealWordingSchema = ownWordsSchema.meta({ id: "DealWording" });
