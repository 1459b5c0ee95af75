import { useEffect, useEffectEvent, useRef } from "react";
import { forgetAnswers } from "../api/answers.ts";
import { currentSession, onSessionEnd, type SessionEnd, useSession } from "../api/session.ts";
import { useLocation, useNavigate } from "../router/router-context.ts";
import { paths } from "./paths.ts";

/** Checks a stored session once at the start, and leads to the login when one ends. */
export function SessionWatch() {
  const navigate = useNavigate();
  const location = useLocation();
  const username = useSession()?.username;
  const reader = useRef(username);
  const person = useRef(username);

  const onEnd = useEffectEvent((reason: SessionEnd) => {
    forgetAnswers();
    if (reason === "signed-out") void forgetEverything();
    const here = location.pathname + location.search;
    const login = reason === "expired" ? paths.loginAndBack(here) : paths.login;
    navigate(login, {
      replace: login === here,
      state: reason === "expired" ? { sessionEnded: true } : null,
    });
  });

  useEffect(() => onSessionEnd((reason) => onEnd(reason)), []);
  useEffect(() => {
    if (currentSession() !== null) void checkStoredSession();
  }, []);
  useEffect(() => {
    // Another tab signed out or signed in as somebody else: nothing of the former reader may stay.
    if (reader.current !== username) forgetAnswers();
    reader.current = username;
    if (username === undefined) return;
    // A draft outlives a session that ended by itself, but is not the next person's.
    if (person.current !== undefined && person.current !== username) void forgetEverything();
    person.current = username;
  }, [username]);

  return null;
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
