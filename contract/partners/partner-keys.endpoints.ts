import { z } from "zod";
import { STAFF_ONLY, endpoints } from "../endpoint.ts";
import { recordIdSchema } from "../record-id.ts";
import { madePartnerKeySchema, newPartnerKeySchema, partnerKeySchema } from "./partner-keys.ts";

const office = endpoints({
  tag: "Hotels and firms",
  access: STAFF_ONLY,
  needs: ["partners"],
  base: "/admin",
});

const id = z.object({ id: recordIdSchema });

export const listPartnerKeysEndpoint = office({
  id: "listPartnerKeys",
  needs: ["partners", "money"],
  method: "GET",
  path: "/partners/{id}/keys/",
  summary: "The keys by which the systems of a hotel or a firm book, with when each was last used.",
  names: "staff_record",
  params: id,
  output: z.array(partnerKeySchema),
  errors: ["not_found"],
  conditional: true,
});

export const makePartnerKeyEndpoint = office({
  id: "makePartnerKey",
  method: "POST",
  path: "/partners/{id}/keys/",
  summary: "Makes a key for a system of a hotel or a firm. The key itself is in this answer and never again.",
  names: "staff_record",
  params: id,
  body: newPartnerKeySchema,
  status: 201,
  output: madePartnerKeySchema,
  errors: ["invalid_input", "not_found"],
});

export const withdrawPartnerKeyEndpoint = office({
  id: "withdrawPartnerKey",
  method: "POST",
  path: "/partner-keys/{id}/withdraw/",
  summary: "Withdraws a key: it opens nothing from the next request on. What was booked with it stays.",
  names: "staff_record",
  params: id,
  output: z.array(partnerKeySchema),
  errors: ["not_found"],
});
