import { useEffect, useState } from "react";
import { MINUTE_MS } from "../../domain/time-units.ts";

/** A timer may fire a little early. */
const AFTER_THE_MINUTE_MS = 20;

/** The time, renewed at every full minute. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    let timer = setTimeout(tick, untilNextMinute());
    function tick() {
      setNow(new Date());
      timer = setTimeout(tick, untilNextMinute());
    }
    return () => clearTimeout(timer);
  }, []);
  return now;
}

function untilNextMinute(): number {
  return MINUTE_MS - (Date.now() % MINUTE_MS) + AFTER_THE_MINUTE_MS;
}
