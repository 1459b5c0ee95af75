import { QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import { createQueryClient } from "../api/endpoint-query.ts";
import { ToastProvider } from "../ui/toast.tsx";
import { PageErrorBoundary } from "./page-error.tsx";
import { SiteRoutes } from "./router.tsx";
import { SessionWatch } from "./session-watch.tsx";
import { SiteRouter } from "./site-router.tsx";

/** The whole site, from the address it is opened at. */
export function App({ url }: { readonly url: string }) {
  const [queryClient] = useState(createQueryClient);
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
