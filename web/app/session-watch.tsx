import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef } from "react";
import { checkSession } from "../accounts/check-session.ts";
import { onSessionEnd, type SessionEnd, useSession } from "../api/session.ts";
import { forgetKeptRides } from "../drivers/kept-rides.ts";
import { useLocation, useNavigate } from "../router/router-context.ts";
import { paths } from "./paths.ts";

/** Checks a stored session once at the start, and leads to the login when one ends. */
export function SessionWatch() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const location = useLocation();
  const username = useSession()?.username;
  const reader = useRef(username);

  const onEnd = useEffectEvent((reason: SessionEnd) => {
    queryClient.clear();
    if (reason === "signed-out") forgetKeptRides();
    const here = location.pathname + location.search;
    navigate(reason === "expired" ? paths.loginAndBack(here) : paths.login, {
      state: reason === "expired" ? { sessionEnded: true } : null,
    });
  });

  useEffect(() => onSessionEnd((reason) => onEnd(reason)), []);
  useEffect(() => {
    void checkSession();
  }, []);
  useEffect(() => {
    // Another tab signed out or signed in as somebody else: nothing of the former reader may stay.
    if (reader.current !== username) queryClient.clear();
    reader.current = username;
  }, [queryClient, username]);

  return null;
}
