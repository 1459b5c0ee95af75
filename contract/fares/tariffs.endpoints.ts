import { z } from "zod";
import { isDate, parseTime } from "../curacao-time.ts";
import { STAFF_ONLY, endpoint } from "../endpoint.ts";
import { queryNumber } from "../query-number.ts";
import { recordIdSchema } from "../record-id.ts";
import { requiredText } from "../wire-text.ts";
import { wireTariffSchema } from "./tariff-on-the-wire.ts";

const YEAR = "A year is four digits, from 2000 to 2999.";
const date = z.string().refine(isDate, "A date is YYYY-MM-DD.");

/** A tariff in the staff's list: today's is in force, one with a later date waits for its day. */
const listedTariffSchema = wireTariffSchema.safeExtend({
  id: z.number(),
  created_at: z.iso.datetime(),
  in_force: z.boolean(),
  /** Its day has not come: it can be withdrawn. */
  coming: z.boolean().optional(),
  /** Rides that are not over and keep the price they were quoted by it. */
  open_rides: z.int().optional(),
});

export const listTariffsEndpoint = endpoint({
  id: "listTariffs",
  method: "GET",
  path: "/admin/tariffs/",
  summary: "Every tariff there is or was, the latest date first.",
  tag: "Staff",
  access: STAFF_ONLY,
  status: 200,
  output: z.array(listedTariffSchema),
  conditional: true,
});

export const compareTariffEndpoint = endpoint({
  id: "compareTariff",
  method: "GET",
  path: "/admin/tariffs/{id}/comparison/",
  summary:
    "What the rides completed in the seven days before today would come to by it and by the one in force.",
  tag: "Staff",
  access: STAFF_ONLY,
  names: "staff_record",
  params: z.object({ id: recordIdSchema }),
  status: 200,
  output: z.object({
    rides: z.int(),
    /** Dollars, by the tariff in force and by this one. */
    before: z.number(),
    after: z.number(),
  }),
});

export const addTariffEndpoint = endpoint({
  id: "addTariff",
  method: "POST",
  path: "/admin/tariffs/",
  summary: "Adds a tariff that holds for pickups from its date on. None is ever changed.",
  tag: "Staff",
  access: STAFF_ONLY,
  body: wireTariffSchema,
  status: 201,
  output: listedTariffSchema,
});

export const withdrawTariffEndpoint = endpoint({
  id: "withdrawTariff",
  method: "POST",
  path: "/admin/tariffs/{id}/withdraw/",
  summary: "Takes a tariff away before its day. Rides booked by it keep their price.",
  tag: "Staff",
  access: STAFF_ONLY,
  names: "staff_record",
  params: z.object({ id: recordIdSchema }),
  body: z.object({ reason: requiredText("The reason", 300) }),
  status: 204,
  output: null,
  errors: ["edit_conflict"],
});

const holidaySchema = z.object({
  date,
  name: z.string(),
  /** HH:MM:SS; null for a holiday that begins at midnight. */
  from: z.string().nullable(),
  /** Added by the staff, and theirs to remove; the others are the law's. */
  extra: z.boolean(),
});

export const listHolidaysEndpoint = endpoint({
  id: "listHolidays",
  method: "GET",
  path: "/admin/holidays/",
  summary: "The public holidays of a year with the staff's own, in order.",
  tag: "Staff",
  access: STAFF_ONLY,
  query: z.object({
    year: queryNumber(YEAR).pipe(z.int(YEAR).min(2000, YEAR).max(2999, YEAR)).optional(),
  }),
  status: 200,
  output: z.array(holidaySchema),
  conditional: true,
});

export const addHolidayEndpoint = endpoint({
  id: "addHoliday",
  method: "POST",
  path: "/admin/holidays/",
  summary: "Makes a day a holiday beside those of the law.",
  tag: "Staff",
  access: STAFF_ONLY,
  body: z.object({
    date,
    name: requiredText("The name", 80),
    from: z
      .string()
      .refine((text) => parseTime(text) !== null, "A time is HH:MM:SS.")
      .transform((text) => parseTime(text) ?? text)
      .nullish(),
  }),
  status: 201,
  output: holidaySchema,
  errors: ["edit_conflict"],
});

export const removeHolidayEndpoint = endpoint({
  id: "removeHoliday",
  method: "DELETE",
  path: "/admin/holidays/{date}/",
  summary: "Takes away a holiday that the staff had added.",
  tag: "Staff",
  access: STAFF_ONLY,
  params: z.object({ date }),
  status: 204,
  output: null,
});
