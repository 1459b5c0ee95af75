import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { listOwnVehiclesEndpoint, setOwnStatusEndpoint } from "../../contract/drivers/drivers.endpoints.ts";
import { type OwnVehicle, ownVehicleSchema } from "../../contract/drivers/vehicles.ts";
import { DriverScreen, ridesRead } from "../testing/driver-day.tsx";
import { anOwnDriver } from "../testing/drivers.ts";
import { madeOf } from "../testing/filled.ts";
import { renderPart } from "../testing/render.tsx";
import { refusal, serverAnswers } from "../testing/server.ts";
import { DriverTop } from "./driver-top.tsx";
import strings from "./strings/en.ts";

const car = (facts: Partial<OwnVehicle>) =>
  madeOf(ownVehicleSchema, { is_theirs: false, has_it: null, out_of_service: null, ...facts });
const CAMRY = car({ id: 1, plate: "TX 1187", vehicle: "White Toyota Camry", is_theirs: true });
const VAN = car({ id: 2, plate: "TX 1320", vehicle: "Grey Hyundai H-1" });

function goOn(cars: OwnVehicle[]) {
  serverAnswers(listOwnVehiclesEndpoint, () => cars);
  return renderPart(
    <DriverScreen
      path="/activerides"
      day={{ own: anOwnDriver({ on_shift: false, vehicle_id: 1 }), live: "live", active: ridesRead([]) }}
    >
      <DriverTop />
    </DriverScreen>,
  );
}

test("who shares cars says which one they take", async () => {
  const sent = serverAnswers(setOwnStatusEndpoint, () => ({ on_shift: true }));
  const { user } = goOn([CAMRY, VAN]);
  await expect
    .poll(async () => {
      await user.click(screen.getByRole("switch"));
      return screen.queryByRole("dialog", { name: strings.car.title });
    })
    .not.toBeNull();
  await user.click(screen.getByRole("radio", { name: /Grey Hyundai/ }));
  await user.click(screen.getByRole("button", { name: strings.car.go }));
  await expect.poll(() => sent.map(({ body }) => body)).toEqual([{ status: "available", vehicle_id: 2 }]);
});

test("a car that another has can't be taken, and another stands chosen", async () => {
  const sent = serverAnswers(setOwnStatusEndpoint, () =>
    refusal("vehicle_taken", { driver: "Elvis Provence" }),
  );
  const { user } = goOn([{ ...CAMRY, has_it: "Mila" }, VAN]);
  await expect
    .poll(async () => {
      await user.click(screen.getByRole("switch"));
      return screen.queryByRole("dialog", { name: strings.car.title });
    })
    .not.toBeNull();
  const dialog = screen.getByRole("dialog", { name: strings.car.title });
  expect(within(dialog).getByText(strings.car.takenBy("Mila"))).toBeTruthy();
  expect(within(dialog).getByRole<HTMLInputElement>("radio", { name: /Camry/ }).disabled).toBe(true);
  await user.click(screen.getByRole("button", { name: strings.car.go }));
  await expect.poll(() => sent.length).toBe(1);
  expect(await within(dialog).findByText("Another driver has this car now.")).toBeTruthy();
});
