import { z } from "zod";
import { DISPATCHERS, EVERYONE, STAFF_ONLY, endpoint } from "../endpoint.ts";
import { recordIdSchema } from "../record-id.ts";
import { pageQuery } from "../record-pages.ts";
import { agreedRateSchema, newAgreedRateSchema } from "./agreed-rates.ts";
import {
  deskPartnerSchema,
  newLinkSchema,
  newPartnerSchema,
  partnerChangeSchema,
  partnerFormSchema,
  partnerRideSchema,
  partnerSchema,
} from "./partner-schemas.ts";
import { NO_SUCH_LINK, partnerCodeSchema } from "./ride-partner.ts";
import {
  monthSchema,
  newStatementSchema,
  newStatementsSchema,
  statementCreditSchema,
  statementDetailSchema,
  statementPaidSchema,
  statementPreviewSchema,
  statementSchema,
  takeBackEntrySchema,
} from "./statement-schemas.ts";

const id = z.object({ id: recordIdSchema });
const code = z.object({ code: partnerCodeSchema });

export const getPartnerFormEndpoint = endpoint({
  id: "getPartnerForm",
  method: "GET",
  path: "/partners/{code}/",
  summary: "Whose account a booking link is for: the name and the discount of a hotel or a firm.",
  tag: "Hotels and firms",
  access: EVERYONE,
  limit: "lookup",
  params: code,
  missingSentence: NO_SUCH_LINK,
  status: 200,
  output: partnerFormSchema,
  errors: ["not_found"],
});

export const listPartnerRidesEndpoint = endpoint({
  id: "listPartnerRides",
  method: "GET",
  path: "/partners/{code}/rides/",
  summary:
    "The rides on a hotel's or a firm's account, by the link of its reception: those to come, and those of the last 7 days.",
  tag: "Hotels and firms",
  access: EVERYONE,
  limit: "lookup",
  params: code,
  missingSentence: NO_SUCH_LINK,
  status: 200,
  output: z.array(partnerRideSchema),
  errors: ["not_found"],
});

export const listPartnersEndpoint = endpoint({
  id: "listPartners",
  method: "GET",
  path: "/admin/partners/",
  summary: "Every hotel and firm that books on account, with what it owes.",
  tag: "Staff",
  access: STAFF_ONLY,
  status: 200,
  output: z.array(partnerSchema),
  conditional: true,
});

export const listDeskPartnersEndpoint = endpoint({
  id: "listDeskPartners",
  method: "GET",
  path: "/dispatch/partners/",
  summary:
    "The hotels and firms that a ride can be booked on account of by telephone, with what is left of their limit.",
  tag: "Dispatch",
  access: DISPATCHERS,
  status: 200,
  output: z.array(deskPartnerSchema),
  conditional: true,
});

export const addPartnerEndpoint = endpoint({
  id: "addPartner",
  method: "POST",
  path: "/admin/partners/",
  summary: "Adds a hotel or a firm, with a booking link of its own.",
  tag: "Staff",
  access: STAFF_ONLY,
  body: newPartnerSchema,
  status: 201,
  output: partnerSchema,
});

export const changePartnerEndpoint = endpoint({
  id: "changePartner",
  method: "PATCH",
  path: "/admin/partners/{id}/",
  summary: "Changes a hotel or a firm. One that isn't active books nothing more; its rides stay.",
  tag: "Staff",
  access: STAFF_ONLY,
  names: "staff_record",
  params: id,
  body: partnerChangeSchema,
  status: 200,
  output: partnerSchema,
  errors: ["not_found", "edit_conflict"],
});

export const listAgreedRatesEndpoint = endpoint({
  id: "listAgreedRates",
  method: "GET",
  path: "/admin/partners/{id}/rates/",
  summary: "The fixed prices that are agreed with a hotel or a firm, by their areas.",
  tag: "Staff",
  access: STAFF_ONLY,
  names: "staff_record",
  params: id,
  status: 200,
  output: z.array(agreedRateSchema),
  errors: ["not_found"],
  conditional: true,
});

export const addAgreedRateEndpoint = endpoint({
  id: "addAgreedRate",
  method: "POST",
  path: "/admin/partners/{id}/rates/",
  summary:
    "Agrees a fixed price between two areas with a hotel or a firm, either way, for pickups from a day on. It takes the place of start, kilometres and discount; surcharges come on top.",
  tag: "Staff",
  access: STAFF_ONLY,
  names: "staff_record",
  params: id,
  body: newAgreedRateSchema,
  status: 201,
  output: z.array(agreedRateSchema),
  errors: ["not_found"],
});

export const removeAgreedRateEndpoint = endpoint({
  id: "removeAgreedRate",
  method: "DELETE",
  path: "/admin/partner-rates/{id}/",
  summary: "Takes an agreed price away. Rides that are booked by it keep it.",
  tag: "Staff",
  access: STAFF_ONLY,
  names: "staff_record",
  params: id,
  status: 204,
  output: null,
  errors: ["not_found"],
});

