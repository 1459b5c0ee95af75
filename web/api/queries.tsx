import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ComponentType } from "react";
import { createQueryClient } from "./endpoint-query.ts";
import { useSession } from "./session.ts";

/** Gives a page the cache of living lists; pages that only read and send do without its weight (see answers.ts). */
export function withQueries(Page: ComponentType): ComponentType {
  return function PageWithQueries() {
    const client = clientOf(useSession()?.username);
    return (
      <QueryClientProvider client={client}>
        <Page />
      </QueryClientProvider>
    );
  };
}

let kept: { readonly username: string | undefined; readonly client: QueryClient } | null = null;

/** All pages share one cache, and each reader has one of his own: nothing of the former reader may stay. */
function clientOf(username: string | undefined): QueryClient {
  if (kept === null || kept.username !== username) kept = { username, client: createQueryClient() };
  return kept.client;
}
