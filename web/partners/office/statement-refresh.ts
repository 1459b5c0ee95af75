import {
  getStatementEndpoint,
  listPartnersEndpoint,
  listStatementsEndpoint,
  previewStatementEndpoint,
} from "../../../contract/partners/partners.endpoints.ts";
import { listPayLinksEndpoint } from "../../../contract/pay-links/pay-links.endpoints.ts";
import { getOfficeDayEndpoint } from "../../../contract/reports/office.endpoints.ts";

/** What is read anew after something changed what is owed on a statement. */
export const STATEMENT_REFRESH = [
  getStatementEndpoint,
  listStatementsEndpoint,
  listPartnersEndpoint,
  listPayLinksEndpoint,
  getOfficeDayEndpoint,
] as const;

/** The same after a statement was made. */
export const MADE_REFRESH = [listStatementsEndpoint, previewStatementEndpoint, listPartnersEndpoint] as const;
