import { useEffect } from "react";
import { changeMeEndpoint } from "../../contract/accounts/me.endpoints.ts";
import { SECOND_MS } from "../../contract/time-units.ts";
import { call } from "../api/call.ts";
import type { Session } from "../api/session.ts";

/** Who only passes through a page has not been at work there. */
const STAYS_MS = 5 * SECOND_MS;

/** What this tab has told already. */
let told: string | null = null;

/** Tells the server at which page somebody works, so that the next sign-in leads there. */
export function useLastPage(session: Session | null, page: string | null): void {
  const username = session?.username ?? null;
  useEffect(() => {
    if (username === null || page === null) return;
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
