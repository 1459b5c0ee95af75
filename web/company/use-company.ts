import { type CompanyProfile, DEFAULT_COMPANY } from "../../contract/company/company-profile.ts";

/** The company's name, address, phones and links. */
export function useCompany(): CompanyProfile {
  return DEFAULT_COMPANY;
}
