import type { Browser } from "@playwright/test";
import { demoPerson, signIn } from "../demo-person.ts";
import { driverCalled } from "../operator/desk-calls.ts";
import { expect, test } from "../test.ts";
import { expectTextsOnly, findMarkup, HOSTILE_TEXTS, watchForHits } from "./hostile-texts.ts";
import {
  ADDRESS,
  FIRST_NAME,
  type HostileRides,
  LAST_NAME,
  PERMIT_NUMBER,
  storeHostileTexts,
  textAt,
  VEHICLE,
} from "./store-hostile-texts.ts";

/** The foot of every page of the site. */
const FOOT = [ADDRESS.slice(0, 40)];
const OWN_NAME = [FIRST_NAME, LAST_NAME];
const DRIVER = [FIRST_NAME, VEHICLE];

type Screen = readonly [path: string, shows: readonly string[]];

test("these texts are hits where a page takes them for markup, so that the next journey can fail", async ({
  page,
  context,
}) => {
  const hits = await watchForHits(context);
  await page.goto("about:blank");
  await page.setContent(HOSTILE_TEXTS.map((text) => `<p>${text}</p>`).join(""));
  await expect.poll(() => hits().length).toBeGreaterThan(3);
  expect((await findMarkup(page)).length).toBeGreaterThan(5);
});

test("what somebody typed is a text and never a script on every screen, with the policy for scripts off", async ({
  browser,
  product,
  request,
}) => {
  test.slow();
  const rides = await storeHostileTexts(product.url, request);
  const served = async () => (await request.get("/contactus")).text();
  // A page may be a few seconds behind what staff saved.
  await expect.poll(served, { timeout: 15_000 }).toContain("&lt;/script&gt;");
  const walk = (who: string | null, screens: readonly Screen[]) =>
    walkScreens(browser, product.url, who, screens);
  const { id: driverId } = await driverCalled(await demoPerson(product.url, "operator"), "driver");
  await Promise.all([
    walk(null, [...GUEST_SCREENS, ...trackingScreens(rides)]),
    walk("rider", RIDER_SCREENS),
    walk("driver", DRIVER_SCREENS),
    walk("operator", [...DESK_SCREENS, [`/operator/drivers/${driverId}`, [...DRIVER, ...HOSTILE_TEXTS]]]),
    walk("operator", rideScreens(rides)),
    walk("staff", STAFF_SCREENS),
  ]);
});

const GUEST_SCREENS: readonly Screen[] = [
  ["/", FOOT],
  ["/contactus", [...FOOT, PERMIT_NUMBER]],
  ["/nl/contactus", [...FOOT, PERMIT_NUMBER]],
  ["/aboutus", FOOT],
  ["/terms", FOOT],
  ["/privacy", FOOT],
];

const RIDER_SCREENS: readonly Screen[] = [
  ["/myridehistory", HOSTILE_TEXTS],
  ["/edit-profile", OWN_NAME],
  ["/settings", FOOT],
  ["/book-your-ride", FOOT],
];

const DRIVER_SCREENS: readonly Screen[] = [
  ["/driverpanel", HOSTILE_TEXTS],
  ["/driverpanel?view=table", HOSTILE_TEXTS],
  ["/activerides", HOSTILE_TEXTS],
  ["/driverhistory", HOSTILE_TEXTS],
  ["/driverreport?period=all", [LAST_NAME]],
  ["/driverprofile", [VEHICLE, LAST_NAME]],
];

const DESK_SCREENS: readonly Screen[] = [
  ["/operator", [FIRST_NAME]],
  ["/operator/pending-rides", HOSTILE_TEXTS],
  ["/operator/assigned-rides", HOSTILE_TEXTS],
  ["/operator/drivers", DRIVER],
  ["/operator/history", HOSTILE_TEXTS],
  ["/operator/board", [FIRST_NAME]],
  ["/operator/map", [FIRST_NAME]],
];

const STAFF_SCREENS: readonly Screen[] = [
  ["/admin/messages", HOSTILE_TEXTS],
  ["/admin/applications", HOSTILE_TEXTS],
  ["/admin/drivers", [FIRST_NAME, VEHICLE]],
  ["/admin/users", HOSTILE_TEXTS],
  ["/admin/company", [FIRST_NAME, LAST_NAME, ...FOOT, PERMIT_NUMBER]],
  ["/admin/audit", FOOT],
];

/** A ride as its link shows it: waiting, with a driver on the way, and at its end with the receipt. */
function trackingScreens({ waiting, accepted, completed }: HostileRides): Screen[] {
  return everyFourth().flatMap((index): Screen[] => [
    [`/track/${waiting[index]?.tracking_code}`, [textAt(index + 4), textAt(index + 2)]],
    [`/track/${accepted[index]?.tracking_code}`, [FIRST_NAME, textAt(index + 1), textAt(index + 2)]],
    [`/track/${completed[index]?.tracking_code}`, [textAt(index + 1), textAt(index + 2)]],
  ]);
}

/** A ride's page for dispatch, with what happened to it: the pickup was changed. */
function rideScreens({ waiting }: HostileRides): Screen[] {
  return everyFourth().map((index) => [
    `/operator/assigned-rides/${waiting[index]?.id}`,
    [0, 1, 2, 3, 4].map((further) => textAt(index + further)),
  ]);
}

function everyFourth(): number[] {
  return [...HOSTILE_TEXTS.keys()].filter((index) => index % 4 === 0);
}

/** Opens the screens one after the other without the policy that would stop a script, signed in or as a guest. */
async function walkScreens(
  browser: Browser,
  url: string,
  who: string | null,
  screens: readonly Screen[],
): Promise<void> {
  const context = await browser.newContext({
    baseURL: url,
    bypassCSP: true,
    serviceWorkers: "block",
    reducedMotion: "reduce",
    viewport: { width: 1280, height: 1600 },
  });
  if (who !== null) await signIn(context, url, who);
  const hits = await watchForHits(context);
  const page = await context.newPage();
  for (const [path, shows] of screens) {
    await page.goto(path);
    await expectTextsOnly(page, shows, hits);
  }
  await context.close();
}
