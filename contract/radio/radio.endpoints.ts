import { z } from "zod";
import { DISPATCHERS, DRIVERS, endpoints } from "../endpoint.ts";
import { recordIdSchema } from "../record-id.ts";
import {
  deskTextInput,
  driverTextInput,
  radioTextSchema,
  radioThreadSchema,
  radioThreadsSchema,
} from "./radio.ts";

const tag = "Radio";
const desk = endpoints({ tag, access: DISPATCHERS, base: "/radio" });
const own = endpoints({ tag, access: DRIVERS, base: "/me/radio" });

const driver = z.object({ id: recordIdSchema });
/** Everything up to this text has been read. */
const readUpTo = z.object({ up_to: recordIdSchema });

export const listRadioThreadsEndpoint = desk({
  id: "listRadioThreads",
  method: "GET",
  path: "/",
  summary:
    "The drivers that something was said with in the last two days, or that wait to be read, each with the last text.",
  output: radioThreadsSchema,
});

export const sendToAllDriversEndpoint = desk({
  id: "sendToAllDrivers",
  method: "POST",
  path: "/",
  summary: "Sends a phrase or a short text to every driver on shift; says how many that are.",
  body: deskTextInput,
  output: z.object({ drivers: z.number() }),
  errors: ["invalid_input"],
});

export const getRadioThreadEndpoint = desk({
  id: "getRadioThread",
  method: "GET",
  path: "/{id}/",
  summary: "The last texts between dispatch and one driver.",
  names: "driver",
  params: driver,
  output: radioThreadSchema,
  errors: ["not_found"],
});

export const sendToDriverEndpoint = desk({
  id: "sendToDriver",
  method: "POST",
  path: "/{id}/",
  summary: "Sends a phrase or a short text to one driver, who also gets a push where they asked for that.",
  names: "driver",
  params: driver,
  body: deskTextInput,
  output: radioTextSchema,
  errors: ["not_found", "invalid_input"],
});

export const readFromDriverEndpoint = desk({
  id: "readFromDriver",
  method: "POST",
  path: "/{id}/read/",
  summary: "Says that dispatch has read a driver's texts up to this one; it counts for every desk.",
  names: "driver",
  params: driver,
  body: readUpTo,
  output: null,
  errors: ["not_found", "invalid_input"],
});

export const getOwnRadioEndpoint = own({
  id: "getOwnRadio",
  method: "GET",
  path: "/",
  summary: "The last texts between a driver and dispatch.",
  output: radioThreadSchema,
});

export const sendToDeskEndpoint = own({
  id: "sendToDesk",
  method: "POST",
  path: "/",
  summary:
    "A driver sends dispatch a phrase or a short text; `happened_at` says when it was written where it waited for a signal.",
  body: driverTextInput,
  output: radioTextSchema,
  errors: ["invalid_input"],
});

export const readFromDeskEndpoint = own({
  id: "readFromDesk",
  method: "POST",
  path: "/read/",
  summary: "Says that a driver has read dispatch's texts up to this one.",
  body: readUpTo,
  output: null,
  errors: ["invalid_input"],
});
