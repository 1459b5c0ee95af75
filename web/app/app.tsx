import { QueryClientProvider } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { createQueryClient } from "../api/endpoint-query.ts";
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
  const [queryClient] = useState(createQueryClient);
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
    <QueryClientProvider client={queryClient}>
      <SiteRouter url={url}>
        <PageErrorBoundary>
          <ToastProvider>
            <SessionWatch />
            <SiteRoutes />
          </ToastProvider>
        </PageErrorBoundary>
      </SiteRouter>
    </QueryClientProvider>
  );
}
