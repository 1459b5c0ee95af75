import { z } from "zod";
import { DRIVERS, EVERYONE, STAFF_ONLY, endpoint, endpoints } from "../endpoint.ts";
import { recordIdSchema } from "../record-id.ts";
import { MAX_PORTRAIT_BYTES } from "../../domain/drivers/portrait.ts";

const drivers = endpoints({ tag: "Drivers", access: DRIVERS, base: "/me" });
const office = endpoints({ tag: "Drivers", access: STAFF_ONLY, needs: ["drivers"], base: "/admin" });

/** Base64 of the most bytes that a portrait has. */
const MAX_TEXT = Math.ceil(MAX_PORTRAIT_BYTES / 3) * 4;

const portraitSchema = z.object({
  /** As a data: address, to be shown; null where there is none. */
  portrait: z.string().nullable(),
});

const newPortraitSchema = z.object({
  /** The bytes of the picture in base64; null removes it. */
  picture: z
    .base64("Send the picture in base64.")
    .max(MAX_TEXT, `A portrait has at most ${MAX_PORTRAIT_BYTES} bytes.`)
    .nullable(),
});

/** A driver looks at their own portrait. */
export const getOwnPortraitEndpoint = drivers({
  id: "getOwnPortrait",
  method: "GET",
  path: "/driver/portrait/",
  summary: "Shows the driver the portrait that their passengers see.",
  output: portraitSchema,
});

/** A driver adds, changes or removes their portrait. */
export const setOwnPortraitEndpoint = drivers({
  id: "setOwnPortrait",
  method: "PUT",
  path: "/driver/portrait/",
  summary: "Keeps a JPEG, PNG or WebP as the driver's portrait, or removes it.",
  body: newPortraitSchema,
  output: portraitSchema,
  errors: ["invalid_input"],
});

/** Staff look at a driver's portrait. */
export const getDriverPortraitEndpoint = office({
  id: "getDriverPortrait",
  method: "GET",
  path: "/drivers/{id}/portrait/",
  summary: "Shows the office the portrait that a driver's passengers see.",
  names: "driver",
  params: z.object({ id: recordIdSchema }),
  output: portraitSchema,
});

/** Staff add, change or remove a driver's portrait. */
export const setDriverPortraitEndpoint = office({
  id: "setDriverPortrait",
  method: "PUT",
  path: "/drivers/{id}/portrait/",
  summary: "Keeps a JPEG, PNG or WebP as a driver's portrait, or removes it.",
  names: "driver",
  params: z.object({ id: recordIdSchema }),
  body: newPortraitSchema,
  output: portraitSchema,
  errors: ["invalid_input"],
});

/** The portrait of the driver of a ride. */
export const getTrackedPortraitEndpoint = endpoint({
  id: "getTrackedPortrait",
  method: "GET",
  path: "/track/{tracking_code}/driver/",
  summary:
    "The portrait of the driver who has the ride, for whoever has the ride's code. 404 where there is no driver yet, or no portrait.",
  tag: "Drivers",
  access: EVERYONE,
  limit: "lookup",
  names: "tracked_ride",
  params: z.object({ tracking_code: z.string().max(64) }),
  query: z.object({
    /** The mark of the portrait that is meant, so that another is another address. */
    mark: z.string().max(64).optional(),
  }),
  output: "picture",
  errors: ["not_found"],
});
