import { z } from "zod";
import { SIGNED_IN, endpoint } from "../endpoint.ts";
import { accountChangesSchema, accountExportSchema, meSchema, typedPasswordSchema } from "./account.ts";

const OWN_ACCOUNT = "My account";

export const changeMeEndpoint = endpoint({
  id: "changeMe",
  method: "PATCH",
  path: "/me/",
  summary:
    "Changes my name, phone, e-mail, language or the page to come back to. Another phone or e-mail needs the password; an e-mail counts once its mailed link is followed.",
  tag: OWN_ACCOUNT,
  access: SIGNED_IN,
  body: accountChangesSchema,
  status: 200,
  output: meSchema,
  errors: ["account_taken", "password_required", "invalid_code"],
});

export const deleteMeEndpoint = endpoint({
  id: "deleteMe",
  method: "DELETE",
  path: "/me/",
  summary: "Deletes my account: my open bookings are cancelled and my name leaves every ride; totals stay.",
  tag: OWN_ACCOUNT,
  access: SIGNED_IN,
  limit: "credentials",
  body: z.object({ password: typedPasswordSchema }),
  status: 204,
  output: null,
  errors: ["account_busy"],
});

export const exportMeEndpoint = endpoint({
  id: "exportMe",
  method: "GET",
  path: "/me/export/",
  summary: "Everything the company keeps about me, as JSON.",
  tag: OWN_ACCOUNT,
  access: SIGNED_IN,
  status: 200,
  output: accountExportSchema,
});
