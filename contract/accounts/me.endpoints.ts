import { SIGNED_IN, endpoint } from "../endpoint.ts";
import { meSchema } from "./account.ts";

const OWN_ACCOUNT = "My account";

export const readMeEndpoint = endpoint({
  id: "readMe",
  method: "GET",
  path: "/me/",
  summary: "My account.",
  tag: OWN_ACCOUNT,
  access: SIGNED_IN,
  beforeTwoFactor: true,
  output: meSchema,
});
