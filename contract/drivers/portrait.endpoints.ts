import { z } from "zod";
import { DRIVERS, EVERYONE, endpoint } from "../endpoint.ts";
import { MAX_PORTRAIT_BYTES } from "./portrait.ts";

/** Base64 of the most bytes that a portrait has. */
const MAX_TEXT = Math.ceil(MAX_PORTRAIT_BYTES / 3) * 4;

const ownPortraitSchema = z.object({
  /** As a data: address, to be shown; null where there is none. */
  portrait: z.string().nullable(),
});

/** A driver looks at their own portrait. */
export const getOwnPortraitEndpoint = endpoint({
  id: "getOwnPortrait",
  method: "GET",
  path: "/me/driver/portrait/",
  summary: "Shows the driver the portrait that their passengers see.",
  tag: "Driver",
  access: DRIVERS,
  status: 200,
  output: ownPortraitSchema,
});

/** A driver adds, changes or removes their portrait. */
export const setOwnPortraitEndpoint = endpoint({
  id: "setOwnPortrait",
  method: "PUT",
  path: "/me/driver/portrait/",
  summary: "Keeps a JPEG, PNG or WebP as the driver's portrait, or removes it.",
  tag: "Driver",
  access: DRIVERS,
  body: z.object({
    /** The bytes of the picture in base64; null removes it. */
    picture: z
      .base64("Send the picture in base64.")
      .max(MAX_TEXT, `A portrait has at most ${MAX_PORTRAIT_BYTES} bytes.`)
      .nullable(),
  }),
  status: 200,
  output: ownPortraitSchema,
  errors: ["invalid_input"],
});

/** The portrait of the driver of a ride. */
export const getTrackedPortraitEndpoint = endpoint({
  id: "getTrackedPortrait",
  method: "GET",
  path: "/track/{tracking_code}/driver/",
  summary:
    "The portrait of the driver who has the ride, for whoever has the ride's code. 404 where there is no driver yet, or no portrait.",
  tag: "Tracking",
  access: EVERYONE,
  limit: "lookup",
  names: "tracked_ride",
  params: z.object({ tracking_code: z.string().max(64) }),
  query: z.object({
    /** The mark of the portrait that is meant, so that another is another address. */
    mark: z.string().max(64).optional(),
  }),
  status: 200,
  output: "picture",
  errors: ["not_found"],
});
