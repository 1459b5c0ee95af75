import { DISPATCHERS, endpoints } from "../endpoint.ts";
import { archiveExportQuery, archivePageSchema, archiveQuery } from "./ride-archive.ts";

const desk = endpoints({ tag: "Rides", access: DISPATCHERS });

/** The rides that have ended, filtered, page by page. */
export const searchRideArchiveEndpoint = desk({
  id: "searchRideArchive",
  method: "GET",
  path: "/ride-history/",
  summary:
    "Searches the completed rides, or those that ended otherwise: twenty a page, with the figures of all that were found.",
  query: archiveQuery,
  strictQuery: true,
  output: archivePageSchema,
  errors: ["invalid_input"],
  conditional: true,
  mayLag: true,
});

/** The same rides as a table for a spreadsheet. */
export const exportRideArchiveEndpoint = desk({
  id: "exportRideArchive",
  needs: ["turnover"],
  method: "GET",
  path: "/ride-history/export/",
  summary: "The ended rides the filter lets through as CSV, in the order asked for.",
  query: archiveExportQuery,
  strictQuery: true,
  output: "csv",
  mayLag: true,
  errors: ["invalid_input"],
});
