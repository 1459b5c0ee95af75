import { DISPATCHERS, endpoint } from "../endpoint.ts";
import { archiveExportQuery, archivePageSchema, archiveQuery } from "./ride-archive.ts";

/** The rides that have ended, filtered, page by page. */
export const searchRideArchiveEndpoint = endpoint({
  id: "searchRideArchive",
  method: "GET",
  path: "/ride-history/",
  summary:
    "Searches the completed rides, or those that ended otherwise: twenty a page, with the figures of all that were found.",
  tag: "Dispatch",
  access: DISPATCHERS,
  query: archiveQuery,
  strictQuery: true,
  status: 200,
  output: archivePageSchema,
  errors: ["invalid_input"],
  conditional: true,
  mayLag: true,
});

/** The same rides as a table for a spreadsheet. */
export const exportRideArchiveEndpoint = endpoint({
  id: "exportRideArchive",
  method: "GET",
  path: "/ride-history/export/",
  summary: "The ended rides the filter lets through as CSV, in the order asked for.",
  tag: "Dispatch",
  access: DISPATCHERS,
  query: archiveExportQuery,
  strictQuery: true,
  status: 200,
  output: "csv",
  mayLag: true,
  errors: ["invalid_input"],
});
