import { z } from "zod";
import { DISPATCHERS, endpoints } from "../endpoint.ts";
import { queryNumber } from "../query-number.ts";
import { recordVersionSchema } from "../record-id.ts";
import { requiredText } from "../wire-text.ts";
import { withoutInvisible } from "../../domain/plain-name.ts";
import { latitudeInput, longitudeInput } from "./coordinates.ts";
import { deskPlaceSchema, MAX_PLACE_NAME, MAX_PLACE_SPELLINGS } from "./desk-places.ts";
import { PLACE_KINDS } from "../../domain/places/place.ts";
import { plainText } from "../../domain/places/search/plain-text.ts";

const desk = endpoints({ tag: "Places", access: DISPATCHERS });

const LIMIT = "limit is a whole number from 1 to 50.";

const placeFields = z.object({
  name: requiredText("The name", MAX_PLACE_NAME)
    .overwrite(withoutInvisible)
    .refine((name) => plainText(name) !== "", "The name needs a letter or a figure."),
  kind: z.enum(PLACE_KINDS, "Choose a kind of place."),
  lat: latitudeInput,
  lng: longitudeInput,
  /** The part of the island, as people say it; the closest one where it is left out. */
  area: requiredText("The area", MAX_PLACE_NAME).optional(),
  /** Other names it is found by. */
  spellings: z
    .array(requiredText("Another name", MAX_PLACE_NAME).overwrite(withoutInvisible))
    .max(MAX_PLACE_SPELLINGS, `A place has at most ${MAX_PLACE_SPELLINGS} other names.`)
    .optional(),
});

export const listDeskPlacesEndpoint = desk({
  id: "listDeskPlaces",
  method: "GET",
  path: "/desk-places/",
  summary:
    "Finds places, the retired ones too, for whoever keeps them; without a text those that the desk changed, the last first.",
  query: z.object({
    q: z.string().max(200, "A place has at most 200 characters.").default(""),
    limit: queryNumber(LIMIT).pipe(z.int(LIMIT).min(1, LIMIT).max(50, LIMIT)).default(20),
  }),
  output: z.array(deskPlaceSchema),
  conditional: true,
});

export const addPlaceEndpoint = desk({
  id: "addPlace",
  method: "POST",
  path: "/desk-places/",
  summary: "Adds a place: it is found, named and priced by from now on.",
  body: placeFields,
  status: 201,
  output: deskPlaceSchema,
  errors: ["edit_conflict", "off_island"],
});

export const editPlaceEndpoint = desk({
  id: "editPlace",
  method: "PATCH",
  path: "/desk-places/{id}/",
  summary:
    "Moves, renames, retires or brings back a place, in force at once. A booked ride keeps the name and point it was booked with.",
  names: "place",
  params: z.object({ id: z.string().max(200) }),
  body: placeFields.partial().extend({
    retired: z.boolean("retired is true or false.").optional(),
    /** The version that was read; another in between is a conflict. */
    version: recordVersionSchema.optional(),
  }),
  output: deskPlaceSchema,
  errors: ["edit_conflict", "off_island"],
});
