import {
  getCaseEndpoint,
  getCaseFiguresEndpoint,
  listCasesEndpoint,
} from "../../../contract/cases/cases.endpoints.ts";
import { countOfficeEndpoint } from "../../../contract/reports/office.endpoints.ts";

/** The readings that show something of a case: each change of one makes them anew. */
export const CASE_READS = [
  getCaseEndpoint,
  listCasesEndpoint,
  getCaseFiguresEndpoint,
  countOfficeEndpoint,
] as const;
