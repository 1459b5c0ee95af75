import { z } from "zod";
import { EVERYONE, endpoint } from "../endpoint.ts";

/** The home page asks once whether the server is there. */
export const testConnectionEndpoint = endpoint({
  id: "testConnection",
  method: "GET",
  path: "/test/",
  summary: "Says that the server is there.",
  tag: "Service",
  access: EVERYONE,
  status: 200,
  output: z.object({ message: z.string() }),
});
