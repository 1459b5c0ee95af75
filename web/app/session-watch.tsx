import { useEffect, useEffectEvent, useRef } from "react";
import { forgetAnswers } from "../api/answers.ts";
import { currentSession, onSessionEnd, type SessionEnd, useSession } from "../api/session.ts";
import { forgetKeptRides } from "../drivers/forget-kept-rides.ts";
import { forgetPush } from "../install/forget-push.ts";
import { useLocation, useNavigate } from "../router/router-context.ts";
import { paths } from "./paths.ts";

/** Checks a stored session once at the start, and leads to the login when one ends. */
export function SessionWatch() {
  const navigate = useNavigate();
  const location = useLocation();
  const username = useSession()?.username;
  const reader = useRef(username);

  const onEnd = useEffectEvent((reason: SessionEnd) => {
    forgetAnswers();
    if (reason === "signed-out") {
      forgetKeptRides();
      // A browser that does not let go now is forgotten when its messages come back.
      void forgetPush().catch(() => undefined);
    }
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
  }, [username]);

  return null;
}

/** A guest has no session and does not fetch what checks one. */
async function checkStoredSession(): Promise<void> {
  const { checkSession } = await import("../accounts/check-session.ts");
  await checkSession();
}
