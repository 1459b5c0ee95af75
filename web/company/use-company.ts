import type { Company } from "../../contract/company/company.ts";
import { getConfig } from "../../contract/company/company.endpoints.ts";
import { DEFAULT_COMPANY } from "../../contract/company/default-company.ts";
import { question, useAnswer } from "../api/answers.ts";

const MINUTE_MS = 60_000;

/** The company's name, address, phones and links; those of the build until the server has answered. */
export function useCompany(): Company {
  const config = useAnswer(question(getConfig, {}, 10 * MINUTE_MS));
  return config.data?.company ?? DEFAULT_COMPANY;
}
