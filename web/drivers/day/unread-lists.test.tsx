import { screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, test } from "vitest";
import type { Ride } from "../../../contract/rides/ride.ts";
import { listRideRequestsEndpoint } from "../../../contract/rides/rides.endpoints.ts";
import { MINUTE_MS } from "../../../contract/time-units.ts";
import { DRIVER_RIDE } from "../../testing/driver-ride.ts";
import { PageAt } from "../../testing/page-at.tsx";
import { renderPart } from "../../testing/render.tsx";
import { refusal, serverAnswers } from "../../testing/server.ts";
import { ToastProvider } from "../../ui/toast.tsx";
import { ActiveRides } from "./active-rides.tsx";
import { type DriverDay, DriverDayContext } from "./driver-day.ts";
import { RidersList } from "./riders-list.tsx";
import { useDriverRides } from "./use-driver-rides.ts";

const RIDE = {
  ...DRIVER_RIDE,
  version: 1,
  status: "Accepted",
  ride_datetime: new Date(Date.now() + 30 * MINUTE_MS).toISOString(),
  actions: [],
} as Partial<Ride> as Ride;

/** The lists of a driver's day as they are read, without the rest of it. */
function Lists({ children }: { readonly children: ReactNode }) {
  const requests = useDriverRides("driver", "pending");
  const active = useDriverRides("driver", "accepted");
  const day = {
    username: "driver",
    readOnly: false,
    noSignal: false,
    position: null,
    steps: [],
    own: null,
    accepting: { problem: null },
    requests,
    active,
    openRequests: requests.rides,
  };
  return <DriverDayContext value={day as unknown as DriverDay}>{children}</DriverDayContext>;
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
    "We couldn't load your active rides. Please try again.",
    "accepted",
    <ActiveRides key="active" />,
  ],
])(
  "%s says that its list could not be read, in the words of the spec, and Retry reads it again",
  async (path, sentence, type, part) => {
    const answers = (given: () => Ride[] | Response) =>
      serverAnswers(listRideRequestsEndpoint, ({ query }) => (query.get("type") === type ? given() : []));
    answers(() => refusal("internal", 500));
    const { user } = renderPart(
      <PageAt path={path}>
        <ToastProvider>
          <Lists>{part}</Lists>
        </ToastProvider>
      </PageAt>,
    );
    expect((await screen.findByRole("alert")).textContent).toContain(sentence);
    answers(() => [RIDE]);
    await user.click(screen.getByRole("button", { name: "Retry" }));
    expect(await screen.findByText(/Rosa Wernet/)).toBeTruthy();
    expect(screen.queryByRole("alert")).toBeNull();
  },
);
