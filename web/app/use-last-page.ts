import { useEffect } from "react";
import { changeMeEndpoint } from "../../contract/accounts/me.endpoints.ts";
import { SECOND_MS } from "../../contract/time-units.ts";
import { call } from "../api/call.ts";
import { useSession } from "../api/session.ts";
import { useLocation } from "../router/router-context.ts";

/** Who only passes through a page has not been at work there. */
const STAYS_MS = 5 * SECOND_MS;

/** What this tab has told already. */
let told: string | null = null;

/** Tells the server at which page somebody works, so that the next sign-in leads there: for the screens of those who work here. */
export function useLastPage(): void {
  const username = useSession()?.username;
  const page = useLocation().pathname;
  useEffect(() => {
    if (username === undefined) return;
    const timer = setTimeout(() => {
      const mark = `${username} ${page}`;
      if (told === mark || !navigator.onLine) return;
      told = mark;
      call(changeMeEndpoint, { body: { last_visited_page: page } }).catch(() => {
        told = null;
      });
    }, STAYS_MS);
    return () => clearTimeout(timer);
  }, [username, page]);
}
