import { testConnectionEndpoint } from "../../contract/health/health.endpoints.ts";
import type { Serve } from "../http/serve.ts";

export function healthRoutes(serve: Serve): void {
  serve(testConnectionEndpoint, async () => ({ message: "The server is here." }));
}
