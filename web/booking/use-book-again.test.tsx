import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import type { TrackedRide } from "../../contract/rides/ride.ts";
import { RouterContext, type RouterState } from "../router/router-context.ts";
import { renderPart } from "../testing/render.tsx";
import { useBookAgain } from "./use-book-again.ts";
import { useBookingDraft } from "./use-booking-draft.ts";
import { aTrackedRide } from "../testing/rides.ts";

const RIDE = aTrackedRide({
  pickup_location: "Punda",
  pickup_lat: 12.1061,
  pickup_lng: -68.9335,
  dropoff_location: "Jan Thiel",
  dropoff_lat: 12.0749,
  dropoff_lng: -68.8805,
  passenger_count: 3,
  luggage_count: 1,
  vehicle_type: "comfort",
  vehicle_asked: true,
  stops: [
    { location: "Otrobanda", lat: 12.1067, lng: -68.9367 },
    { location: "Mambo Beach", lat: 12.0865, lng: -68.899 },
  ],
});

const AT_THE_RIDE = { pathname: "/track/code", search: "", hash: "", state: null, key: "" };

function Again({ ride }: { readonly ride: TrackedRide }) {
  const again = useBookAgain(ride);
  const [draft, change] = useBookingDraft();
  const begin = { name: "Somebody Else", phone: "5550000", notes: "a note", vehicleType: "cargo" } as const;
  return (
    <>
      <button onClick={() => change(begin)}>Begin another</button>
      <button onClick={() => again(true)}>Return trip</button>
      <button onClick={() => again(false)}>Same trip</button>
      <p>
        {[draft.pickup, ...draft.stops, draft.dropoff].map(({ text }) => text).join(" to ")},{" "}
        {draft.passengers}, {draft.vehicleType || "any car"}, {draft.when || "when?"}
      </p>
      <p>Left over: {[draft.name, draft.phone, draft.notes].filter(Boolean).join(", ") || "nothing"}</p>
    </>
  );
}

function show(ride: TrackedRide) {
  const went: string[] = [];
  const router: RouterState = {
    location: AT_THE_RIDE,
    arrival: "start",
    href: (to) => to,
    go: (to) => void went.push(to),
  };
  const part = (
    <RouterContext value={router}>
      <Again ride={ride} />
    </RouterContext>
  );
  return { ...renderPart(part), went };
}

test("a ride booked again asks for the car it had asked for, and takes nothing of another booking that was begun", async () => {
  const { user, went } = show(RIDE);
  await user.click(screen.getByRole("button", { name: "Begin another" }));
  await user.click(screen.getByRole("button", { name: "Return trip" }));
  expect(screen.getByText("Jan Thiel to Mambo Beach to Otrobanda to Punda, 3, comfort, when?")).toBeDefined();
  expect(screen.getByText("Left over: nothing")).toBeDefined();
  expect(went).toEqual(["/book-your-ride"]);
});

test("a ride whose car we chose is booked again in whichever fits", async () => {
  const { user } = show({ ...RIDE, vehicle_asked: false, stops: undefined });
  await user.click(screen.getByRole("button", { name: "Begin another" }));
  await user.click(screen.getByRole("button", { name: "Return trip" }));
  expect(screen.getByText("Jan Thiel to Punda, 3, any car, when?")).toBeDefined();
});

test("the same trip again is for now, and only a way back asks for its day", async () => {
  const { user } = show({ ...RIDE, stops: undefined });
  await user.click(screen.getByRole("button", { name: "Same trip" }));
  expect(screen.getByText("Punda to Jan Thiel, 3, comfort, now")).toBeDefined();
});
