import { acceptRideEndpoint } from "../../contract/rides/ride-steps.endpoints.ts";
import { getRideEndpoint } from "../../contract/rides/rides.endpoints.ts";
import { bookRide, inHours } from "../bookings.ts";
import { demoPerson } from "../demo-person.ts";
import type { Product } from "../start-product.ts";
import { expect, test } from "../test.ts";
import type { OtherBrowser } from "./other-browser.ts";
import { Walker } from "./walker.ts";

/**
 * What people come for, walked in a browser that is not the journeys': a guest books, and each role signs in and does the first thing of
 * its day, without an error in the console or in the product's log.
 */
export function walkIn(kind: string, openBrowser: () => Promise<OtherBrowser>): void {
  let browser: OtherBrowser;

  // The product tells what its pages report.
  test.use({ environment: { LOG_LEVEL: "warn" } });
  test.beforeAll(async () => {
    browser = await openBrowser();
    console.log(`The walk is in ${browser.name}.`);
  });
  test.afterAll(() => browser.close());
  test.afterEach(async ({ product }) => {
    // The next one comes as a stranger.
    await browser.read("(localStorage.clear(), sessionStorage.clear())");
    expect(await browser.errors()).toEqual([]);
    expect(errorsOfPages(product)).toEqual([]);
  });

  test(`in ${kind} a guest asks for the fare and books`, async ({ product }) => {
    const guest = new Walker(browser, product.url);
    await guest.open("/");
    await guest.choosePlace("Pickup location", "Punda");
    await guest.choosePlace("Drop-off location", "Mambo Beach");
    await guest.press({ kind: "button", name: "Calculate Fare" });
    await guest.sees({ kind: "heading", name: "Estimated Fare" });
    await guest.type("Full name", "Walked Guest");
    await guest.type("Phone number", "5550199");
    await guest.press({ kind: "button", name: "Book Now" });
    await guest.reads("Ride booked successfully! Details saved.");
  });

  test(`in ${kind} a rider signs in and finds their rides`, async ({ product }) => {
    const rider = new Walker(browser, product.url);
    await bookRide(await demoPerson(product.url, "rider"), "Walked Rider");
    await rider.signIn("rider", "/");
    await rider.open("/myridehistory");
    await rider.sees({ kind: "region", name: "Coming up" });
    await rider.reads("Jan Thiel Beach");
  });

  test(`in ${kind} a driver signs in and takes a step`, async ({ product }) => {
    const calls = await demoPerson(product.url, "driver4");
    // The walks in several browsers share a product, and so a driver.
    const passenger = `Passenger in ${kind}`;
    const ride = await bookRide(await demoPerson(product.url, "rider"), passenger, { at: inHours(0.6) });
    await calls.call(acceptRideEndpoint, { params: { id: ride.id } });
    const driver = new Walker(browser, product.url);
    await driver.signIn("driver4", "/driverpanel");
    await driver.open("/activerides");
    const within = { kind: "region", name: passenger } as const;
    await driver.press({ kind: "button", name: "I have arrived", within });
    const arrived = async () => (await calls.call(getRideEndpoint, { params: { id: ride.id } })).arrived_at;
    await expect.poll(arrived).not.toBeNull();
    await driver.sees({ kind: "button", name: "Passenger on board", within });
  });

  test(`in ${kind} an operator signs in and gives a ride to a driver`, async ({ product }) => {
    const calls = await demoPerson(product.url, "operator");
    const ride = await bookRide(calls, "Walked Caller");
    const operator = new Walker(browser, product.url);
    await operator.signIn("operator", "/operator");
    await operator.open(`/operator/assigned-rides/${ride.id}`);
    await operator.press({ kind: "button", name: "Assign Driver" });
    const dialog = { kind: "dialog", name: `Assign Driver to Ride #${ride.id}` } as const;
    await operator.press({ kind: "button", name: "Assign", within: dialog });
    await operator.reads(`Ride #${ride.id} assigned to `);
    const status = async () => (await calls.call(getRideEndpoint, { params: { id: ride.id } })).status;
    await expect.poll(status).toBe("Assigned");
  });

  test(`in ${kind} the staff sign in and read a table of the office`, async ({ product }) => {
    const staff = new Walker(browser, product.url);
    await staff.signIn("staff", "/admin");
    await staff.open("/admin/audit");
    await staff.sees({ kind: "heading", name: "Audit log" });
    await staff.sees({ kind: "row", name: "Logged in" });
  });
}

function errorsOfPages(product: Product): string[] {
  return product
    .output()
    .split("\n")
    .filter((line) => line.includes('"web_error"'));
}
