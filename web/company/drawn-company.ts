import type { ShownCompany } from "../../contract/company/company.ts";
import { COMPANY_DATA_ID } from "../../contract/company/company-data.ts";
import { DEFAULT_COMPANY } from "../../domain/company/default-company.ts";

/** The company this page was drawn with. */
export const DRAWN_COMPANY: ShownCompany = readDrawn() ?? DEFAULT_COMPANY;

function readDrawn(): ShownCompany | null {
  const block = typeof document === "undefined" ? null : document.getElementById(COMPANY_DATA_ID);
  // Written by our own build and server.
  return block === null ? null : (JSON.parse(block.textContent) as ShownCompany);
}
