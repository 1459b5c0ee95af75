import { z } from "zod";
import { EVERYONE, endpoint } from "../endpoint.ts";
import { WEB_ERROR_KINDS } from "./web-error-kinds.ts";

/** A page reports its own errors. Its text is masked before it is written down: see server/web-errors/mask-error.ts. */
export const reportWebErrorEndpoint = endpoint({
  id: "reportWebError",
  method: "POST",
  path: "/web-errors/",
  summary: "Tells whoever runs the server of an error in a page, without anything of the reader.",
  tag: "Page errors",
  access: EVERYONE,
  limit: "report",
  maxBodyBytes: 8 * 1024,
  body: z.object({
    kind: z.enum(WEB_ERROR_KINDS, `The kind is one of ${WEB_ERROR_KINDS.join(", ")}.`),
    message: z.string("The message is a text.").max(2_000, "A message can be up to 2000 characters long."),
    page: z.string("The page is a path.").max(500, "A page can be up to 500 characters long."),
    /** Where in our scripts, as file:line:column. */
    at: z.string("The place is a text.").max(200, "A place can be up to 200 characters long.").optional(),
    /** Of the product the page was made with. */
    version: z
      .string("The version is a text.")
      .max(40, "A version can be up to 40 characters long.")
      .optional(),
  }),
  output: null,
});
