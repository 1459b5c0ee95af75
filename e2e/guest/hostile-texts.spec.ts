import type { APIResponse, Browser, Page } from "@playwright/test";
import { demoPerson, signIn } from "../demo-person.ts";
import { driverCalled } from "../operator/desk-calls.ts";
import { expect, test } from "../test.ts";
import {
  expectTextsOnly,
  findMarkup,
  findServedMarkup,
  HOSTILE_TEXTS,
  watchForHits,
} from "./hostile-texts.ts";
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

/** A dialog that shows what somebody typed, by the buttons that open it. */
type Opening = {
  /** Pressed one after the other: a menu, and what is chosen there. */
  readonly press: readonly string[];
  /** One that shows a text of the corpus is opened beside its list first. */
  readonly follow?: true;
  /** The buttons stand beside a text of the corpus, in a list or a table of others. */
  readonly inList?: true;
  /** What is typed in the dialog before it is looked at. */
  readonly type?: { readonly into: RegExp; readonly text: string };
};
type Screen = readonly [path: string, shows: readonly string[], opens?: readonly Opening[]];

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
  page,
  product,
  request,
}) => {
  test.slow();
  const rides = await storeHostileTexts(product.url, request);
  const walk = (who: string | null, screens: readonly Screen[]) =>
    walkScreens(browser, product.url, who, screens);
  const { id: driverId } = await driverCalled(await demoPerson(product.url, "operator"), "driver");
  await Promise.all([
    walk("driver", DRIVER_SCREENS),
    walk(
      "operator",
      takeTurns(rideScreens(rides), [
        ...deskScreens(rides),
        [`/operator/drivers/${driverId}`, [...DRIVER, ...HOSTILE_TEXTS]],
      ]),
    ),
  ]);
  // Pages with the company's foot may be a few seconds behind what staff saved.
  const served = async () => (await request.get("/contactus")).text();
  await expect.poll(served, { timeout: 60_000 }).toContain("&lt;/script&gt;");
  await Promise.all([
    walk(null, takeTurns(trackingScreens(rides), GUEST_SCREENS)),
    walk("rider", RIDER_SCREENS),
    walk("staff", STAFF_SCREENS),
    ...GUEST_SCREENS.map(async ([path, shows]) => expectServedAsText(page, await request.get(path), shows)),
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
  ["/myridehistory", HOSTILE_TEXTS, [{ press: ["Cancel ride"], inList: true }]],
  ["/edit-profile", OWN_NAME],
  ["/book-your-ride", FOOT],
];

const DRIVER_SCREENS: readonly Screen[] = [
  ["/driverpanel", HOSTILE_TEXTS],
  ["/driverpanel?view=table", HOSTILE_TEXTS],
  ["/activerides", HOSTILE_TEXTS, [{ press: ["More", "Finish"], inList: true }]],
  ["/driverhistory", HOSTILE_TEXTS, [{ press: ["-"], inList: true }]],
  ["/driverreport?period=all", [LAST_NAME]],
  ["/driverprofile", [VEHICLE, LAST_NAME]],
];

function deskScreens({ waiting }: HostileRides): Screen[] {
  const caller = { into: /phone/i, text: waiting[0]?.rider_phone ?? "" };
  return [
    ["/operator", [FIRST_NAME], [{ press: ["New booking"], type: caller }]],
    [
      "/operator/pending-rides",
      HOSTILE_TEXTS,
      ["Assign", "Edit"].map((name) => ({ press: [name], inList: true })),
    ],
    [
      "/operator/assigned-rides",
      HOSTILE_TEXTS,
      [["Actions"], ["Details"], ["More", "Reassign Driver"], ["More", "Edit"]].map((press) => ({
        press,
        inList: true,
      })),
    ],
    [
      "/operator/drivers",
      DRIVER,
      [{ press: ["Assign Ride"] }, { press: [`More actions for ${FIRST_NAME}`, "Suspend"] }],
    ],
    ["/operator/history", HOSTILE_TEXTS],
    ["/operator/board", [FIRST_NAME]],
    ["/operator/map", [FIRST_NAME]],
  ];
}

const STAFF_SCREENS: readonly Screen[] = [
  ["/admin/messages", HOSTILE_TEXTS],
  ["/admin/applications", HOSTILE_TEXTS, [{ follow: true, press: ["Decline"], inList: true }]],
  [
    "/admin/drivers",
    [FIRST_NAME],
    [
      { press: [`Open: ${FIRST_NAME}`] },
      ...["Edit", "Withdraw approval"].map((name) => ({ press: [`More: ${FIRST_NAME}`, name] })),
    ],
  ],
  ["/admin/users", HOSTILE_TEXTS],
  ["/admin/company", [FIRST_NAME, LAST_NAME, ...FOOT, PERMIT_NUMBER]],
  ["/admin/audit", FOOT],
];

/** A ride as its link shows it: waiting, with a driver on the way, and at its end with the receipt. */
function trackingScreens({ waiting, accepted, completed }: HostileRides): Screen[] {
  return [
    ...everyFourth().flatMap((index): Screen[] => [
      [
        `/track/${waiting[index]?.tracking_code}`,
        [textAt(index + 4), textAt(index + 2)],
        // One is enough: the dialog shows every note alike.
        index === 0 ? [{ press: ["Edit notes for the driver"] }] : [],
      ],
      [`/track/${completed[index]?.tracking_code}`, [textAt(index + 1), textAt(index + 2)]],
    ]),
    // The same page as while it waits, with the driver.
    [`/track/${accepted[0]?.tracking_code}`, [FIRST_NAME, textAt(1), textAt(2)]],
  ];
}

/** A ride's page for dispatch, with what happened to it: the pickup was changed. */
function rideScreens({ waiting }: HostileRides): Screen[] {
  return everyFourth().map((index) => [
    `/operator/assigned-rides/${waiting[index]?.id}`,
    [0, 1, 2, 3, 4].map((further) => textAt(index + further)),
    // One is enough: the dialogs show every ride alike.
    (index === 0 ? ["Assign Driver", "Edit"] : []).map((name) => ({ press: [name] })),
  ]);
}

function everyFourth(): number[] {
  return [...HOSTILE_TEXTS.keys()].filter((index) => index % 4 === 0);
}

/** One of these and one of those by turns: two screens of one kind in a row would each need a load. */
function takeTurns(these: readonly Screen[], those: readonly Screen[]): Screen[] {
  const longest = Math.max(these.length, those.length);
  return Array.from({ length: longest }, (_, index) => [these[index], those[index]])
    .flat()
    .filter((screen) => screen !== undefined);
}

/** Screens of one kind are the same page with another ride. */
function kindOf(path: string): string {
  return path.replace(/\/track\/.*|\d+$|\?.*/, "");
}

/** Goes to a screen as a link of the site leads to it, without a load, and waits until the one before is gone. */
async function followWithin(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    for (const heading of document.querySelectorAll("h1")) heading.dataset["test"] = heading.textContent;
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, path);
  await page.waitForFunction(() => {
    const heading = document.querySelector("h1");
    return heading !== null && heading.dataset["test"] !== heading.textContent;
  });
}

/** A page as it is served, which shows texts before any script of ours has run. */
async function expectServedAsText(page: Page, answer: APIResponse, texts: readonly string[]): Promise<void> {
  const { shown, markup } = await findServedMarkup(page, await answer.text());
  for (const text of texts) expect(shown.toUpperCase(), answer.url()).toContain(text.toUpperCase());
  expect(markup, answer.url()).toEqual([]);
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
  let kind: string | null = null;
  for (const [path, shows, opens = []] of screens) {
    if (kind === null || kind === kindOf(path)) await page.goto(path);
    else await followWithin(page, path);
    kind = kindOf(path);
    await expectTextsOnly(page, shows, hits);
    for (const opening of opens) await openDialog(page, opening, hits);
  }
  await context.close();
}

/** Opens a dialog, which shows a text of the corpus and makes nothing of it, and shuts it again. */
async function openDialog(
  page: Page,
  { press, follow, inList, type }: Opening,
  hits: () => readonly string[],
): Promise<void> {
  if (follow) {
    await page.getByRole("main").getByRole("link").filter({ hasText: "hit()" }).first().click();
    await expectTextsOnly(page, [], hits);
  }
  for (const name of press) {
    const buttons = page.getByRole("main").getByRole("button", { name });
    await (inList ? besideCorpus(page, name) : buttons).first().click({ timeout: 30_000 });
  }
  const dialog = page.getByRole("dialog");
  await expect(dialog, press.join(", ")).toBeVisible();
  if (type !== undefined) await dialog.getByLabel(type.into).first().fill(type.text);
  const shown = () =>
    dialog.evaluate((element) => {
      const fields = [...element.querySelectorAll("input, textarea")] as HTMLInputElement[];
      return [element.textContent, ...fields.map(({ value }) => value)].join("\n");
    });
  await expect.poll(shown, { message: press.join(", ") }).toContain("hit()");
  await expectTextsOnly(page, [], hits);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
}

/** The buttons of that name in the last item of a list, row of a table or card that shows a text of the corpus. */
function besideCorpus(page: Page, name: string) {
  const button = page.getByRole("button", { name });
  return (
    page
      .getByRole("row")
      .or(page.getByRole("listitem"))
      .or(page.getByRole("region"))
      .or(page.getByRole("article"))
      .filter({ hasText: "hit()" })
      .filter({ has: button })
      // The last is no list or table around others.
      .last()
      .getByRole("button", { name })
  );
}
