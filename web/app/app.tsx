import { lazy, Suspense, useEffect } from "react";
import { useSession } from "../api/session.ts";
import { useCompany } from "../company/use-company.ts";
import { SiteName } from "../ui/page-head.tsx";
import { ToastProvider } from "../ui/toast.tsx";
import type { EarlyTyping } from "./early-typing.ts";
import { PageErrorBoundary } from "./page-error.tsx";
import { SiteRoutes } from "./router.tsx";
import { SessionWatch } from "./session-watch.tsx";
import { SiteRouter } from "./site-router.tsx";

type AppProps = {
  readonly url: string;
  /** The text that the reader typed before the scripts had started. */
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
  const { name } = useCompany();
  return (
    <SiteName value={name}>
      <SiteRouter url={url}>
        <PageErrorBoundary>
          <ToastProvider>
            <SessionWatch />
            <OfSession />
            <SiteRoutes />
          </ToastProvider>
        </PageErrorBoundary>
      </SiteRouter>
    </SiteName>
  );
}

/** A guest fetches none of it; without a network it is kept from before, or there is nothing to do. */
const SignedInPart = lazy(() => import("./signed-in-part.tsx").catch(() => ({ default: Nothing })));

function OfSession() {
  return useSession() === null ? null : (
    <Suspense>
      <SignedInPart />
    </Suspense>
  );
}

function Nothing() {
  return null;
}
