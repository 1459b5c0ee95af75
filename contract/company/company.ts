import { z } from "zod";
import { emailSchema } from "../accounts/account.ts";
import { MARK_COLOUR_NAMES } from "../../domain/company/mark-colours.ts";
import type { Company } from "../../domain/company/company.ts";
import type { Language } from "../../domain/languages.ts";
import type { Fields } from "../fields.ts";
import { requiredText } from "../wire-text.ts";
import { shownTaxRateSchema } from "./turnover-tax.ts";

const LINK = "Links must start with https://.";
const link = z
  .string(LINK)
  .trim()
  .max(300, LINK)
  .refine((text) => text === "" || (text.startsWith("https://") && URL.canParse(text)), LINK);
const PHONE = "Enter the phone number with country code, like +599 9 555 0123.";
const phone = z
  .string(PHONE)
  .trim()
  .max(32, PHONE)
  .refine((text) => /^\+\d{7,15}$/.test(text.replace(/[\s().-]/g, "")), PHONE);

const NO_PHONE = z.string(PHONE).trim().length(0);

const MINUTES = "A wait is a whole number of minutes, up to 240.";
const minutes = z.int(MINUTES).min(0, MINUTES).max(240, MINUTES);

const YEAR = "Enter a four-digit year.";

const VIP_RIDES = "Rides to VIP are a whole number from 1 to 1000.";
const VIP_PERCENT = "A VIP discount is a whole number from 1 to 50 percent.";

/** The fields that staff may set; each that is sent has to be right. */
export const companySchema = z.object({
  name: requiredText("The name", 80),
  legal_name: requiredText("The legal name", 120),
  permit_number: requiredText("The permit number", 40),
  address: requiredText("The address", 200),
  phone,
  whatsapp: z.union([NO_PHONE, phone], PHONE),
  email: emailSchema,
  chat_url: link,
  instagram_url: link,
  facebook_url: link,
  founded_year: z.int(YEAR).min(1900, YEAR).max(2999, YEAR).nullable(),
  tours_on: z.boolean("Say whether the tours are shown.").default(true),
  tour_prices_on: z.boolean("Say whether the prices of tours are shown.").default(true),
  mark_colour: z.enum(MARK_COLOUR_NAMES).default("ink"),
  airport_wait_minutes: minutes,
  pier_wait_minutes: minutes,
  other_wait_minutes: minutes,
  landing_minutes: minutes,
  vip_on: z.boolean("Say whether there is a VIP discount."),
  vip_from_rides: z.int(VIP_RIDES).min(1, VIP_RIDES).max(1000, VIP_RIDES),
  vip_percent: z.int(VIP_PERCENT).min(1, VIP_PERCENT).max(50, VIP_PERCENT),
} satisfies Fields<Company>);

/** The profile as it is kept: a company that hasn't opened yet may not have said all of it. */
export const keptCompanySchema = companySchema
  .extend({
    legal_name: z.string(),
    permit_number: z.string(),
    address: z.string(),
    phone: z.string(),
    whatsapp: z.string(),
    email: z.string(),
  })
  .meta({ id: "Company" });

const openWhenSchema = z.object({
  en: z.string().optional(),
  nl: z.string().optional(),
  es: z.string().optional(),
  pap: z.string().optional(),
  de: z.string().optional(),
} satisfies Record<Language, z.ZodType>);
export type OpenWhen = z.infer<typeof openWhenSchema>;

/** The company as pages show it, with what its server does beyond its profile. */
export const shownCompanySchema = keptCompanySchema.extend({
  ...companySchema.pick({ vip_on: true, vip_from_rides: true, vip_percent: true }).partial().shape,
  /** The public site isn't open yet: nobody but those who work here can see it or book. */
  opens_soon: z.boolean().optional(),
  /** Of such a site that has been open before: what the company says to guests meanwhile, by language. */
  closed_text: openWhenSchema.optional(),
  /** The server knows when flights land, and the pickup follows them. */
  follows_flights: z.boolean().optional(),
  /** Rides can be paid by link, at the page of a provider; missing where they can't. */
  pays_by_link: z.boolean().optional(),
  /** When it is there, in a few words of its own by language; day and night where it says nothing. */
  open_when: openWhenSchema.optional(),
  /** Its number with the tax office; missing where it says none. */
  crib: z.string().optional(),
  /** The turnover tax that is in fares by the day from which it holds; missing where there is none. */
  tax_rates: z.array(shownTaxRateSchema).optional(),
});
export type ShownCompany = z.infer<typeof shownCompanySchema>;
