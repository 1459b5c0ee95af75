import { z } from "zod";
import { LOGO_PIXELS, MAX_LOGO_BYTES } from "../../domain/company/logo.ts";
import { STAFF_ONLY, endpoints } from "../endpoint.ts";

const office = endpoints({ tag: "Company", access: STAFF_ONLY, needs: ["company"], base: "/admin" });

/** Base64 of the most bytes that a logo has. */
const MAX_TEXT = Math.ceil(MAX_LOGO_BYTES / 3) * 4;

const logoSchema = z.object({
  /** As a data: address, to be shown; null where the company has the drawn mark. */
  logo: z.string().nullable(),
});

export const getLogoEndpoint = office({
  id: "getLogo",
  method: "GET",
  path: "/logo/",
  summary: "The logo that staff gave the company in the place of its drawn mark.",
  output: logoSchema,
});

export const setLogoEndpoint = office({
  id: "setLogo",
  method: "PUT",
  path: "/logo/",
  summary: `Keeps a PNG of ${LOGO_PIXELS} by ${LOGO_PIXELS} pixels as the company's logo on pages, papers, mails, icons and passes, or goes back to the drawn mark.`,
  maxBodyBytes: MAX_TEXT + 1024,
  body: z.object({
    /** The bytes of the picture in base64; null goes back to the drawn mark. */
    picture: z
      .base64("Send the picture in base64.")
      .max(MAX_TEXT, `A logo has at most ${MAX_LOGO_BYTES / 1024} kB.`)
      .nullable(),
  }),
  output: logoSchema,
  errors: ["invalid_input"],
});
