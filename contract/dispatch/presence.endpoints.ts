import { DISPATCHERS, endpoint } from "../endpoint.ts";
import { presenceSchema } from "./presence.ts";

export const sayOpenRideEndpoint = endpoint({
  id: "sayOpenRide",
  method: "PUT",
  path: "/open-ride/",
  tag: "Dispatch",
  access: DISPATCHERS,
  summary:
    "Says which ride this desk has open, every few seconds while it has; the other desks hear it on their stream as `desk.presence`. Nothing of it is kept.",
  body: presenceSchema,
  status: 204,
  output: null,
});
