import type { CDPSession, Locator } from "@playwright/test";
import { getTileEndpoint } from "../../contract/places/tiles.endpoints.ts";
import { callsTo } from "../calls-to.ts";
import { interceptCalls } from "../intercept-calls.ts";
import { expect, test } from "../test.ts";
import { priceOfFirstTrip } from "./booking-steps.ts";

test.use({
  shares: "guests",
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  reducedMotion: "reduce",
});

type Finger = { readonly x: number; readonly y: number };

test("a phone's map is zoomed by pinch and double tap and moved with two fingers, while one finger scrolls the page", async ({
  page,
}) => {
  await page.goto("/");
  await priceOfFirstTrip(page);
  const map = page.getByRole("application", { name: /^Route from / });
  await expect(map.getByTestId("route")).toBeVisible();
  await map.scrollIntoViewIfNeeded();
  const fingers = await page.context().newCDPSession(page);
  const middle = await middleOf(map);
  const first = await spreadOf(map);

  await touch(fingers, pinch(middle, 40, 90));
  await expect.poll(() => spreadOf(map)).toBeGreaterThan(first * 1.5);
  const pinched = await spreadOf(map);
  await touch(fingers, pinch(middle, 90, 60));
  await expect.poll(() => spreadOf(map)).toBeLessThan(pinched * 0.9);

  const before = await spreadOf(map);
  for (let tap = 0; tap < 2; tap += 1) await touch(fingers, [[middle]]);
  await expect.poll(() => spreadOf(map)).toBeGreaterThan(before * 1.2);

  const start = await startOf(map);
  const together = (x: number): Finger[] => [
    { x: middle.x - 30 + x, y: middle.y },
    { x: middle.x + 30 + x, y: middle.y },
  ];
  await touch(fingers, [0, 15, 30, 45].map(together));
  await expect.poll(async () => (await startOf(map)).x).toBeGreaterThan(start.x + 30);

  await map.getByRole("button", { name: "Show all" }).click();
  await expect.poll(() => spreadOf(map)).toBeCloseTo(first, -1);
  const scrolled = await page.evaluate(() => scrollY);
  const up = [0, -20, -40, -60, -80].map((y) => [{ x: middle.x, y: middle.y + y }]);
  await touch(fingers, up);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scrolled + 20);
  // Measured as the page comes to rest: its two ends are read one after the other.
  await expect.poll(() => spreadOf(map)).toBeCloseTo(first, -1);
});

test("without tiles the map says so in a sentence, keeps the way and its ends, and draws itself once they can be had", async ({
  page,
  context,
}) => {
  const tiles = await interceptCalls(page, callsTo(getTileEndpoint), (route) => route.abort());
  await page.goto("/");
  await priceOfFirstTrip(page);
  const map = page.getByRole("application", { name: /^Route from / });
  const sentence = map
    .getByRole("status")
    .filter({ hasText: "The map can't be loaded right now. You can go on without it." });
  await expect(sentence).toBeVisible();
  await expect(map.getByTestId("route")).toBeVisible();
  await expect(map.getByRole("listitem")).toHaveCount(2);
  const apart = await spreadOf(map);
  await map.getByRole("button", { name: "Zoom in" }).click();
  await expect.poll(() => spreadOf(map)).toBeGreaterThan(apart * 1.2);
  await expect(sentence).toBeVisible();
  await expect(page.getByRole("button", { name: /Continue|Book/ }).first()).toBeEnabled();

  await context.setOffline(true);
  tiles.letThrough();
  await context.setOffline(false);
  await expect(sentence).toBeHidden();
});

/** How far the ends of the trip are apart on the screen. */
async function spreadOf(map: Locator): Promise<number> {
  const [one, other] = await Promise.all([startOf(map), middleOf(signOf(map.getByRole("listitem").last()))]);
  return Math.hypot(one.x - other.x, one.y - other.y);
}

function startOf(map: Locator): Promise<Finger> {
  return middleOf(signOf(map.getByRole("listitem").first()));
}

/** The start of a trip can be moved and is a button; where it ends may be fixed. */
function signOf(item: Locator): Locator {
  return item.getByRole("button").or(item.getByRole("img"));
}

async function middleOf(element: Locator): Promise<Finger> {
  const box = await element.boundingBox();
  if (!box) throw new Error("it is not on the page");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Two fingers that go from one distance to another, in small steps as fingers do. */
function pinch({ x, y }: Finger, from: number, to: number): Finger[][] {
  return [0, 0.25, 0.5, 0.75, 1].map((part) => {
    const reach = from + (to - from) * part;
    return [
      { x: x - reach, y },
      { x: x + reach, y },
    ];
  });
}

/** Fingers go down at the first places, move over the others and are lifted. */
async function touch(session: CDPSession, places: readonly (readonly Finger[])[]): Promise<void> {
  const send = (type: "touchStart" | "touchMove" | "touchEnd", fingers: readonly Finger[]) =>
    session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: fingers.map((finger, id) => ({ ...finger, id })),
    });
  const [first = [], ...others] = places;
  await send("touchStart", first);
  for (const place of others) await send("touchMove", place);
  await send("touchEnd", []);
}
