import { z } from "zod";
import { isDate, parseTime } from "../../domain/curacao-time.ts";
import { STAFF_ONLY, endpoints } from "../endpoint.ts";
import { queryNumber } from "../query-number.ts";
import { recordIdSchema } from "../record-id.ts";
import { requiredText } from "../wire-text.ts";
import { wireTariffSchema } from "./tariff-on-the-wire.ts";

const office = endpoints({ tag: "Fares", access: STAFF_ONLY, needs: ["prices"], base: "/admin" });

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

export const listTariffsEndpoint = office({
  id: "listTariffs",
  needs: [],
  method: "GET",
  path: "/tariffs/",
  summary: "Every tariff there is or was, the latest date first.",
  output: z.array(listedTariffSchema),
  conditional: true,
});

export const compareTariffEndpoint = office({
  id: "compareTariff",
  needs: [],
  method: "GET",
  path: "/tariffs/{id}/comparison/",
  summary:
    "What the rides completed in the seven days before today would come to by it and by the one in force.",
  names: "staff_record",
  params: z.object({ id: recordIdSchema }),
  output: z.object({
    rides: z.int(),
    /** Dollars, by the tariff in force and by this one. */
    before: z.number(),
    after: z.number(),
  }),
});

export const addTariffEndpoint = office({
  id: "addTariff",
  method: "POST",
  path: "/tariffs/",
  summary: "Adds a tariff that holds for pickups from its date on. None is ever changed.",
  body: wireTariffSchema,
  status: 201,
  output: listedTariffSchema,
});

export const withdrawTariffEndpoint = office({
  id: "withdrawTariff",
  method: "POST",
  path: "/tariffs/{id}/withdraw/",
  summary: "Takes a tariff away before its day. Rides booked by it keep their price.",
  names: "staff_record",
  params: z.object({ id: recordIdSchema }),
  body: z.object({ reason: requiredText("The reason", 300) }),
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

export const listHolidaysEndpoint = office({
  id: "listHolidays",
  needs: [],
  method: "GET",
  path: "/holidays/",
  summary: "The public holidays of a year with the staff's own, in order.",
  query: z.object({
    year: queryNumber(YEAR).pipe(z.int(YEAR).min(2000, YEAR).max(2999, YEAR)).optional(),
  }),
  output: z.array(holidaySchema),
  conditional: true,
});

export const addHolidayEndpoint = office({
  id: "addHoliday",
  method: "POST",
  path: "/holidays/",
  summary: "Makes a day a holiday beside those of the law.",
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

export const removeHolidayEndpoint = office({
  id: "removeHoliday",
  method: "DELETE",
  path: "/holidays/{date}/",
  summary: "Takes away a holiday that the staff had added.",
  params: z.object({ date }),
  output: null,
});
