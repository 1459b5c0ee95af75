import { z } from "zod";
import { SAVED_AS } from "../../domain/places/saved-as.ts";
import { PLACE_KINDS } from "../../domain/places/place.ts";
import { RIDERS, endpoints } from "../endpoint.ts";
import { favoriteDriverSchema, savedPlaceSchema } from "./own-lists.ts";
import { latitudeInput, longitudeInput } from "../places/coordinates.ts";
import { recordIdSchema } from "../record-id.ts";
import { canBeShown, UNSHOWABLE_SENTENCE } from "../wire-text.ts";

const mine = endpoints({ tag: "My account", access: RIDERS, base: "/me" });

const MOST_LETTERS = 200;
const NAME_SENTENCE = `A place has a name of 1 to ${MOST_LETTERS} characters.`;
const KIND_SENTENCE = "A place is of a kind that a suggestion has.";

const placeName = z.string(NAME_SENTENCE).trim().max(MOST_LETTERS, NAME_SENTENCE);

const oneSavedPlace = { params: z.object({ saved_as: z.enum(SAVED_AS) }) };

export const listSavedPlacesEndpoint = mine({
  id: "listSavedPlaces",
  method: "GET",
  path: "/places/",
  summary: "My places, as home and hotel, on every device that I sign in on.",
  output: z.array(savedPlaceSchema),
});

export const savePlaceEndpoint = mine({
  id: "savePlace",
  method: "PUT",
  path: "/places/{saved_as}/",
  summary: "Keeps a place as my home or my hotel, in the place of the one before.",
  ...oneSavedPlace,
  body: z.object({
    name: placeName.min(1, NAME_SENTENCE).refine(canBeShown, UNSHOWABLE_SENTENCE),
    kind: z.enum(PLACE_KINDS, KIND_SENTENCE),
    area: placeName.refine(canBeShown, UNSHOWABLE_SENTENCE),
    lat: latitudeInput,
    lng: longitudeInput,
  }),
  output: null,
  errors: ["invalid_input"],
});

export const forgetPlaceEndpoint = mine({
  id: "forgetPlace",
  method: "DELETE",
  path: "/places/{saved_as}/",
  summary: "Keeps no home, or no hotel, any more.",
  ...oneSavedPlace,
  output: null,
});

export const listFavoriteDriversEndpoint = mine({
  id: "listFavoriteDrivers",
  method: "GET",
  path: "/favorite-drivers/",
  summary: "The drivers whom I would like to have again. They are preferred and never promised.",
  output: z.array(favoriteDriverSchema),
});

export const addFavoriteDriverEndpoint = mine({
  id: "addFavoriteDriver",
  method: "POST",
  path: "/favorite-drivers/",
  summary:
    "Prefers the driver of a ride of mine that they completed, for my rides to come. The driver isn't told.",
  body: z.object({ ride_id: recordIdSchema }),
  output: favoriteDriverSchema,
  errors: ["invalid_input", "not_found"],
});

export const dropFavoriteDriverEndpoint = mine({
  id: "dropFavoriteDriver",
  method: "DELETE",
  path: "/favorite-drivers/{driver_id}/",
  summary: "Prefers a driver no more.",
  params: z.object({ driver_id: recordIdSchema }),
  output: null,
});
