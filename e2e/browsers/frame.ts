import { addPartnerEndpoint } from "../../contract/partners/partners.endpoints.ts";
import { listRideRequestsEndpoint } from "../../contract/rides/rides.endpoints.ts";
import { demoPerson } from "../demo-person.ts";
import { expect, test } from "../test.ts";
import { type ForeignSites, serveForeignSites } from "./foreign-sites.ts";
import type { OtherBrowser } from "./other-browser.ts";
import { Walker } from "./walker.ts";

/** The form of a hotel in a frame on its own site, walked in a whole browser: a guest books there, and no other site shows it. */
export function bookInFrameIn(kind: string, openBrowser: () => Promise<OtherBrowser>): void {
  let browser: OtherBrowser;
  let sites: ForeignSites;

  test.beforeAll(async () => {
    browser = await openBrowser();
  });
  test.beforeEach(async ({ product }) => {
    sites = await serveForeignSites(product.url);
  });
  test.afterEach(() => sites.close());
  test.afterAll(() => browser.close());

  /** Opens a site and waits until its frame has been answered. */
  const visit = async (site: string) => {
    const before = sites.framesAsked();
    await browser.open(site);
    await expect.poll(() => sites.framesAsked()).toBeGreaterThan(before);
  };

  test(`in ${kind} a hotel's guest books in a frame on the hotel's site, and no other site shows it`, async ({
    product,
  }) => {
    const staff = await demoPerson(product.url, "staff");
    const name = `Villa ${kind}`;
    const partner = { name, email: "villa@example.com", discount_percent: 0, frame_origins: [sites.hotel] };
    const { code } = await staff.call(addPartnerEndpoint, {
      body: { ...partner, credit_limit: null, language: "en" },
    });
    sites.show(code);

    await visit(sites.stranger);
    await visit(sites.hotel);
    // The frame says how high it is to a site that may show it.
    await expect.poll(() => browser.read("document.title")).toMatch(/^heard [3-9]\d\d/);
    await browser.enterFrame("iframe");
    const guest = new Walker(browser, sites.hotel);
    await guest.sees({ kind: "heading", name: `Your taxi at ${name}` });
    await guest.choosePlace("Pickup location", "Punda");
    await guest.choosePlace("Drop-off location", "Mambo Beach");
    await guest.press({ kind: "button", name: "Book Now" });
    await guest.type("Room", "7");
    await guest.type("Full name", `Guest in ${kind}`);
    await guest.type("Phone number", "5550198");
    await guest.press({ kind: "button", name: "Book Now" });
    await guest.sees({ kind: "heading", name: "Your ride is booked" });
    await browser.leaveFrame();
    const booked = await staff.list(listRideRequestsEndpoint, { query: { type: "pending" } });
    expect(booked.filter(({ rider_name: rider }) => rider === `Guest in ${kind}`)).toMatchObject([
      { partner: { name, room: "7" } },
    ]);
    // What it says of frames is the refusal of a site that wasn't named.
    const errors = await browser.errors();
    expect(errors.filter((error) => !error.includes("frame-ancestors"))).toEqual([]);

    await visit(sites.stranger);
    await guest.isQuiet();
    expect(await browser.read("document.title")).toBe("A hotel");
    await browser.enterFrame("iframe");
    // Nothing, or what the browser itself says.
    expect(String(await browser.read("document.body?.innerText ?? ''"))).not.toContain("Your taxi at");
    await browser.leaveFrame();
  });
}
