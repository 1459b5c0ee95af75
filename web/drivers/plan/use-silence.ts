import { useEffect, useEffectEvent } from "react";
import { getOwnPlanEndpoint, reportNoSignalEndpoint } from "../../../contract/dispatch/own-plan.endpoints.ts";
import { call } from "../../api/call.ts";
import { invalidate } from "../../api/update-read.ts";
import { deviceStore } from "../../device/device-store.ts";
import { keptName } from "../day/forget-kept-rides.ts";

type Silence = { readonly enabled: boolean; readonly noSignal: boolean; readonly answeredAt: number | null };

/**
 * Tells the server, once it can be reached again, from when the phone had no signal: offers that ran out meanwhile aren't counted, and the
 * driver hears of them.
 */
export function useSilence(username: string, { enabled, noSignal, answeredAt }: Silence): void {
  const name = keptName(username, "silence");
  const begin = useEffectEvent(() => {
    // The server was heard last before anybody noticed that it couldn't be.
    if (deviceStore.read(name, asMoment) === null) deviceStore.write(name, answeredAt ?? Date.now());
  });
  const end = useEffectEvent(async () => {
    const since = deviceStore.read(name, asMoment);
    if (since === null || answeredAt === null) return;
    const body = { from: new Date(since).toISOString(), until: new Date().toISOString() };
    await call(reportNoSignalEndpoint, { body });
    deviceStore.write(name, null);
    invalidate(getOwnPlanEndpoint);
  });
  const isBack = !noSignal && answeredAt !== null;
  useEffect(() => {
    if (!enabled) return;
    if (noSignal) begin();
    // Not heard by the server it is said the next time.
    else if (isBack) end().catch(() => undefined);
  }, [enabled, noSignal, isBack]);
}

function asMoment(value: unknown): number | null {
  return typeof value === "number" ? value : null;
}
