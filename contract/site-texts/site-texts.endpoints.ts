import { z } from "zod";
import { EVERYONE, STAFF_ONLY, endpoint, endpoints } from "../endpoint.ts";
import { languageSchema } from "../language-schema.ts";
import { canBeShown } from "../wire-text.ts";
import { linesOf, TEXT_FIELDS, TEXT_FIELD_NAMES, TEXT_PARTS, type TextField } from "./text-parts.ts";

const office = endpoints({ tag: "Site texts", access: STAFF_ONLY, needs: ["company"], base: "/admin" });

/** Texts by staff, as they are kept and shown. */
const partTexts = z.partialRecord(z.enum(TEXT_FIELD_NAMES), z.string());

/** One part in one language. Nothing was ever written where its version is 0. */
const textRecordSchema = z.object({
  part: z.enum(TEXT_PARTS),
  language: languageSchema,
  texts: partTexts,
  version: z.int(),
  updated_at: z.string().nullable(),
});
export type TextRecord = z.infer<typeof textRecordSchema>;

/** Texts that staff may write: plain, of a bounded length, one line or several. Empty is none. */
const written = {
  title: textOf("title", "The title"),
  about: textOf("about", "The description"),
  guide: textOf("guide", "The driver's part"),
  includes: textOf("includes", "What is included"),
  nickname: textOf("nickname", "The nickname"),
  welcome: textOf("welcome", "The welcome"),
  when: textOf("when", "The opening hours"),
  hours: textOf("hours", "The opening hours"),
  answer: textOf("answer", "The answer"),
  summary: textOf("summary", "The summary"),
  story: textOf("story", "The story"),
  name: textOf("name", "The name"),
  role: textOf("role", "The work"),
  bio: textOf("bio", "The sentence about them"),
} satisfies Record<TextField, z.ZodType>;

export const getSiteTextsEndpoint = endpoint({
  id: "getSiteTexts",
  method: "GET",
  path: "/site-texts/",
  summary:
    "The texts of the site that the company wrote itself, in one language; what is missing is as the product has it.",
  tag: "Site texts",
  access: EVERYONE,
  query: z.object({ language: languageSchema }),
  output: z.object({
    language: languageSchema,
    parts: z.partialRecord(z.enum(TEXT_PARTS), partTexts),
  }),
  conditional: true,
});

export const listTextRecordsEndpoint = office({
  id: "listTextRecords",
  method: "GET",
  path: "/site-texts/",
  summary: "Every text of the site that staff wrote, with the version that an edit must name.",
  output: z.array(textRecordSchema),
  conditional: true,
});

export const editSiteTextEndpoint = office({
  id: "editSiteText",
  method: "PUT",
  path: "/site-texts/{part}/{language}/",
  summary:
    "Writes the texts of one part of the site in one language, on the site at once. An empty or missing field shows the built-in text.",
  params: z.object({ part: z.enum(TEXT_PARTS), language: languageSchema }),
  body: z.object({ ...written, version: z.int("Say which version was read.") }),
  output: textRecordSchema,
  errors: ["edit_conflict"],
});

function textOf(field: TextField, name: string) {
  const { most, ...rest } = TEXT_FIELDS[field];
  const { lines = 1 } = rest as { lines?: number };
  const tooLong =
    lines === 1
      ? `${name} can be up to ${most} characters long.`
      : `${name} can have up to ${lines} lines of ${most} characters each.`;
  return z
    .string(`${name} must be text.`)
    .trim()
    .max((most + 2) * lines, tooLong)
    .refine(canBeShown, `${name} has a character that cannot be shown.`)
    .transform((text) => (lines === 1 ? [linesOf(text).join(" ")] : linesOf(text)))
    .refine((all) => all.length <= lines && all.every((line) => line.length <= most), tooLong)
    .transform((all) => all.join("\n"))
    .optional();
}
