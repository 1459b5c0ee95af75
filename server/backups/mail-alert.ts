import { hostname } from "node:os";
import { createTransport } from "nodemailer";
import type { Environment } from "../environment/environment.ts";
import { CannotStart } from "../process/cannot-start.ts";
import { COMMIT, VERSION } from "../process/version.ts";

type Alert = { readonly what: string; readonly reason: string };
const PATIENCE_MS = "20000";

/** Mails whoever runs the servers. It needs no database: that may be what is away. */
export async function mailAlert(
  { SMTP_URL, MAIL_FROM, ALERT_EMAIL }: Pick<Environment, "SMTP_URL" | "MAIL_FROM" | "ALERT_EMAIL">,
  { what, reason }: Alert,
): Promise<void> {
  if (SMTP_URL === undefined || ALERT_EMAIL === undefined)
    throw new CannotStart("Nobody is told: set SMTP_URL and ALERT_EMAIL.");
  const server = new URL(SMTP_URL);
  for (const name of ["connectionTimeout", "socketTimeout"]) server.searchParams.set(name, PATIENCE_MS);
  const mailer = createTransport(server.href);
  const machine = hostname();
  try {
    await mailer.sendMail({
      from: MAIL_FROM ?? ALERT_EMAIL,
      to: ALERT_EMAIL,
      subject: `Trupial: ${what} failed on ${machine}`,
      text: `${what} failed on ${machine} at ${new Date().toISOString()} (version ${VERSION}, commit ${COMMIT}).\n\n${reason}\n\nWhat to do: docs/runbook.md.\n`,
      headers: { "Auto-Submitted": "auto-generated" },
    });
  } catch (error) {
    throw new CannotStart(
      `The mail to ALERT_EMAIL can't be sent: ${error instanceof Error ? error.message : error}`,
    );
  } finally {
    mailer.close();
  }
}
