import { act, renderHook } from "@testing-library/react";
import { expect, it } from "vitest";
import { MINUTE_MS } from "../../../domain/time-units.ts";
import { deviceStore } from "../../device/device-store.ts";
import { keptName } from "../day/forget-kept-rides.ts";
import { useWaitingAccept } from "./use-waiting-accept.ts";

function wait(username: string) {
  const sent: unknown[] = [];
  let tooLong = 0;
  const { result, rerender } = renderHook(
    ({ noSignal }: { noSignal: boolean }) =>
      useWaitingAccept(username, {
        noSignal,
        accept: (ride) => void sent.push(ride),
        onTooLong: () => void (tooLong += 1),
      }),
    { initialProps: { noSignal: true } },
  );
  return { result, sent, comesBack: () => rerender({ noSignal: false }), tooLong: () => tooLong };
}

it("sends the Accept once, when the signal is back, with the version that was seen", () => {
  const { result, sent, comesBack } = wait("waits");
  act(() => result.current.acceptLater({ id: 7, version: 3 }));
  expect(result.current.waitingAccept?.rideId).toBe(7);
  expect(sent).toEqual([]);
  comesBack();
  comesBack();
  expect(sent).toEqual([{ id: 7, version: 3 }]);
  expect(result.current.waitingAccept).toBeNull();
});

it("sends nothing that was taken back", () => {
  const { result, sent, comesBack } = wait("takes back");
  act(() => result.current.acceptLater({ id: 7, version: 3 }));
  act(() => result.current.waitingAccept?.takeBack());
  comesBack();
  expect(sent).toEqual([]);
});

it("sends nothing that has waited for so long that the driver has made other plans, and says so", () => {
  const { result, sent, comesBack, tooLong } = wait("waits long");
  const at = Date.now() - 11 * MINUTE_MS;
  act(() => void deviceStore.write(keptName("waits long", "accept"), { id: 7, version: 3, at }));
  expect(result.current.waitingAccept?.rideId).toBe(7);
  comesBack();
  expect([sent, tooLong()]).toEqual([[], 1]);
});
