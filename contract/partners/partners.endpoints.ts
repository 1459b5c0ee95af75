import { z } from "zod";
import { DISPATCHERS, EVERYONE, STAFF_ONLY, endpoint, endpoints } from "../endpoint.ts";
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
import { debtorsSchema } from "./debtors.ts";
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

const everyone = endpoints({ tag: "Hotels and firms", access: EVERYONE });
const office = endpoints({
  tag: "Hotels and firms",
  access: STAFF_ONLY,
  needs: ["partners"],
  base: "/admin",
});

const id = z.object({ id: recordIdSchema });
const code = z.object({ code: partnerCodeSchema });

export const getPartnerFormEndpoint = everyone({
  id: "getPartnerForm",
  method: "GET",
  path: "/partners/{code}/",
  summary: "Whose account a booking link is for: the name, the discount and the place of a hotel or a firm.",
  limit: "lookup",
  params: code,
  missingSentence: NO_SUCH_LINK,
  output: partnerFormSchema,
  errors: ["not_found"],
});

export const listPartnerRidesEndpoint = everyone({
  id: "listPartnerRides",
  method: "GET",
  path: "/partners/{code}/rides/",
  summary:
    "The rides on a hotel's or a firm's account, by the link of its reception: those to come, and those of the last 7 days.",
  limit: "lookup",
  params: code,
  missingSentence: NO_SUCH_LINK,
  output: z.array(partnerRideSchema),
  errors: ["not_found"],
});

export const listPartnersEndpoint = office({
  id: "listPartners",
  needs: ["partners", "money"],
  method: "GET",
  path: "/partners/",
  summary: "Every hotel and firm that books on account, with what it owes.",
  output: z.array(partnerSchema),
  conditional: true,
});

export const listDeskPartnersEndpoint = endpoint({
  id: "listDeskPartners",
  method: "GET",
  path: "/dispatch/partners/",
  summary:
    "The hotels and firms that a ride can be booked on account of by telephone, with what is left of their limit.",
  tag: "Hotels and firms",
  access: DISPATCHERS,
  output: z.array(deskPartnerSchema),
  conditional: true,
});

export const addPartnerEndpoint = office({
  id: "addPartner",
  method: "POST",
  path: "/partners/",
  summary: "Adds a hotel or a firm, with a booking link of its own.",
  body: newPartnerSchema,
  status: 201,
  output: partnerSchema,
});

export const changePartnerEndpoint = office({
  id: "changePartner",
  method: "PATCH",
  path: "/partners/{id}/",
  summary: "Changes a hotel or a firm. One that isn't active books nothing more; its rides stay.",
  names: "staff_record",
  params: id,
  body: partnerChangeSchema,
  output: partnerSchema,
  errors: ["not_found", "edit_conflict"],
});

export const listAgreedRatesEndpoint = office({
  id: "listAgreedRates",
  needs: ["partners", "prices", "money"],
  method: "GET",
  path: "/partners/{id}/rates/",
  summary: "The fixed prices that are agreed with a hotel or a firm, by their areas.",
  names: "staff_record",
  params: id,
  output: z.array(agreedRateSchema),
  errors: ["not_found"],
  conditional: true,
});

export const addAgreedRateEndpoint = office({
  id: "addAgreedRate",
  needs: ["prices"],
  method: "POST",
  path: "/partners/{id}/rates/",
  summary:
    "Agrees a fixed price between two areas with a hotel or a firm, either way, for pickups from a day on. It takes the place of start, kilometres and discount; surcharges come on top.",
  names: "staff_record",
  params: id,
  body: newAgreedRateSchema,
  status: 201,
  output: z.array(agreedRateSchema),
  errors: ["not_found"],
});

export const removeAgreedRateEndpoint = office({
  id: "removeAgreedRate",
  needs: ["prices"],
  method: "DELETE",
  path: "/partner-rates/{id}/",
  summary: "Takes an agreed price away. Rides that are booked by it keep it.",
  names: "staff_record",
  params: id,
  output: null,
  errors: ["not_found"],
});

export const renewPartnerCodeEndpoint = office({
  id: "renewPartnerCode",
  method: "POST",
  path: "/partners/{id}/new-link/",
  summary:
    "Gives a hotel or a firm another link, for its guests or its reception; the one before opens nothing any more.",
  names: "staff_record",
  params: id,
  body: newLinkSchema,
  output: partnerSchema,
  errors: ["not_found"],
});

