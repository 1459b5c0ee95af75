import { Suspense, lazy } from "react";
import { useSession } from "../api/session.ts";
import { paths } from "../router/paths.ts";
import { useLastPage } from "./use-last-page.ts";

/** Where a rider books and looks after their rides and account. Other pages are read once, or have a code in their address. */
const PAGES: ReadonlySet<string> = new Set([
  paths.home,
  paths.bookYourRide,
  paths.airport,
  paths.fare,
  paths.myRideHistory,
  paths.settings,
  paths.editProfile,
]);

/** Remembers where a rider was, as the pages of those who work here do for them. */
export function RiderLastPage(): null {
  useLastPage((page) => PAGES.has(page));
  return null;
}

/** Only a driver fetches it; without a network it is kept from before, or there is nothing to send. */
const DriverSteps = lazy(() => import("./driver-steps.tsx").catch(() => ({ default: () => null })));

/** The work that goes on beside the pages for a signed-in person, by their role. */
export default function SignedInPart() {
  const role = useSession()?.role;
  if (role === "rider") return <RiderLastPage />;
  return role === "driver" ? (
    <Suspense>
      <DriverSteps />
    </Suspense>
  ) : null;
}
