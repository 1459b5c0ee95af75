import { readMeEndpoint } from "../../contract/accounts/me.endpoints.ts";
import { MINUTE_MS } from "../../domain/time-units.ts";
import { read } from "./read.ts";
import { useRead } from "./use-read.ts";
import { useSession } from "./session.ts";

/** One's own account, for as long as somebody is signed in. */
export function useMe() {
  const session = useSession();
  return useRead(session === null ? null : read(readMeEndpoint, {}, MINUTE_MS));
}
