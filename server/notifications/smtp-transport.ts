import { createTransport } from "nodemailer";
import { LOGO_ID, PICTURE_ID } from "./mail-as-html.ts";
import { type Outgoing, type Transport, Undelivered, reasonOf } from "./transport.ts";

/** How long a mail server is waited for, even if it keeps the connection alive. */
const DEADLINE_MS = 30_000;
const CONNECTIONS = 2;
const TIMES = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Sends mail through the mail server of SMTP_URL. */
export function createSmtpTransport({
  url,
  sender,
}: {
  url: string;
  /** Asked at each message: the company's address can change. */
  sender: () => Promise<string>;
}): Transport {
  const address = withDefaults(url);
  let mailer = createTransport(address.href);
  return {
    atOnce: Number(address.searchParams.get("maxConnections")) || CONNECTIONS,
    deadlineMs: DEADLINE_MS,
    reset() {
      mailer.close();
      mailer = createTransport(address.href);
    },
    async send({ messageId, recipient, message, createdAt }: Outgoing) {
      const from = await sender();
      try {
        await mailer.sendMail({
          from,
          to: recipient,
          subject: message.subject,
          text: message.body,
          ...(message.html === null ? {} : { html: message.html }),
          ...(message.calendar && { icalEvent: { filename: "ride.ics", ...message.calendar } }),
          attachments: attachedTo(message),
          date: createdAt,
          messageId: `<${messageId}@${hostOf(from)}>`,
          headers: {
            "X-Trupial-Message-Id": messageId,
            ...(message.byHand ? {} : { "Auto-Submitted": "auto-generated" }),
          },
          ...(message.replyTo ? { replyTo: message.replyTo } : {}),
        });
      } catch (error) {
        const status = (error as { responseCode?: unknown }).responseCode;
        // 5xx is a permanent failure of this message.
        if (typeof status === "number") throw new Undelivered(`smtp_${status}`, status >= 500);
        throw new Undelivered(reasonOf(error));
      }
    },
    close: async () => mailer.close(),
  };
}

/** In the page of the mail, not beside it. */
function attachedTo({ picture, logo }: Outgoing["message"]) {
  return [
    ...(picture ? [attached("map.png", PICTURE_ID, picture)] : []),
    ...(logo ? [attached("logo.png", LOGO_ID, logo)] : []),
  ];
}

function attached(filename: string, cid: string, content: Buffer) {
  return { filename, content, contentType: "image/png", cid, contentDisposition: "inline" as const };
}

/** The mail server's address with our timeouts, which the address itself may override. */
function withDefaults(address: string): URL {
  const url = new URL(address);
  for (const [name, value] of Object.entries({ pool: "true", maxConnections: CONNECTIONS, ...TIMES })) {
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(value));
  }
  return url;
}

function hostOf(sender: string): string {
  return /@([^\s>]+)/.exec(sender)?.[1] ?? "trupial.invalid";
}
