import { listPageQuery } from "./list-page.ts";
import { recordIdSchema } from "./record-id.ts";

/** The pages of a list of records: so many rows, after the one the last page ended with (`Link: rel="next"`). */
export const pageQuery = listPageQuery.pick({ limit: true }).extend({ before: recordIdSchema.optional() });
