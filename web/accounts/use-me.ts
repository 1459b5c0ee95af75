import { readMe } from "../../contract/accounts/accounts.endpoints.ts";
import { question, useAnswer } from "../api/answers.ts";
import { useSession } from "../api/session.ts";

const MINUTE_MS = 60_000;

/** One's own account, for as long as somebody is signed in. */
export function useMe() {
  const session = useSession();
  return useAnswer(session === null ? null : question(readMe, {}, MINUTE_MS));
}
