import { queryOptions, useQuery } from "@tanstack/react-query";
import { readMe } from "../../contract/accounts/accounts.endpoints.ts";
import { endpointQuery } from "../api/endpoint-query.ts";
import { useSession } from "../api/session.ts";

const MINUTE_MS = 60_000;

/** One's own account, for as long as somebody is signed in. */
export function useMe() {
  const session = useSession();
  return useQuery(
    queryOptions({ ...endpointQuery(readMe), enabled: session !== null, staleTime: MINUTE_MS }),
  );
}
