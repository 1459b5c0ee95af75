import type { BrowserContext } from "@playwright/test";

/** The password of everyone in the demo. */
const PASSWORD = "trupial-demo";
const HOUR_MS = 60 * 60_000;

/** Somebody of the demo, by his own calls to the product. */
export type DemoPerson = {
  readonly access: string;
  call<T>(method: string, path: string, body?: unknown): Promise<T>;
};

/** Signs somebody of the demo in, in a browser and for calls beside it. */
export async function signIn(context: BrowserContext, url: string, username: string): Promise<DemoPerson> {
  const answer = await fetch(`${url}/api/login/`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Client": "web" },
    body: JSON.stringify({ username, password: PASSWORD, remember: true }),
  });
  const { access, refresh, role } = (await answer.json()) as {
    access: string;
    refresh: string;
    role: string;
  };
  await context.addInitScript(
    (values) => {
      if (localStorage.getItem("access_token") !== null) return;
      for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
    },
    { access_token: access, refresh_token: refresh, username, role },
  );
  return {
    access,
    async call<T>(method: string, path: string, body?: unknown) {
      const response = await fetch(`${url}/api${path}`, {
        method,
        headers: { Authorization: `Bearer ${access}`, "Content-Type": "application/json" },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      return (await response.json()) as T;
    },
  };
}

export type BookedRide = { readonly id: number; readonly reference: string; readonly status: string };

/** Books a ride for this person, so many hours from now or from another moment. */
export function bookRide(
  person: DemoPerson,
  riderName: string,
  hours: number,
  from = new Date(),
): Promise<BookedRide> {
  return person.call("POST", "/book-ride/", {
    rider_name: riderName,
    rider_phone: "5550123",
    pickup_location: "Punda",
    dropoff_location: "Jan Thiel Beach",
    pickup_lat: 12.1055,
    pickup_lng: -68.9351,
    dropoff_lat: 12.0768,
    dropoff_lng: -68.8803,
    ride_datetime: new Date(from.getTime() + hours * HOUR_MS).toISOString(),
    passenger_count: 2,
    luggage_count: 1,
    distance_km: 9,
  });
}
