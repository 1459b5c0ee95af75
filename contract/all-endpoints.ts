import type { EndpointDescription } from "./endpoint.ts";
import * as health from "./health/health.endpoints.ts";

/** Every call of the product. A feature adds its module here once; router, OpenAPI and the checks read this list. */
export const ALL_ENDPOINTS: readonly EndpointDescription[] = [health].flatMap((module) =>
  Object.values(module),
);
