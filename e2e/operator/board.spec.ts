import type { Locator, Page } from "@playwright/test";
import { DAY_MS, MINUTE_MS } from "../../domain/time-units.ts";
import { bookRide, inHours } from "../bookings.ts";
import { editDriverRecordEndpoint } from "../../contract/drivers/driver-records.endpoints.ts";
import { overridePapersEndpoint } from "../../contract/papers/paper-overrides.endpoints.ts";
import { type DemoPerson, demoPerson } from "../demo-person.ts";
import { clearPendingRides, endRidesUnderWay } from "./desk-calls.ts";
import { expect, test, type TimedDesk } from "./timed-test.ts";
import { getBoardEndpoint } from "../../contract/dispatch/dispatch.endpoints.ts";

test.use({ shares: "timed" });

test("the board shows in time who has no driver yet, gives rides by keys and by dragging, and none where there's an overlap or a permit has run out", async ({
  openTimedDesk,
  clock,
  product,
}) => {
  const desk = await openTimedDesk("/operator/board", { at: quietMorning(clock.now()) });
  await clearPendingRides(desk.operator);
  await endRidesUnderWay(desk.operator);
  await test.step("a ride without a driver turns amber, then red with a sound", () =>
    turnRed(desk, clock.now()));
  // The time that has passed has ended the first sign-in; the page renews its own.
  const later = { ...desk, operator: await demoPerson(product.url, "operator") };
  await clearPendingRides(later.operator);
  const [first, second] = await freeDrivers(later.operator);
  await test.step("a ride is assigned and moved, and an overlap is refused", () =>
    giveAndMove(later, [first, second], clock.now()));
  const staff = await demoPerson(product.url, "staff");
  await test.step("a driver whose permit has run out is given nothing until the office makes an exception", () =>
    refuseWithoutPermit(later, staff, first, clock.now()));
});

async function turnRed({ page, operator, pass }: TimedDesk, now: Date): Promise<void> {
  await page.evaluate(countSounds);
  await page.getByRole("heading", { level: 1 }).click();
  const ride = await bookRide(operator, "Forgotten Passenger", { at: inHours(50 / 60, now) });
  await bookRide(operator, "Quiet Passenger", { at: inHours(55 / 60, now) });
  const bar = page.getByRole("button", { name: new RegExp(`#${ride.id}\\b`) });
  await expect(bar).toHaveAttribute("data-urgency", "later");

  await pass(46 * MINUTE_MS);
  await expect(bar).toHaveAttribute("data-urgency", "soon");
  // The plan may have sounded already, for a ride that it sees coming late.
  const before = await soundsOf(page);

  await pass(5 * MINUTE_MS);
  await expect(bar).toHaveAttribute("data-urgency", "late");
  await expect(page).toHaveTitle(/^\(\d+\) /);
  await expectToldApartInOwnColours(page, bar);
  await expect.poll(() => soundsOf(page)).toBeGreaterThan(before);

  await page.getByRole("checkbox", { name: "Play a sound when a ride turns red" }).uncheck();
  const heard = await soundsOf(page);
  await pass(5 * MINUTE_MS);
  await expect(page.getByRole("tab", { name: /^Queue/ })).toContainText("2 late");
  expect(await soundsOf(page)).toBe(heard);
}

/** Where a person's own colours take the place of ours, what is late still has another fill than what isn't. */
async function expectToldApartInOwnColours(page: Page, late: Locator): Promise<void> {
  const fillOf = (bar: Locator) =>
    bar.locator("> span > span").evaluate((part) => getComputedStyle(part).backgroundColor);
  await page.emulateMedia({ forcedColors: "active" });
  expect(await fillOf(late)).not.toBe(
    await fillOf(page.getByRole("button", { name: /Quiet Passenger/ }).first()),
  );
  await page.emulateMedia({ forcedColors: "none" });
}

async function giveAndMove(
  { page, operator }: TimedDesk,
  [first, second]: readonly [string, string],
  now: Date,
): Promise<void> {
  const one = await bookRide(operator, "Keys Passenger", { at: inHours(1, now) });
  const other = await bookRide(operator, "Drag Passenger", { at: inHours(1.1, now) });
  const bar = page.getByRole("button", { name: /Keys Passenger/ });
  const dragged = page.getByRole("button", { name: /Drag Passenger/ });

  await bar.press("Enter");
  await moveOver(page, one.id, first);
  await page.keyboard.press("Enter");
  await applyWhatIf(page, one.id, first);
  await expect(page.getByText(`Ride #${one.id} assigned to ${first}.`)).toBeVisible();
  await expect(rowOf(page, first).getByRole("button", { name: /Keys Passenger/ })).toBeVisible();

  await bar.press("Enter");
  await moveOver(page, one.id, second);
  await page.keyboard.press("Enter");
  await applyWhatIf(page, one.id, second);
  await expect(page.getByText(`Ride #${one.id} assigned to ${second}.`)).toBeVisible();
  await expect(rowOf(page, second).getByRole("button", { name: /Keys Passenger/ })).toBeVisible();

  // The new plan may move the bar before it is in the hand; from then on nothing moves. A ride that was let go elsewhere is put back.
  await expect(async () => {
    await page.keyboard.press("Escape");
    await dragged.dragTo(rowOf(page, second));
    await expect(page.getByRole("alert")).toHaveText(`${second} has another ride at that time.`, {
      timeout: 1_000,
    });
  }).toPass();

  await expect(async () => {
    await page.keyboard.press("Escape");
    await dragged.dragTo(rowOf(page, first));
    await expect(page.getByRole("heading", { name: `What if #${other.id} goes to ${first}?` })).toBeVisible({
      timeout: 2_000,
    });
  }).toPass();
  await applyWhatIf(page, other.id, first);
  await expect(page.getByText(`Ride #${other.id} assigned to ${first}.`)).toBeVisible();
  await expect(rowOf(page, first).getByRole("button", { name: /Drag Passenger/ })).toBeVisible();

  await bar.press("Enter");
  await expect(bar).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("Escape");
  await expect(bar).toHaveAttribute("aria-pressed", "false");

  await bar.click();
  const chosen = page.getByRole("region", { name: "The chosen ride" });
  await expect(chosen).toContainText("Keys Passenger");
  await chosen.getByRole("button", { name: /^Reassign/ }).click();
  await expect(page.getByRole("dialog", { name: `Assign Driver to Ride #${one.id}` })).toBeVisible();
  await page.keyboard.press("Escape");
  await endRidesUnderWay(operator);
}