export const renewPartnerCodeEndpoint = endpoint({
  id: "renewPartnerCode",
  method: "POST",
  path: "/admin/partners/{id}/new-link/",
  summary:
    "Gives a hotel or a firm another link, for its guests or its reception; the one before opens nothing any more.",
  tag: "Staff",
  access: STAFF_ONLY,
  names: "staff_record",
  params: id,
  body: newLinkSchema,
  status: 200,
  output: partnerSchema,
  errors: ["not_found"],
});

export const previewStatementEndpoint = endpoint({
  id: "previewStatement",
  method: "GET",
  path: "/admin/partners/{id}/statement-preview/",
  summary: "Works out what a hotel or a firm has to pay for a month, without keeping anything.",
  tag: "Staff",
  access: STAFF_ONLY,
  names: "staff_record",
  params: id,
  query: z.object({ month: monthSchema }),
  strictQuery: true,
  status: 200,
  output: statementPreviewSchema,
  errors: ["not_found"],
  conditional: true,
});

export const makeStatementEndpoint = endpoint({
  id: "makeStatement",
  method: "POST",
  path: "/admin/partners/{id}/statements/",
  summary:
    "Makes the numbered statement of a month that is over, with the figures that were looked at. It has the rides on account that were driven in that month and that no statement has yet.",
  tag: "Staff",
  access: STAFF_ONLY,
  names: "staff_record",
  params: id,
  body: newStatementSchema,
  status: 201,
  output: statementDetailSchema,
  errors: ["invalid_input", "not_found", "edit_conflict"],
});

export const makeUnbilledStatementsEndpoint = endpoint({
  id: "makeUnbilledStatements",
  method: "POST",
  path: "/admin/partners/{id}/unbilled-statements/",
  summary:
    "Makes a numbered statement of each month that is over and has rides which no statement has, with the figures that were looked at.",
  tag: "Staff",
  access: STAFF_ONLY,
  names: "staff_record",
  params: id,
  body: newStatementsSchema,
  status: 201,
  output: z.array(statementSchema),
  errors: ["not_found", "edit_conflict"],
});

export const listStatementsEndpoint = endpoint({
  id: "listStatements",
  method: "GET",
  path: "/admin/statements/",
  summary: "Lists the statements of hotels and firms, the newest first.",
  tag: "Staff",
  access: STAFF_ONLY,
  query: pageQuery.extend({ partner_id: recordIdSchema.optional() }),
  status: 200,
  output: z.array(statementSchema),
  conditional: true,
});

export const getStatementEndpoint = endpoint({
  id: "getStatement",
  method: "GET",
  path: "/admin/statements/{id}/",
  summary: "One statement with its rides.",
  tag: "Staff",
  access: STAFF_ONLY,
  names: "staff_record",
  params: id,
  status: 200,
  output: statementDetailSchema,
  errors: ["not_found"],
  conditional: true,
});

export const mailStatementEndpoint = endpoint({
  id: "mailStatement",
  method: "POST",
  path: "/admin/statements/{id}/mail/",
  summary: "Sends a statement to the hotel or firm by mail.",
  tag: "Staff",
  access: STAFF_ONLY,
  names: "staff_record",
  params: id,
  status: 200,
  output: statementDetailSchema,
  errors: ["not_found"],
});

export const markStatementPaidEndpoint = endpoint({
  id: "markStatementPaid",
  method: "POST",
  path: "/admin/statements/{id}/paid/",
  summary:
    "Notes a payment of a statement: how much, how and when it came in. Without an amount it is the whole rest.",
  tag: "Staff",
  access: STAFF_ONLY,
  names: "staff_record",
  params: id,
  body: statementPaidSchema,
  status: 200,
  output: statementDetailSchema,
  errors: ["invalid_input", "not_found", "edit_conflict"],
});

export const creditStatementEndpoint = endpoint({
  id: "creditStatement",
  method: "POST",
  path: "/admin/statements/{id}/credits/",
  summary: "Credits a part of a statement, or all of it, with a reason: so much less is to be paid.",
  tag: "Staff",
  access: STAFF_ONLY,
  names: "staff_record",
  params: id,
  body: statementCreditSchema,
  status: 200,
  output: statementDetailSchema,
  errors: ["invalid_input", "not_found", "edit_conflict"],
});

export const takeBackStatementEntryEndpoint = endpoint({
  id: "takeBackStatementEntry",
  method: "POST",
  path: "/admin/statement-entries/{id}/take-back/",
  summary:
    "Takes a wrong entry of a statement back, once and with a reason. Both stay in its history. What was paid by link is given back instead.",
  tag: "Staff",
  access: STAFF_ONLY,
  names: "staff_record",
  params: id,
  body: takeBackEntrySchema,
  status: 200,
  output: statementDetailSchema,
  errors: ["not_found", "edit_conflict"],
});
