import { screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, test } from "vitest";
import type { Ride } from "../../../contract/rides/ride.ts";
import { listRideRequestsEndpoint } from "../../../contract/rides/rides.endpoints.ts";
import { MINUTE_MS } from "../../../domain/time-units.ts";
import { DriverScreen } from "../../testing/driver-day.tsx";
import { renderPart } from "../../testing/render.tsx";
import { refusal, serverAnswers } from "../../testing/server.ts";
import { ActiveRides } from "./active-rides.tsx";
import { RidersList } from "./riders-list.tsx";
import { useDriverRides } from "./use-driver-rides.ts";
import { aRide } from "../../testing/rides.ts";

const RIDE = aRide({
  status: "Accepted",
  ride_datetime: new Date(Date.now() + 30 * MINUTE_MS).toISOString(),
});

/** A screen with the lists of the driver's day as they are read. */
function ListsAt({ path, children }: { readonly path: string; readonly children: ReactNode }) {
  const requests = useDriverRides("driver", "pending");
  const active = useDriverRides("driver", "accepted");
  return (
    <DriverScreen path={path} day={{ requests, active, openRequests: requests.rides }}>
      {children}
    </DriverScreen>
  );
}

test.each([
  [
    "/driverpanel?view=table",
    "Failed to fetch ride requests. Please try again.",
    "pending",
    <RidersList key="requests" />,
  ],
  [
    "/activerides",
    "Failed to fetch active rides. Please try again.",
    "accepted",
    <ActiveRides key="active" />,
  ],
])(
  "%s says that its list could not be read, in the words of the spec, and Retry reads it again",
  async (path, sentence, type, part) => {
    const answers = (given: () => Ride[] | Response) =>
      serverAnswers(listRideRequestsEndpoint, ({ query }) => (query.get("type") === type ? given() : []));
    answers(() => refusal("internal"));
    const { user } = renderPart(<ListsAt path={path}>{part}</ListsAt>);
    expect((await screen.findByRole("alert")).textContent).toContain(sentence);
    answers(() => [RIDE]);
    await user.click(screen.getByRole("button", { name: "Retry" }));
    expect(await screen.findByText(/Rosa Wernet/)).toBeTruthy();
    expect(screen.queryByRole("alert")).toBeNull();
  },
);