export const previewStatementEndpoint = office({
  id: "previewStatement",
  needs: ["partners", "money"],
  method: "GET",
  path: "/partners/{id}/statement-preview/",
  summary: "Works out what a hotel or a firm has to pay for a month, without keeping anything.",
  names: "staff_record",
  params: id,
  query: z.object({ month: monthSchema }),
  strictQuery: true,
  output: statementPreviewSchema,
  errors: ["not_found"],
  conditional: true,
});

export const makeStatementEndpoint = office({
  id: "makeStatement",
  needs: ["bookkeeping"],
  method: "POST",
  path: "/partners/{id}/statements/",
  summary:
    "Makes the numbered statement of a month that is over, with the figures that were looked at. It has the rides on account that were driven in that month and that no statement has yet.",
  names: "staff_record",
  params: id,
  body: newStatementSchema,
  status: 201,
  output: statementDetailSchema,
  errors: ["invalid_input", "not_found", "edit_conflict"],
});

export const makeUnbilledStatementsEndpoint = office({
  id: "makeUnbilledStatements",
  needs: ["bookkeeping"],
  method: "POST",
  path: "/partners/{id}/unbilled-statements/",
  summary:
    "Makes a numbered statement of each month that is over and has rides which no statement has, with the figures that were looked at.",
  names: "staff_record",
  params: id,
  body: newStatementsSchema,
  status: 201,
  output: z.array(statementSchema),
  errors: ["not_found", "edit_conflict"],
});

export const listStatementsEndpoint = office({
  id: "listStatements",
  needs: ["partners", "money"],
  method: "GET",
  path: "/statements/",
  summary: "Lists the statements of hotels and firms, the newest first.",
  query: pageQuery.extend({ partner_id: recordIdSchema.optional() }),
  output: z.array(statementSchema),
  conditional: true,
});

export const getStatementEndpoint = office({
  id: "getStatement",
  needs: ["partners", "money"],
  method: "GET",
  path: "/statements/{id}/",
  summary: "One statement with its rides.",
  names: "staff_record",
  params: id,
  output: statementDetailSchema,
  errors: ["not_found"],
  conditional: true,
});

export const mailStatementEndpoint = office({
  id: "mailStatement",
  needs: ["bookkeeping"],
  method: "POST",
  path: "/statements/{id}/mail/",
  summary: "Sends a statement to the hotel or firm by mail.",
  names: "staff_record",
  params: id,
  output: statementDetailSchema,
  errors: ["not_found"],
});

export const remindOfStatementEndpoint = office({
  id: "remindOfStatement",
  needs: ["bookkeeping"],
  method: "POST",
  path: "/statements/{id}/remind/",
  summary:
    "Reminds a hotel or firm by mail of what is left to pay on an overdue statement, once a day at most.",
  names: "staff_record",
  params: id,
  output: statementDetailSchema,
  errors: ["not_found", "edit_conflict"],
});

export const listDebtorsEndpoint = office({
  id: "listDebtors",
  needs: ["partners", "money"],
  method: "GET",
  path: "/debtors/",
  summary: "What hotels and firms owe on statements, by how long it is overdue.",
  output: debtorsSchema,
  conditional: true,
});

export const markStatementPaidEndpoint = office({
  id: "markStatementPaid",
  needs: ["bookkeeping"],
  method: "POST",
  path: "/statements/{id}/paid/",
  summary:
    "Notes a payment of a statement: how much, how and when it came in. Without an amount it is the whole rest.",
  names: "staff_record",
  params: id,
  body: statementPaidSchema,
  output: statementDetailSchema,
  errors: ["invalid_input", "not_found", "edit_conflict"],
});

export const creditStatementEndpoint = office({
  id: "creditStatement",
  needs: ["bookkeeping"],
  method: "POST",
  path: "/statements/{id}/credits/",
  summary: "Credits a part of a statement, or all of it, with a reason: so much less is to be paid.",
  names: "staff_record",
  params: id,
  body: statementCreditSchema,
  output: statementDetailSchema,
  errors: ["invalid_input", "not_found", "edit_conflict", "approval_needed", "approval_waiting"],
});

export const takeBackStatementEntryEndpoint = office({
  id: "takeBackStatementEntry",
  needs: ["bookkeeping"],
  method: "POST",
  path: "/statement-entries/{id}/take-back/",
  summary:
    "Takes a wrong entry of a statement back, once and with a reason. Both stay in its history. What was paid by link is given back instead.",
  names: "staff_record",
  params: id,
  body: takeBackEntrySchema,
  output: statementDetailSchema,
  errors: ["not_found", "edit_conflict"],
});
