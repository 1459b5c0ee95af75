import { z } from "zod";
import { phoneMessagesSchema } from "./phone-messages.ts";
import { keptCompanySchema } from "./company.ts";

const instant = z.iso.datetime();

/** The company's profile with the version that an edit must name. */
export const companyProfileSchema = keptCompanySchema
  .extend({
    /** From this day operators and staff sign in with a second factor; null while it is their choice. */
    two_factor_from: z.iso.date().nullable().optional(),
    /** Drivers ask their passengers for a start code; off until the staff switch it on. */
    start_code: z.boolean().optional(),
    /** Until so many hours before the pickup a passenger changes a ride that a driver has accepted; two until it is set. */
    change_hours: z.int().optional(),
    /** A driver's changes of car and papers wait for the office; off until staff switch it on. */
    driver_changes_wait: z.boolean().optional(),
    /** A rating of so many stars or fewer opens a case; 0 is never. */
    low_rating: z.int().optional(),
    phone_messages: phoneMessagesSchema.optional(),
    version: z.int(),
    updated_at: instant,
  })
  .meta({ id: "CompanyProfile" });

export type CompanyProfile = z.infer<typeof companyProfileSchema>;
