import { makeDriver } from "./accounts.ts";
import type { PathParams } from "./named-objects.ts";
import { insertRideRow } from "./ride-rows.ts";
import type { TestHouse } from "./test-house.ts";

/** What a call is sent besides the object it names. */
export type CallSample = { body?: object; params?: PathParams; query?: Readonly<Record<string, string>> };

/**
 * A good input for each call, by its id, whose answer would otherwise be about the input and not about the caller:
 * those that name an object and take a body, and those whose input names something that must be there.
 */
export const CALL_SAMPLES: Readonly<Record<string, (house: TestHouse) => Promise<CallSample>>> = {
  assignDriver: async (house) => ({ body: { driver_id: (await makeDriver(house)).id } }),
  reassignDriver: async (house) => ({ body: { driver_id: (await makeDriver(house)).id } }),
  reportRideProgress: async () => ({ body: { step: "arrived" } }),
  rateTrackedRide: async () => ({ body: { stars: 4 } }),
  undoRideStep: async () => ({ body: { version: 1 } }),
  setDriverStatus: async () => ({ body: { status: "offline" } }),
  changeUserRole: async () => ({ body: { role: "operator" } }),
  claimRide: async (house) => {
    const tracking_code = crypto.randomUUID();
    await insertRideRow(house, { status: "Pending", tracking_code });
    return { body: { tracking_code } };
  },
  removeHoliday: async (house) => {
    await house.db
      .insertInto("extra_holidays")
      .values({ day: "2026-12-30", name: "A day off" })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return { params: { date: "2026-12-30" } };
  },
};
