import { z } from "zod";
import { isDate } from "../../domain/curacao-time.ts";
import { RIDE_CHANNELS } from "../../domain/settlements/commission-rules.ts";
import { recordIdSchema } from "../record-id.ts";
import { requiredText } from "../wire-text.ts";
import { commissionRateSchema, listedRateSchema } from "./settlement-schemas.ts";

const money = z.string();
const day = z.string("A date is YYYY-MM-DD.").refine(isDate, "A date is YYYY-MM-DD.");
const CHANNELS = `Say one of ${RIDE_CHANNELS.join(", ")}.`;
const SCOPE = "Say a driver, a car, an account or a way of booking.";
const BACKWARDS = "The last day can't be before the first.";

/** A commission goes by these; left out, it is any. */
const scope = {
  driver_id: recordIdSchema.optional(),
  vehicle_id: recordIdSchema.optional(),
  partner_id: recordIdSchema.optional(),
  channel: z.enum(RIDE_CHANNELS, CHANNELS).optional(),
};

/** A commission of a driver, a car, an account or a way of booking, or of several of these together. */
export const newCommissionRuleSchema = commissionRateSchema
  .omit({ percent: true })
  .extend({
    ...scope,
    /** Its last day; without one it holds until another of the same takes its place. */
    last_day: day.optional(),
    /** Left out, the ones before end: the next more general commission counts. */
    percent: commissionRateSchema.shape.percent.optional(),
    reason: requiredText("The reason", 300),
  })
  .refine(
    ({ driver_id, vehicle_id, partner_id, channel }) =>
      [driver_id, vehicle_id, partner_id, channel].some((named) => named !== undefined),
    { error: SCOPE, path: ["driver_id"] },
  )
  .refine(({ valid_from, last_day }) => last_day === undefined || last_day >= valid_from, {
    error: BACKWARDS,
    path: ["last_day"],
  })
  .meta({ id: "NewCommissionRule" });
export type NewCommissionRule = z.infer<typeof newCommissionRuleSchema>;

/** Without a name it is a preview of everybody's. */
export const commissionPreviewQuery = z.object({ ...scope, valid_from: day, last_day: day.optional() });

export const commissionRuleSchema = listedRateSchema
  .omit({ percent: true })
  .extend({
    /** A commission of a driver alone that was set on their account is withdrawn there. */
    of: z.enum(["rule", "driver"]),
    driver_id: z.int().nullable(),
    driver_name: z.string().nullable(),
    vehicle_id: z.int().nullable(),
    plate: z.string().nullable(),
    partner_id: z.int().nullable(),
    partner_name: z.string().nullable(),
    channel: z.enum(RIDE_CHANNELS).nullable(),
    last_day: z.string().nullable(),
    /** Null where from then on the next more general one counts. */
    percent: z.number().nullable(),
    reason: z.string(),
  })
  .meta({ id: "CommissionRule" });
export type CommissionRule = z.infer<typeof commissionRuleSchema>;

/** The changes that a commission from a day on would make. */
export const commissionPreviewSchema = z
  .object({
    /** Rides that no settlement has and whose commission changes, with it as it is and as it would be. */
    rides: z.int(),
    before: money,
    after: money,
    /** Closed settlements, which stay as they are: what the driver gets more, or with a minus less, in the next one. */
    closed: z.array(
      z.object({
        settlement_id: z.int(),
        driver_name: z.string(),
        first_day: z.string(),
        last_day: z.string(),
        difference: money,
      }),
    ),
  })
  .meta({ id: "CommissionPreview" });
export type CommissionPreview = z.infer<typeof commissionPreviewSchema>;
