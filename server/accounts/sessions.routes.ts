import { readDashboard } from "../../contract/accounts/accounts.endpoints.ts";
import { signedIn } from "../http/caller.ts";
import type { Serve } from "../http/serve.ts";

export function sessionsRoutes(serve: Serve): void {
  serve(readDashboard, async ({ caller }) => {
    const { username, actor } = signedIn(caller);
    return { username, role: actor };
  });
}
