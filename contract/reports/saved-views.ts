import { z } from "zod";
import { requiredText } from "../wire-text.ts";

/** Pages whose filters can be kept by name. */
export const VIEW_PAGES = ["history"] as const;
export const viewPageSchema = z.enum(VIEW_PAGES, "Say history.");
const NAME_LENGTH = 60;
const QUERY = "The filters are the query of the page's address, without a question mark.";
const MOST_QUERY = 1_000;

export const newViewSchema = z
  .object({
    page: viewPageSchema,
    name: requiredText("The name", NAME_LENGTH),
    /** The query of the page's address; `span` stands for days that move along. */
    query: z
      .string(QUERY)
      .max(MOST_QUERY, QUERY)
      .regex(/^[\w%.~!$'()*+,;=:@&/-]*$/, QUERY),
    /** Whether everybody of dispatch and the office sees it. */
    shared: z.boolean("Say whether others see it."),
  })
  .meta({ id: "NewSavedView" });

export const savedViewSchema = z
  .object({
    id: z.int(),
    page: viewPageSchema,
    name: z.string(),
    query: z.string(),
    shared: z.boolean(),
    /** Somebody else's who shares it; null for the caller's own. */
    by: z.string().nullable(),
    /** The caller's own, or a shared one for whoever is of the office. */
    may_remove: z.boolean(),
  })
  .meta({ id: "SavedView" });
export type SavedView = z.infer<typeof savedViewSchema>;
