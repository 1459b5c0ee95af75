import { z } from "zod";
import { companySchema } from "./company.ts";
import { phoneMessagesInput } from "./phone-messages.ts";
import { STAFF_ONLY, endpoint } from "../endpoint.ts";
import { companyProfileSchema } from "./company-profile.ts";

const MOST_CHANGE_HOURS = 48;

const CHANGE_HOURS_SENTENCE = `Hours are a whole number from 0 to ${MOST_CHANGE_HOURS}.`;

export const getCompanyProfileEndpoint = endpoint({
  id: "getCompanyProfile",
  method: "GET",
  path: "/admin/company/",
  summary: "The company's profile, with the version that an edit must name.",
  tag: "Staff",
  access: STAFF_ONLY,
  status: 200,
  output: companyProfileSchema,
});

export const editCompanyProfileEndpoint = endpoint({
  id: "editCompanyProfile",
  method: "PATCH",
  path: "/admin/company/",
  summary: "Changes the company's profile everywhere at once.",
  tag: "Staff",
  access: STAFF_ONLY,
  body: companySchema.partial().extend({
    two_factor_from: z.iso.date("Please choose a date.").nullable().optional(),
    start_code: z.boolean("Say whether drivers ask for a code.").optional(),
    change_hours: z
      .int(CHANGE_HOURS_SENTENCE)
      .min(0, CHANGE_HOURS_SENTENCE)
      .max(MOST_CHANGE_HOURS, CHANGE_HOURS_SENTENCE)
      .optional(),
    driver_changes_wait: z.boolean("Say whether drivers' changes wait for the office.").optional(),
    phone_messages: phoneMessagesInput.optional(),
    version: z.int().optional(),
  }),
  status: 200,
  output: companyProfileSchema,
  errors: ["edit_conflict"],
});
