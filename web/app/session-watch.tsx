import { useEffect, useEffectEvent, useRef } from "react";
import { currentSession, onSessionEnd, type SessionEnd, useSession } from "../api/session.ts";
import { useLocation, useNavigate } from "../router/router-context.ts";
import { paths } from "../router/paths.ts";

/** Checks a stored session once at the start, ends one of the office that is left alone, and leads to the login when one ends. */
export function SessionWatch() {
  const navigate = useNavigate();
  const location = useLocation();
  const session = useSession();
  const username = session?.username;
  const role = session?.role;
  const person = useRef(username);

  const onEnd = useEffectEvent((reason: SessionEnd) => {
    if (reason === "signed-out") void forgetEverything();
    const here = location.pathname + location.search;
    const login = reason === "expired" ? paths.loginAndBack(here) : paths.login;
    navigate(login, {
      replace: login === here,
      state: reason === "expired" ? { sessionEnded: true } : null,
    });
  });

  useEffect(() => {
    return onSessionEnd((reason) => onEnd(reason));
  }, []);
  useEffect(() => {
    if (currentSession() !== null) void checkStoredSession();
  }, []);
  useEffect(() => {
    if (username === undefined) return;
    // A draft outlives a session that ended by itself, but is not the next person's.
    if (person.current !== undefined && person.current !== username) void forgetEverything();
    person.current = username;
  }, [username]);

  useEffect(() => {
    if (role === undefined) return;
    const over = new AbortController();
    void watchInactivity(role, over.signal);
    return () => over.abort();
  }, [role]);

  return null;
}

async function watchInactivity(role: string, until: AbortSignal): Promise<void> {
  const { endWhenIdle } = await import("../accounts/office-inactivity.ts");
  endWhenIdle(role, until);
}

async function forgetEverything(): Promise<void> {
  const { forgetPerson } = await import("./forget-person.ts");
  forgetPerson();
}

/** A guest has no session and does not fetch what checks one. */
async function checkStoredSession(): Promise<void> {
  const { checkSession } = await import("../accounts/check-session.ts");
  await checkSession();
}
