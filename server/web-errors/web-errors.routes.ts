import { reportWebErrorEndpoint } from "../../contract/web-errors/web-errors.endpoints.ts";
import type { Serve } from "../http/serve.ts";
import type { WebErrors } from "./web-errors.ts";

export function webErrorsRoutes(serve: Serve, errors: WebErrors): void {
  serve(reportWebErrorEndpoint, async ({ body, request, log }) => {
    errors.note(body, { userAgent: request.headers["user-agent"], log });
    return null;
  });
}
