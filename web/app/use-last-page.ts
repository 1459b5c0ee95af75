import { useEffect } from "react";
import { changeMeEndpoint } from "../../contract/accounts/own-account.endpoints.ts";
import { SECOND_MS } from "../../domain/time-units.ts";
import { call } from "../api/call.ts";
import { useSession } from "../api/session.ts";
import { useLocation } from "../router/router-context.ts";

/** A page that somebody only passes through doesn't count. */
const STAYS_MS = 5 * SECOND_MS;

/** The page that this tab has told already. */
let told: string | null = null;

const EVERY = () => true;

/** Tells the server at which page somebody is, so that the next sign-in leads there; only of pages that are come back to. */
export function useLastPage(isComeBackTo: (page: string) => boolean = EVERY): void {
  const username = useSession()?.username;
  const page = useLocation().pathname;
  const counts = isComeBackTo(page);
  useEffect(() => {
    if (username === undefined || !counts) return;
    const timer = setTimeout(() => {
      const mark = `${username} ${page}`;
      if (told === mark || !navigator.onLine) return;
      told = mark;
      call(changeMeEndpoint, { body: { last_visited_page: page } }).catch(() => {
        told = null;
      });
    }, STAYS_MS);
    return () => clearTimeout(timer);
  }, [username, page, counts]);
}
