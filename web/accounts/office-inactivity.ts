import { roleCan } from "../../domain/accounts/roles.ts";
import { HOUR_MS, MINUTE_MS } from "../../domain/time-units.ts";
import { deviceStore } from "../device/device-store.ts";
import { signOut } from "./sign-out.ts";

/** So long nobody may touch any tab of the browser before a session of the office ends. Dispatch may watch a quiet night. */
const IDLE_MS = 2 * HOUR_MS;
const LOOK_EVERY_MS = MINUTE_MS;
const TOUCHED_AT = "office-touched-at";
const TOUCHES = ["pointerdown", "keydown", "wheel"] as const;

/**
 * Ends a session of the office that was left alone, as one that has run out: what is typed is kept for the same person.
 * The time while the page was closed or the machine asleep counts.
 */
export function endWhenIdle(role: string, until: AbortSignal): void {
  if (!roleCan(role, "useTwoFactor") || until.aborted) return;
  let noted = 0;
  const touch = () => {
    const now = Date.now();
    if (now - noted < LOOK_EVERY_MS || endsNow()) return;
    noted = now;
    deviceStore.write(TOUCHED_AT, now);
  };
  if (touchedAt() === null) touch();
  else endsNow();
  for (const kind of TOUCHES) addEventListener(kind, touch, { capture: true, passive: true, signal: until });
  const timer = setInterval(endsNow, LOOK_EVERY_MS);
  until.addEventListener("abort", () => clearInterval(timer));
}

/** A person who signs in has not been away: the time that a session before left behind does not count. */
export function beginTouched(): void {
  deviceStore.set(TOUCHED_AT, null);
}

/** Ends the session where nobody has touched it for too long. */
function endsNow(): boolean {
  const isOver = Date.now() - (touchedAt() ?? Date.now()) >= IDLE_MS;
  if (isOver) void signOut("expired");
  return isOver;
}

function touchedAt(): number | null {
  return deviceStore.read(TOUCHED_AT, (value) => (typeof value === "number" ? value : null));
}
