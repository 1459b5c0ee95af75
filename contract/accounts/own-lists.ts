import { z } from "zod";
import { SAVED_AS } from "../../domain/places/saved-as.ts";
import { placeSchema } from "../places/place.ts";

/** A place that a rider keeps under a name of theirs. */
export const savedPlaceSchema = placeSchema.extend({ saved_as: z.enum(SAVED_AS) }).meta({ id: "SavedPlace" });
export type SavedPlace = z.infer<typeof savedPlaceSchema>;

/** A driver whom a rider would like to have again, as passengers know them. */
export const favoriteDriverSchema = z
  .object({ driver_id: z.int(), name: z.string(), since: z.iso.datetime() })
  .meta({ id: "FavoriteDriver" });
export type FavoriteDriver = z.infer<typeof favoriteDriverSchema>;

/** So many a rider may have: somebody who likes everyone prefers nobody. */
export const MOST_FAVOURITES = 10;
