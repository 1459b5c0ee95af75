import { type OwnPart, ownParts } from "../../domain/company/own-parts.ts";
import { useCompany } from "./use-company.ts";

/** Which parts of the site the company shows; what it doesn't is marked with `data-part`, for the server to leave it out. */
export function useOwnParts(): Readonly<Record<OwnPart, boolean>> {
  return ownParts(useCompany());
}
