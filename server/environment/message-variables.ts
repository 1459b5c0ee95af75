import { z } from "zod";
import { type Variable, httpUrl, webUrl, signingSecret } from "./variable.ts";

/** The ways to people: mail, a webhook, WhatsApp, SMS. */
export const MESSAGE_VARIABLES = {
  SMTP_URL: {
    about: "The mail server. Without it messages are kept readable in DATA_DIR/outbox.",
    fallback: "none",
    schema: z
      .url({ protocol: /^smtps?$/, error: "must be an address that starts with smtp:// or smtps://" })
      .optional(),
  },
  MAIL_FROM: {
    about: "The sender of e-mails.",
    fallback: "the company's own e-mail",
    schema: z
      .string()
      .regex(/^[^\r\n]*[^\s@<]+@[^\s@>]+>?$/, "must be an e-mail address, or a name and <address>")
      .optional(),
  },
  WEBHOOK_URL: {
    about: "Gets every message to people as signed JSON, for an SMS or WhatsApp gateway.",
    fallback: "none",
    schema: webUrl,
  },
  WEBHOOK_SECRET: {
    about: "Signs what goes to WEBHOOK_URL by Standard Webhooks; whsec_ before base64, or any text.",
    fallback: "none",
    schema: signingSecret.optional(),
  },
  WHATSAPP_PHONE_ID: {
    about: "The number that WhatsApp messages come from, by its id in Meta's Cloud API.",
    fallback: "none",
    schema: z.string().regex(/^\d+$/, "must be the id of a number, which is digits").optional(),
  },
  WHATSAPP_TOKEN: {
    about: "The access token of Meta's Cloud API.",
    fallback: "none",
    schema: z.string().optional(),
  },
  WHATSAPP_APP_SECRET: {
    about: "The secret of Meta's app, which signs what comes to PUBLIC_URL/gateways/whatsapp/.",
    fallback: "none",
    schema: signingSecret.optional(),
  },
  WHATSAPP_VERIFY_TOKEN: {
    about: "The word that Meta says when it is told of that address; you choose it.",
    fallback: "none",
    schema: z.string().min(8, "must have at least 8 characters").optional(),
  },
  WHATSAPP_URL: {
    about: "Where the Cloud API is, with its version.",
    fallback: "https://graph.facebook.com/v23.0",
    schema: httpUrl.prefault("https://graph.facebook.com/v23.0"),
  },
  SMS_URL: {
    about:
      "An SMS gateway of Twilio's shape, such as https://api.twilio.com/2010-04-01/Accounts/AC…/Messages.json; it reports to PUBLIC_URL/gateways/sms/.",
    fallback: "none",
    schema: webUrl,
  },
  SMS_USER: {
    about: "The account at the SMS gateway.",
    fallback: "none",
    schema: z.string().optional(),
  },
  SMS_PASSWORD: {
    about: "Its password (Twilio: the auth token), which also signs what the gateway reports.",
    fallback: "none",
    schema: signingSecret.optional(),
  },
  SMS_FROM: {
    about: "The number that an SMS comes from, or the id of a messaging service.",
    fallback: "none",
    schema: z
      .string()
      .regex(/^(\+\d{5,15}|MG\w{10,40}|[\w ]{1,11})$/, "must be a number such as +5999…, a name or an id")
      .optional(),
  },
} as const satisfies Record<string, Variable>;
