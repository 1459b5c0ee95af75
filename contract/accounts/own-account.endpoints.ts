import { z } from "zod";
import { SIGNED_IN, endpoints } from "../endpoint.ts";
import { accountChangesSchema, accountExportSchema, meSchema, typedPasswordSchema } from "./account.ts";

const OWN_ACCOUNT = "My account";

const ownAccount = endpoints({ tag: OWN_ACCOUNT, access: SIGNED_IN });

export const changeMeEndpoint = ownAccount({
  id: "changeMe",
  method: "PATCH",
  path: "/me/",
  summary:
    "Changes my name, phone, e-mail, language or the page to come back to. Another phone or e-mail needs the password; an e-mail counts once its mailed link is followed.",
  body: accountChangesSchema,
  output: meSchema,
  errors: ["account_taken", "password_required", "invalid_code"],
});

export const deleteMeEndpoint = ownAccount({
  id: "deleteMe",
  method: "DELETE",
  path: "/me/",
  summary: "Deletes my account: my open bookings are cancelled and my name leaves every ride; totals stay.",
  limit: "credentials",
  body: z.object({ password: typedPasswordSchema }),
  output: null,
  errors: ["account_busy", "edit_conflict"],
});

export const exportMeEndpoint = ownAccount({
  id: "exportMe",
  method: "GET",
  path: "/me/export/",
  summary: "Everything the company keeps about me, as JSON.",
  output: accountExportSchema,
});
