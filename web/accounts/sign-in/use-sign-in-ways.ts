import type { SignInWay } from "../../../contract/accounts/sign-in-way.ts";
import { getConfigEndpoint } from "../../../contract/company/company.endpoints.ts";
import { MINUTE_MS } from "../../../domain/time-units.ts";
import { read } from "../../api/read.ts";
import { useRead } from "../../api/use-read.ts";

/** How a code that signs in can be sent; none before that is known, and where the company sends none. */
export function useSignInWays(): readonly SignInWay[] {
  return useRead(read(getConfigEndpoint, {}, 10 * MINUTE_MS)).data?.sign_in_ways ?? [];
}