async function refuseWithoutPermit(
  { page, operator }: TimedDesk,
  staff: DemoPerson,
  name: string,
  now: Date,
): Promise<void> {
  const driver = (await operator.call(getBoardEndpoint)).drivers.find((one) => one.name === name);
  if (driver === undefined) throw new Error(`${name} is not on the board`);
  const params = { id: driver.id };
  await staff.call(editDriverRecordEndpoint, { params, body: { permit_expires_on: "2026-01-31" } });

  const ride = await bookRide(operator, "Permit Passenger", { at: inHours(1.2, now) });
  const row = rowOf(page, name);
  const bar = page.getByRole("button", { name: /Permit Passenger/ });
  await expect(row).toContainText("Taxi permit ran out on January 31, 2026");
  await bar.press("Enter");
  await moveOver(page, ride.id, name);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toHaveText(
    `${name} gets no rides. Taxi permit ran out on January 31, 2026.`,
  );
  await bar.click();
  await page.keyboard.press("a");
  const dialog = page.getByRole("dialog", { name: `Assign Driver to Ride #${ride.id}` });
  const choice = dialog.getByRole("radio", { name: new RegExp(name) });
  await expect(choice).toContainText("Taxi permit ran out on January 31, 2026");
  await expect(choice).toBeDisabled();
  await page.keyboard.press("Escape");

  const until = now.toISOString().slice(0, 10);
  await staff.call(overridePapersEndpoint, { params, body: { reason: "Renewed today", until } });
  await expect(row).toContainText("Exception until");
  await bar.press("Enter");
  await moveOver(page, ride.id, name);
  await page.keyboard.press("Enter");
  await applyWhatIf(page, ride.id, name);
  await expect(page.getByText(`Ride #${ride.id} assigned to ${name}.`)).toBeVisible();
  await staff.call(editDriverRecordEndpoint, { params, body: { permit_expires_on: "2099-12-31" } });
}

/** Two days on at ten, when nothing of the demo is on the board. */
function quietMorning(now: Date): Date {
  const day = new Date(now.getTime() + 2 * DAY_MS).toISOString().slice(0, 10);
  return new Date(`${day}T10:00:00-04:00`);
}

function rowOf(page: Page, name: string): Locator {
  return page.getByRole("row").filter({ has: page.getByRole("rowheader", { name: new RegExp(name) }) });
}

/** What a move would change is shown first; Enter does it. */
async function applyWhatIf(page: Page, id: number, name: string): Promise<void> {
  const panel = page.getByRole("region", { name: "What changes" });
  await expect(panel.getByRole("heading", { name: `What if #${id} goes to ${name}?` })).toBeVisible();
  await expect(panel.getByRole("button", { name: "Apply" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(panel).toHaveCount(0);
}

/** Presses the arrow until the picked-up ride is over this driver. */
async function moveOver(page: Page, id: number, name: string): Promise<void> {
  const over = page.getByRole("status").filter({ hasText: `Ride #${id} over ` });
  for (;;) {
    const now = (await over.textContent()) ?? "";
    if (now === `Ride #${id} over ${name}`) return;
    await page.keyboard.press("ArrowDown");
    await expect(over).not.toHaveText(now);
  }
}

/** Two drivers who have nothing to do in these hours. */
async function freeDrivers(operator: DemoPerson): Promise<[string, string]> {
  const { drivers, rides } = await operator.call(getBoardEndpoint);
  const busy = new Set(rides.map((ride) => ride.driver_id));
  const free = drivers.filter(({ id, status }) => status === "available" && !busy.has(id));
  const [first, second] = free.map((driver) => driver.name);
  if (first === undefined || second === undefined) throw new Error("no two drivers are free");
  return [first, second];
}

type Counting = { sounds: number };

function countSounds(): void {
  const counting = globalThis as unknown as Counting;
  counting.sounds = 0;
  const { createOscillator } = AudioContext.prototype;
  AudioContext.prototype.createOscillator = function count(this: AudioContext) {
    counting.sounds += 1;
    return createOscillator.call(this);
  };
}

function soundsOf(page: Page): Promise<number> {
  return page.evaluate(() => (globalThis as unknown as Counting).sounds);
}
