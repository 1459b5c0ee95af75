import { z } from "zod";
import { STAFF_ONLY, endpoints } from "../endpoint.ts";
import { recordIdSchema } from "../record-id.ts";
import { areaInput, areaPricesInput, areaSchema } from "./area-schemas.ts";

const office = endpoints({ tag: "Areas", access: STAFF_ONLY, needs: ["prices"], base: "/admin" });

const params = z.object({ id: recordIdSchema });
/** The version that was looked at; where somebody else has drawn since, nothing is changed. */
const version = z.int("Say which version you looked at.");

export const listAreasEndpoint = office({
  id: "listAreas",
  needs: [],
  method: "GET",
  path: "/areas/",
  summary: "The areas that the company drew with their rates, each as it was drawn every time.",
  output: z.array(areaSchema),
  conditional: true,
});

export const addAreaEndpoint = office({
  id: "addArea",
  method: "POST",
  path: "/areas/",
  summary: "Draws an area with its rates, which hold for pickups from its day on.",
  body: areaInput,
  status: 201,
  output: areaSchema,
});

export const changeAreaEndpoint = office({
  id: "changeArea",
  method: "PUT",
  path: "/areas/{id}/",
  summary: "Draws an area anew. Rides that are booked keep their price.",
  names: "staff_record",
  params,
  body: areaInput.extend({ version }),
  output: areaSchema,
  errors: ["edit_conflict"],
});

export const removeAreaEndpoint = office({
  id: "removeArea",
  method: "POST",
  path: "/areas/{id}/remove/",
  summary: "Takes an area away for pickups from today on. Rides that are booked keep their price.",
  names: "staff_record",
  params,
  body: z.object({ version }),
  output: areaSchema,
  errors: ["edit_conflict"],
});

export const compareAreaEndpoint = office({
  id: "compareArea",
  needs: [],
  method: "POST",
  path: "/areas/compare/",
  summary:
    "What the rides completed in the seven days before today in an area would have come to with it as it is drawn here; nothing is kept.",
  body: areaPricesInput.extend({
    /** The area that it takes the place of. */
    id: recordIdSchema.nullish(),
  }),
  output: z.object({
    /** Rides that began or ended in the area, and those of them that would have cost something else. */
    rides: z.int(),
    changed: z.int(),
    /** Dollars of those that began or ended in it, by the prices of today and by these. */
    before: z.number(),
    after: z.number(),
  }),
});
