import { z } from "zod";
import { STAFF_ONLY, endpoints } from "../endpoint.ts";
import { shipFeedFallback, shipFeedSchema } from "./ship-feed.ts";

const office = endpoints({ tag: "Demand", access: STAFF_ONLY, needs: ["company"], base: "/admin" });

const ADDRESS = "The address of a calendar begins with https:// or webcal://.";

export const getShipFeedEndpoint = office({
  id: "getShipFeed",
  method: "GET",
  path: "/ship-feed/",
  summary: "The calendar that ships are read from every hour, and how its last reading went.",
  output: shipFeedSchema,
});

export const setShipFeedEndpoint = office({
  id: "setShipFeed",
  method: "PUT",
  path: "/ship-feed/",
  summary:
    "Sets the address of a calendar (iCalendar) of ships and reads it at once; null reads none any more and takes its ships to come out.",
  body: z.object({
    url: z
      .string(ADDRESS)
      .trim()
      .max(1_000, ADDRESS)
      .transform((text) => text.replace(/^webcal:/i, "https:"))
      .refine((text) => URL.canParse(text) && new URL(text).protocol === "https:", ADDRESS)
      .nullable(),
    ...shipFeedFallback,
  }),
  output: shipFeedSchema,
  errors: ["invalid_input"],
  limit: "message",
});
