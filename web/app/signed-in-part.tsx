import { Suspense, lazy } from "react";
import { useSession } from "../api/session.ts";
import { RiderLastPage } from "./rider-last-page.ts";

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
