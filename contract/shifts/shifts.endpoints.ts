import { z } from "zod";
import { DISPATCHERS, DRIVERS, STAFF_ONLY, endpoints } from "../endpoint.ts";
import { queryNumber } from "../query-number.ts";
import { recordIdSchema, recordVersionSchema } from "../record-id.ts";
import { optionalText } from "../wire-text.ts";
import {
  dayInput,
  driverShiftsSchema,
  homeSchema,
  proposalInput,
  shiftsOfDayInput,
  shiftsSchema,
  weekInput,
} from "./shifts.ts";

const tag = "Shifts";
const desk = endpoints({ tag, access: DISPATCHERS });
const office = endpoints({ tag, access: STAFF_ONLY, needs: ["drivers"], base: "/admin" });
const own = endpoints({ tag, access: DRIVERS, base: "/me" });

const driver = z.object({ id: recordIdSchema });
const driverDay = z.object({ id: recordIdSchema, day: dayInput });
const DAYS = "days is a whole number from 1 to 31.";

export const listShiftsEndpoint = desk({
  id: "listShifts",
  method: "GET",
  path: "/shifts/",
  summary:
    "Everybody's shifts at a glance: of each driver the days with their hours and breaks, what is driven so far, and where a day is too long or the rest too short.",
  query: z.object({
    /** The first day; today where it is left out. */
    from: dayInput.optional(),
    days: queryNumber(DAYS).pipe(z.int(DAYS).min(1, DAYS).max(31, DAYS)).default(7),
  }),
  output: shiftsSchema,
  errors: ["invalid_input"],
  conditional: true,
});

export const setShiftDayEndpoint = desk({
  id: "setShiftDay",
  method: "PUT",
  path: "/shifts/{id}/days/{day}/",
  summary: "Writes what a driver works on one day, whatever the week says; without shifts the day is off.",
  names: "driver",
  params: driverDay,
  body: z.object({ shifts: shiftsOfDayInput, note: optionalText("The note", 120) }),
  output: null,
  errors: ["not_found", "invalid_input"],
});

export const clearShiftDayEndpoint = desk({
  id: "clearShiftDay",
  method: "DELETE",
  path: "/shifts/{id}/days/{day}/",
  summary: "Lets a day be as the week says again.",
  names: "driver",
  params: driverDay,
  output: null,
  errors: ["not_found", "invalid_input"],
});

export const getDriverShiftsEndpoint = office({
  id: "getDriverShifts",
  method: "GET",
  path: "/shifts/{id}/",
  summary:
    "All that is written of a driver's hours: the week, the next days, home, and what the driver proposes.",
  names: "driver",
  params: driver,
  output: driverShiftsSchema,
  errors: ["not_found"],
  conditional: true,
});

export const setDriverShiftsEndpoint = office({
  id: "setDriverShifts",
  method: "PUT",
  path: "/shifts/{id}/",
  summary: "Writes a driver's week and home. What they propose meanwhile goes on waiting.",
  names: "driver",
  params: driver,
  body: z.object({
    week: weekInput,
    home: homeSchema.nullable(),
    /** The version that was read; another in between is a conflict. */
    version: recordVersionSchema,
  }),
  output: driverShiftsSchema,
  errors: ["not_found", "invalid_input", "edit_conflict"],
});

export const decideShiftProposalEndpoint = office({
  id: "decideShiftProposal",
  method: "POST",
  path: "/shifts/{id}/proposal/",
  summary:
    "Accepts what a driver proposes, which then holds, or declines it with a reason that the driver reads.",
  names: "driver",
  params: driver,
  body: z.object({
    proposal_id: recordIdSchema,
    accept: z.boolean("Say whether it is accepted."),
    reason: optionalText("The reason", 300),
  }),
  output: driverShiftsSchema,
  errors: ["not_found", "invalid_input", "edit_conflict"],
});

export const getOwnShiftsEndpoint = own({
  id: "getOwnShifts",
  method: "GET",
  path: "/shifts/",
  summary: "A driver's own week, the next days with their breaks, home, and what they proposed.",
  output: driverShiftsSchema,
  conditional: true,
});

export const proposeShiftsEndpoint = own({
  id: "proposeShifts",
  method: "PUT",
  path: "/shifts/proposal/",
  summary:
    "Proposes another week, another home or other hours on some days. It waits for the office, in place of what was proposed before; until then nothing changes.",
  body: proposalInput,
  output: driverShiftsSchema,
  errors: ["invalid_input"],
});

export const withdrawShiftProposalEndpoint = own({
  id: "withdrawShiftProposal",
  method: "DELETE",
  path: "/shifts/proposal/",
  summary: "Takes back what was proposed and nobody has decided on.",
  output: driverShiftsSchema,
});
