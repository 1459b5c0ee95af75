import { useQuery } from "@tanstack/react-query";
import type { Company } from "../../contract/company/company.ts";
import { getConfig } from "../../contract/company/company.endpoints.ts";
import { DEFAULT_COMPANY } from "../../contract/company/default-company.ts";
import { endpointQuery } from "../api/endpoint-query.ts";

const MINUTE_MS = 60_000;

/** The company's name, address, phones and links; those of the build until the server has answered. */
export function useCompany(): Company {
  const config = useQuery({ ...endpointQuery(getConfig), staleTime: 10 * MINUTE_MS });
  return config.data?.company ?? DEFAULT_COMPANY;
}
