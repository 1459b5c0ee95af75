import { z } from "zod";
import { emailSchema } from "../accounts/account.ts";
import { requiredText } from "../wire-text.ts";

const LINK = "A link starts with https://.";
const link = z
  .string(LINK)
  .trim()
  .max(300, LINK)
  .refine((text) => text === "" || (text.startsWith("https://") && URL.canParse(text)), LINK);
const PHONE = "A phone of the company has its country code, like +599 9 555 0123.";
const phone = z
  .string(PHONE)
  .trim()
  .max(32, PHONE)
  .refine((text) => /^\+\d{7,15}$/.test(text.replace(/[\s().-]/g, "")), PHONE);

/** Who runs the service: what is shown everywhere, from one place, set by staff. An empty link is not shown. */
export const companySchema = z.object({
  name: requiredText("The name", 80),
  legal_name: requiredText("The legal name", 120),
  permit_number: requiredText("The permit number", 40),
  address: requiredText("The address", 200),
  phone,
  whatsapp: phone,
  email: emailSchema,
  chat_url: link,
  instagram_url: link,
  facebook_url: link,
  founded_year: z.int("A year is four digits.").min(1900, "A year is four digits.").max(2999),
});
export type Company = z.infer<typeof companySchema>;
