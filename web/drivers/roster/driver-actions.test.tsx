import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Driver } from "../../../contract/drivers/driver.ts";
import { listDriversEndpoint, setDriverStatusEndpoint } from "../../../contract/drivers/drivers.endpoints.ts";
import { applyToDriveEndpoint } from "../../../contract/messages/messages.endpoints.ts";
import { assignDriverEndpoint } from "../../../contract/rides/dispatch-steps.endpoints.ts";
import { listRideRequestsEndpoint } from "../../../contract/rides/rides.endpoints.ts";
import { PageAt } from "../../testing/page-at.tsx";
import { renderPart } from "../../testing/render.tsx";
import { serverAnswers } from "../../testing/server.ts";
import { ToastProvider } from "../../ui/toast.tsx";
import { DispatchContext } from "../../dispatch/live/dispatch-context.ts";
import text from "./strings/en.ts";
import { DriversScreen } from "./drivers-screen.tsx";
import { aDriver } from "../../testing/drivers.ts";
import { aRide } from "../../testing/rides.ts";

const NELLY = aDriver({ id: 1, name: "Nelly Sambo" });
const BUSY: Driver = { ...NELLY, id: 2, name: "Joost Winklaar", status: "on_ride", open_rides: 1 };
const WAITING = aRide();

const nothing = () => undefined;

function open(drivers: readonly Driver[]) {
  serverAnswers(listDriversEndpoint, () => [...drivers]);
  return renderPart(
    <PageAt path="/operator/drivers">
      <ToastProvider>
        <DispatchContext
          value={{
            assign: nothing,
            edit: nothing,
            book: nothing,
            command: nothing,
            talk: nothing,
            live: "live",
          }}
        >
          <DriversScreen />
        </DispatchContext>
      </ToastProvider>
    </PageAt>,
  );
}

async function cardOf({ name }: Driver) {
  const heading = await screen.findByRole("heading", { name });
  return within(heading.closest("li") as HTMLElement);
}

test("a driver who was set inactive by a slip is made active again on the same card", async () => {
  const { user } = open([NELLY, BUSY]);
  let present = NELLY;
  const sent = serverAnswers(setDriverStatusEndpoint, ({ body }) => {
    present = { ...NELLY, status: (body as { status: Driver["status"] }).status };
    return present;
  });
  serverAnswers(listDriversEndpoint, () => [present, BUSY]);
  const card = await cardOf(NELLY);
  await user.click(card.getByRole("button", { name: "Set Inactive" }));
  await user.click(await card.findByRole("button", { name: "Set Active" }));
  expect(await screen.findByText("Offline")).toBeTruthy();
  expect(sent.map(({ body }) => body)).toEqual([{ status: "inactive" }, { status: "offline" }]);
});

test.each([
  ["available", text.backOnShift(NELLY.name)],
  ["offline", text.backOffShift(NELLY.name)],
] as const)("Undo says whether the driver is %s again", async (status, sentence) => {
  const { user } = open([NELLY, BUSY]);
  const sent = serverAnswers(setDriverStatusEndpoint, ({ body }) => ({
    ...NELLY,
    status: (body as { undo?: boolean }).undo === true ? status : ("inactive" as const),
  }));
  await user.click((await cardOf(NELLY)).getByRole("button", { name: "Set Inactive" }));
  await user.click(await screen.findByRole("button", { name: /^Undo/ }));
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(sent.map(({ body }) => body)).toEqual([{ status: "inactive" }, { status: "offline", undo: true }]);
});

test("a free driver is assigned a ride from their card, and nobody else is", async () => {
  serverAnswers(listRideRequestsEndpoint, () => [WAITING]);
  const sent = serverAnswers(assignDriverEndpoint, () => ({
    ...WAITING,
    status: "Assigned" as const,
    driver_id: NELLY.id,
    driver_name: NELLY.name,
  }));
  const { user } = open([NELLY, BUSY]);
  const taken = (await cardOf(BUSY)).getByRole<HTMLButtonElement>("button", { name: "Assign Ride" });
  expect(taken.disabled).toBe(true);
  await user.click((await cardOf(NELLY)).getByRole("button", { name: "Assign Ride" }));
  const dialog = within(await screen.findByRole("dialog", { name: `Choose a ride for ${NELLY.name}` }));
  await user.click(await dialog.findByRole("button", { name: "Assign, #7" }));
  expect(await screen.findByText(`Ride #7 assigned to ${NELLY.name}.`)).toBeTruthy();
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(sent.map(({ body }) => body)).toMatchObject([{ driver_id: NELLY.id }]);
});

test("a new driver's papers are sent to the office", async () => {
  const sent = serverAnswers(applyToDriveEndpoint, () => ({}));
  const { user } = open([NELLY]);
  await user.click(screen.getByRole("button", { name: "Add New Driver" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Add New Driver" }));
  for (const [label, value] of [
    ["First name", "Xiomara"],
    ["Last name", "Koeiman"],
    ["Email", "xiomara@example.com"],
    ["Phone", "5550177"],
    ["License Number", "CW-5150"],
    ["Plate", "TX 7007"],
  ] as const) {
    await user.click(dialog.getByLabelText(label));
    await user.paste(value);
  }
  await user.click(dialog.getByRole("textbox", { name: "Vehicle" }));
  await user.paste("White Kia Carnival");
  await user.selectOptions(dialog.getByRole("combobox", { name: /^Vehicle/ }), "xl");
  await user.click(dialog.getByRole("button", { name: "Send to the office" }));
  expect(await screen.findByText("Xiomara was sent to the office for approval.")).toBeTruthy();
  expect(sent.map(({ body }) => body)).toMatchObject([
    {
      first_name: "Xiomara",
      last_name: "Koeiman",
      email: "xiomara@example.com",
      phone: "5550177",
      license_number: "CW-5150",
      vehicle_name: "White Kia Carnival",
      vehicle_type: "xl",
      plate: "TX 7007",
    },
  ]);
});

test("an empty roster says so, offers the first driver, and shows samples that cannot be used", async () => {
  const { container } = open([]);
  expect(
    await screen.findByText("No drivers found in the system. Using sample data for preview."),
  ).toBeTruthy();
  expect(screen.getAllByText("Sample", { exact: true })).toHaveLength(4);
  // What is inert is not there for a keyboard or a screen reader.
  expect(container.querySelectorAll("ul[inert] > li")).toHaveLength(4);
  expect(container.querySelectorAll("[inert] :is(a, button, input)")).toHaveLength(0);
  const add = screen.getByRole<HTMLButtonElement>("button", { name: "Add New Driver" });
  expect(add.disabled).toBe(false);
});
