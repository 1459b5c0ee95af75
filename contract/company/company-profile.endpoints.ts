import { z } from "zod";
import { MOST_LOW_RATING } from "../../domain/cases/case-rules.ts";
import { companySchema } from "./company.ts";
import { phoneMessagesInput } from "./phone-messages.ts";
import { STAFF_ONLY, endpoints } from "../endpoint.ts";
import { companyProfileSchema } from "./company-profile.ts";

const office = endpoints({ tag: "Company", access: STAFF_ONLY, needs: ["company"], base: "/admin" });

const MOST_CHANGE_HOURS = 48;

const CHANGE_HOURS_SENTENCE = `Hours are a whole number from 0 to ${MOST_CHANGE_HOURS}.`;

const LOW_RATING_SENTENCE = `A low rating is a whole number of stars from 0 to ${MOST_LOW_RATING}; 0 opens no case.`;

export const getCompanyProfileEndpoint = office({
  id: "getCompanyProfile",
  needs: [],
  method: "GET",
  path: "/company/",
  summary: "The company's profile, with the version that an edit must name.",
  output: companyProfileSchema,
});

export const editCompanyProfileEndpoint = office({
  id: "editCompanyProfile",
  method: "PATCH",
  path: "/company/",
  summary: "Changes the company's profile everywhere at once.",
  body: companySchema.partial().extend({
    two_factor_from: z.iso.date("Please choose a date.").nullable().optional(),
    start_code: z.boolean("Say whether drivers ask for a code.").optional(),
    change_hours: z
      .int(CHANGE_HOURS_SENTENCE)
      .min(0, CHANGE_HOURS_SENTENCE)
      .max(MOST_CHANGE_HOURS, CHANGE_HOURS_SENTENCE)
      .optional(),
    driver_changes_wait: z.boolean("Say whether drivers' changes wait for the office.").optional(),
    low_rating: z
      .int(LOW_RATING_SENTENCE)
      .min(0, LOW_RATING_SENTENCE)
      .max(MOST_LOW_RATING, LOW_RATING_SENTENCE)
      .optional(),
    phone_messages: phoneMessagesInput.optional(),
    version: z.int().optional(),
  }),
  output: companyProfileSchema,
  errors: ["edit_conflict"],
});
