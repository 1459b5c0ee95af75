import {
  getStatementEndpoint,
  listDebtorsEndpoint,
  listPartnersEndpoint,
  listStatementsEndpoint,
  previewStatementEndpoint,
} from "../../../contract/partners/partners.endpoints.ts";
import { listPayLinksEndpoint } from "../../../contract/pay-links/pay-links.endpoints.ts";
import { getOfficeDayEndpoint } from "../../../contract/reports/office.endpoints.ts";

/** The readings made anew after something changed the debt of a statement. */
export const STATEMENT_REFRESH = [
  getStatementEndpoint,
  listDebtorsEndpoint,
  listStatementsEndpoint,
  listPartnersEndpoint,
  listPayLinksEndpoint,
  getOfficeDayEndpoint,
] as const;

/** The same after a statement was made. */
export const MADE_REFRESH = [listStatementsEndpoint, previewStatementEndpoint, listPartnersEndpoint] as const;
