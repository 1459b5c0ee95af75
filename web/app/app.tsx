import { lazy, Suspense, useEffect } from "react";
import { useSession } from "../api/session.ts";
import { ToastProvider } from "../ui/toast.tsx";
import type { EarlyTyping } from "./early-typing.ts";
import { PageErrorBoundary } from "./page-error.tsx";
import { SiteRoutes } from "./router.tsx";
import { SessionWatch } from "./session-watch.tsx";
import { SiteRouter } from "./site-router.tsx";

type AppProps = {
  readonly url: string;
  /** What the reader typed before the scripts had started. */
  readonly earlyTyping?: EarlyTyping;
};

const NOTHING: EarlyTyping = [];

/** The whole site, from the address it is opened at. */
export function App({ url, earlyTyping = NOTHING }: AppProps) {
  useEffect(() => {
    for (const replay of earlyTyping) replay();
    // Once what was typed has arrived, a form that was sent too early may go (see public/boot.js).
    const timer = setTimeout(() => {
      document.documentElement.dataset["started"] = "yes";
      window.dispatchEvent(new Event("trupial:started"));
    }, 0);
    return () => clearTimeout(timer);
  }, [earlyTyping]);
  return (
    <SiteRouter url={url}>
      <PageErrorBoundary>
        <ToastProvider>
          <SessionWatch />
          <DriverPart />
          <RiderPart />
          <SiteRoutes />
        </ToastProvider>
      </PageErrorBoundary>
    </SiteRouter>
  );
}

/** Only a driver fetches it; without a network it is kept from before, or there is nothing to send. */
const DriverSteps = lazy(() => import("./driver-steps.tsx").catch(() => ({ default: Nothing })));

function DriverPart() {
  const session = useSession();
  return session?.role === "driver" ? (
    <Suspense>
      <DriverSteps />
    </Suspense>
  ) : null;
}

/** Only a rider fetches it. */
const RiderLastPage = lazy(() => import("./rider-last-page.ts").catch(() => ({ default: Nothing })));

function RiderPart() {
  const session = useSession();
  return session?.role === "rider" ? (
    <Suspense>
      <RiderLastPage />
    </Suspense>
  ) : null;
}

function Nothing() {
  return null;
}
