import { z } from "zod";
import { EVERYONE_AND_KEYS, endpoint } from "../endpoint.ts";

/** The home page asks once whether the server is there. */
export const testConnectionEndpoint = endpoint({
  id: "testConnection",
  method: "GET",
  path: "/test/",
  summary: "Says that the server is there.",
  tag: "Service",
  access: EVERYONE_AND_KEYS,
  output: z.object({ message: z.string() }),
});
