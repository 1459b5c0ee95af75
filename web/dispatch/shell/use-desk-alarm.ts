import { useEffect, useMemo, useRef } from "react";
import { SECOND_MS } from "../../../domain/time-units.ts";
import { useStrings } from "../../language/language-context.ts";
import { playTones, useSound } from "../../ui/tones.ts";
import { useLateRides } from "../live/use-late-rides.ts";
import { usePlan } from "../live/use-plan.ts";
import { isSoundWanted } from "./alarm-sound.ts";
import { addUnseen, isLookedAt, seeAll, unseenCount } from "./unseen-alarms.ts";

const ALARM = [{ hertz: 880, seconds: 0.35 }] as const;
const LOUDNESS = 0.2;
/** While nobody looks it sounds again this often. */
const AGAIN_MS = 15 * SECOND_MS;
/** A ride that becomes so much later than it was said to be is worth another alarm. */
const WORSE_MINUTES = 10;

/** By ride what is wrong with it, in minutes. */
type Wrongs = ReadonlyMap<number, number>;

/**
 * Sounds for what gets worse, on every screen of dispatch: a ride that turns late, and one that the plan can't keep any more. Where
 * nobody looks at the page it sounds until somebody does, the tab's title says it, and the browser where that was allowed.
 */
export function useDeskAlarm(): void {
  const text = useStrings("dispatch/plan");
  const wrongs = useWrongs();
  const told = useRef<Wrongs | null>(null);
  useSound();
  useEffect(() => {
    if (wrongs === null) return;
    const known = told.current;
    told.current = worstOf(known, wrongs);
    // Faults that are there when the desk opens make no sound, only those that get worse afterwards.
    const worse = known === null ? [] : worseThan(known, wrongs);
    if (worse.length === 0) return;
    sound();
    if (isLookedAt()) return;
    addUnseen(worse);
    notify(text.alarmTitle(unseenCount()));
  }, [wrongs, text]);
  useEffect(() => {
    const again = setInterval(() => unseenCount() > 0 && sound(), AGAIN_MS);
    const look = () => isLookedAt() && seeAll();
    const looks = ["visibilitychange", "pointerdown", "keydown"] as const;
    for (const name of looks) document.addEventListener(name, look);
    window.addEventListener("focus", look);
    return () => {
      clearInterval(again);
      for (const name of looks) document.removeEventListener(name, look);
      window.removeEventListener("focus", look);
    };
  }, []);
}

/** Null until all of it is known. */
function useWrongs(): Wrongs | null {
  const { ids } = useLateRides();
  const { plan } = usePlan();
  return useMemo(() => {
    if (ids === null) return null;
    const planned = plan?.alarms.map(({ ride_id, minutes_late }) => [ride_id, minutes_late ?? 0] as const);
    return new Map([...(planned ?? []), ...ids.map((id) => [id, Infinity] as const)]);
  }, [ids, plan]);
}

/** The rides with which something is wrong that was not, or not as much. */
export function worseThan(known: Wrongs, now: Wrongs): readonly number[] {
  return [...now].flatMap(([id, minutes]) => {
    const before = known.get(id);
    return before === undefined || minutes >= before + WORSE_MINUTES ? [id] : [];
  });
}

/** The minutes that were told of each ride with which something is wrong, at their worst. */
export function worstOf(known: Wrongs | null, now: Wrongs): Wrongs {
  return new Map([...now].map(([id, minutes]) => [id, Math.max(minutes, known?.get(id) ?? 0)]));
}

function sound(): void {
  if (isSoundWanted()) playTones(ALARM, LOUDNESS);
}

/** One message of the browser that the next replaces. */
function notify(title: string): void {
  if (typeof Notification === "undefined" || Notification.permission !== "granted") return;
  const message = new Notification(title, { tag: "dispatch-alarm" });
  message.addEventListener("click", () => {
    window.focus();
    message.close();
  });
}
