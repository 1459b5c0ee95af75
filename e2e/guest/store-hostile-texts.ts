import type { APIRequestContext } from "@playwright/test";
import { registerRiderEndpoint } from "../../contract/accounts/accounts.endpoints.ts";
import { changeMeEndpoint } from "../../contract/accounts/own-account.endpoints.ts";
import type { BodyOf, EndpointDescription } from "../../contract/endpoint.ts";
import { editOwnDriverEndpoint } from "../../contract/drivers/drivers.endpoints.ts";
import {
  applyToDriveEndpoint,
  sendContactMessageEndpoint,
} from "../../contract/messages/messages.endpoints.ts";
import {
  assignDriverEndpoint,
  operatorCompleteRideEndpoint,
  updateRideEndpoint,
} from "../../contract/rides/dispatch-steps.endpoints.ts";
import { acceptRideEndpoint } from "../../contract/rides/ride-steps.endpoints.ts";
import type { Ride } from "../../contract/rides/ride.ts";
import { editCompanyProfileEndpoint } from "../../contract/company/company-profile.endpoints.ts";
import { bookRide, inHours } from "../bookings.ts";
import { type DemoPerson, demoPerson } from "../demo-person.ts";
import { driverCalled } from "../operator/desk-calls.ts";
import { expect } from "../test.ts";
import { HOSTILE_TEXTS } from "./hostile-texts.ts";

/** The same in everybody's name, so that a screen with any person shows one. */
export const FIRST_NAME = '"><img src=x onerror=hit()>';
export const LAST_NAME = "<script>hit()</script>";
export const VEHICLE = "</script><svg onload=hit()>";
export const PERMIT_NUMBER = "</script><script>hit()</script>";
export const ADDRESS = "</title></textarea></style><script>hit()</script> \u2028 \"onfocus=hit() '$& $1";
const LINK = 'https://chat.example/"><img src=x onerror=hit()>';

/** The rides that have pages of their own, one of each kind for every hostile text. */
export type HostileRides = {
  readonly waiting: readonly Ride[];
  readonly accepted: readonly Ride[];
  readonly completed: readonly Ride[];
};

type People = { readonly [Name in "rider" | "driver" | "operator" | "staff"]: DemoPerson };

/** Puts the hostile texts wherever the product lets somebody type. */
export async function storeHostileTexts(url: string, request: APIRequestContext): Promise<HostileRides> {
  const people: People = {
    rider: await demoPerson(url, "rider"),
    driver: await demoPerson(url, "driver"),
    operator: await demoPerson(url, "operator"),
    staff: await demoPerson(url, "staff"),
  };
  for (const person of Object.values(people)) {
    await person.call(changeMeEndpoint, { body: { first_name: FIRST_NAME, last_name: LAST_NAME } });
  }
  await people.driver.call(editOwnDriverEndpoint, { body: { vehicle: VEHICLE, license_number: LAST_NAME } });
  for (const [index, text] of HOSTILE_TEXTS.entries()) await writeToTheOffice(request, text, index);
  await people.staff.call(editCompanyProfileEndpoint, {
    body: {
      name: FIRST_NAME,
      legal_name: LAST_NAME,
      permit_number: PERMIT_NUMBER,
      address: ADDRESS,
      chat_url: LINK,
      instagram_url: LINK,
      facebook_url: LINK,
    },
  });
  return storeRides(people);
}

/** A message, an application and an account, as a guest of an address of their own. */
async function writeToTheOffice(request: APIRequestContext, text: string, index: number): Promise<void> {
  const send = async <const D extends EndpointDescription>({ path }: D, data: Partial<BodyOf<D>>) => {
    const headers = { "X-Forwarded-For": `10.77.0.${index}` };
    const answer = await request.post(`/api${path}`, { headers, data });
    expect(answer.status(), await answer.text()).toBe(201);
  };
  const email = `hostile${index}@example.com`;
  await send(sendContactMessageEndpoint, { name: text, email, message: text, subject: text });
  await send(applyToDriveEndpoint, {
    first_name: text,
    last_name: text,
    email,
    phone: "5550198",
    license_number: text.slice(0, 40),
    vehicle_type: "xl",
    vehicle_name: text,
    plate: text.slice(0, 20),
    languages: text,
    message: text,
  });
  await send(registerRiderEndpoint, {
    username: `hostile${index}`,
    email,
    first_name: text,
    last_name: text,
    phone_number: "5557777",
    password: "a walk along the quay",
  });
}

async function storeRides({ rider, driver, operator }: People): Promise<HostileRides> {
  const { id: driver_id } = await driverCalled(operator, "driver");
  const bookAssigned = async (index: number, at?: Date) => {
    const ride = await bookHostile(rider, index, at);
    const params = { id: ride.id };
    await operator.call(assignDriverEndpoint, { params, body: { driver_id, force: true } });
    return { ride, params };
  };
  const rides: { [Kind in keyof HostileRides]: Ride[] } = { waiting: [], accepted: [], completed: [] };
  for (const index of HOSTILE_TEXTS.keys()) {
    // Soon, so that the dashboard and the board of today have them.
    const waiting = await bookHostile(rider, index, inHours(1 + index / 4));
    const moved = { pickup_location: textAt(index + 4), pickup_lat: 12.1091, pickup_lng: -68.9316 };
    await operator.call(updateRideEndpoint, { params: { id: waiting.id }, body: moved });
    await bookAssigned(index, inHours(1.1 + index / 4));
    const accepted = await bookAssigned(index);
    await driver.call(acceptRideEndpoint, { params: accepted.params });
    const completed = await bookAssigned(index);
    await operator.call(operatorCompleteRideEndpoint, { params: completed.params });
    rides.waiting.push(waiting);
    rides.accepted.push(accepted.ride);
    rides.completed.push(completed.ride);
  }
  return rides;
}

/** Each of its fields has another text, so that every fourth ride shows them all. */
function bookHostile(rider: DemoPerson, index: number, at?: Date): Promise<Ride> {
  return bookRide(rider, textAt(index), {
    pickup_location: textAt(index + 1),
    dropoff_location: textAt(index + 2),
    notes: textAt(index + 3),
    flight_number: "<I ID=HIT>",
    ...(at === undefined ? {} : { at }),
  });
}

/** The text of this number, counted round. */
export function textAt(index: number): string {
  return HOSTILE_TEXTS[index % HOSTILE_TEXTS.length] ?? "";
}
