import { useCallback, useEffect, useRef } from "react";

const TRIES_MS = 60;
/** The plan answers in well under this. */
const GIVES_UP_MS = 5_000;

/** Puts the focus on the first answer of the chosen alarm, as soon as the plan has given it: Enter does it, Tab goes to the others. */
export function useAnswerFocus(): () => void {
  const timer = useRef<ReturnType<typeof setInterval>>(undefined);
  useEffect(() => () => clearInterval(timer.current), []);
  return useCallback(() => {
    clearInterval(timer.current);
    const begun = Date.now();
    timer.current = setInterval(() => {
      const answer = document.querySelector<HTMLElement>("[data-alarms] [data-answer='0']");
      answer?.focus();
      if (answer !== null || Date.now() - begun > GIVES_UP_MS) clearInterval(timer.current);
    }, TRIES_MS);
  }, []);
}
