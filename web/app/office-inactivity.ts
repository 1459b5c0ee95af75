import { roleCan } from "../../contract/roles.ts";
import { HOUR_MS, MINUTE_MS } from "../../contract/time-units.ts";
import { signOut } from "../accounts/sign-out.ts";
import { deviceStore } from "../device/device-store.ts";

/** So long nobody may touch any tab of the browser before a session of the office ends. Dispatch may watch a quiet night. */
const IDLE_MS = 2 * HOUR_MS;
const LOOK_EVERY_MS = MINUTE_MS;
const TOUCHED_AT = "office-touched-at";
const TOUCHES = ["pointerdown", "keydown", "wheel"] as const;

/** Ends a session of the office that was left alone, as one that has run out: what is typed is kept for the same person. */
export function endWhenIdle(role: string, until: AbortSignal): void {
  if (!roleCan(role, "useTwoFactor") || until.aborted) return;
  let noted = 0;
  const touch = () => {
    const now = Date.now();
    if (now - noted < LOOK_EVERY_MS) return;
    noted = now;
    deviceStore.write(TOUCHED_AT, now);
  };
  const look = () => {
    if (Date.now() - deviceStore.read(TOUCHED_AT, timeOr(noted)) >= IDLE_MS) void signOut("expired");
  };
  touch();
  for (const kind of TOUCHES) addEventListener(kind, touch, { capture: true, passive: true, signal: until });
  const timer = setInterval(look, LOOK_EVERY_MS);
  until.addEventListener("abort", () => clearInterval(timer));
}

function timeOr(otherwise: number) {
  return (value: unknown) => (typeof value === "number" ? value : otherwise);
}
