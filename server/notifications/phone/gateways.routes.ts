import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import type { PhoneGateway } from "../../../contract/company/phone-messages.ts";
import type { Clock } from "../../process/clock.ts";
import type { Db } from "../../database/connect.ts";
import type { RateLimits } from "../../http/rate-limits.ts";
import { type DeliveryReport, keepAnswer, keepReport } from "./gateway-reports.ts";
import { isSame, isSignedByWhatsapp, smsSignature } from "./gateway-signatures.ts";

/** The gateways that the company has, and how each signs what it reports. */
export type PhoneGateways = {
  readonly whatsapp?: { readonly appSecret: string; readonly verifyToken: string } | undefined;
  readonly sms?: { readonly password: string } | undefined;
  readonly webhook?: boolean | undefined;
};

export function namesOf(gateways: PhoneGateways): PhoneGateway[] {
  const names = ["whatsapp", "sms", "webhook"] as const;
  return names.filter((name) => Boolean(gateways[name]));
}

/** Where the SMS gateway reports, below the product's address. */
export const SMS_REPORTS_PATH = "/gateways/sms/";

const MAX_BODY_BYTES = 512 * 1024;

type Dependencies = {
  db: Db;
  clock: Clock;
  publicUrl: string;
  gateways: PhoneGateways;
  limits: RateLimits;
};

/** News from the gateways for phones, outside /api and in their own forms: nothing counts that they have not signed. */
export function gatewaysRoutes(
  app: FastifyInstance,
  { db, clock, publicUrl, gateways, limits }: Dependencies,
): void {
  const { whatsapp, sms } = gateways;
  const refuseUnsigned = async (request: FastifyRequest, reply: FastifyReply) => {
    await limits.countUnsigned(request, reply);
    return reply.code(403).send();
  };
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "string" }, (_request, body, done) => done(null, body));
    const options = { bodyLimit: MAX_BODY_BYTES, logLevel: "warn" } as const;

    if (whatsapp) {
      scope.get("/gateways/whatsapp", options, async (request, reply) => {
        const query = request.query as Record<string, unknown>;
        const isTheirs = isSame(String(query["hub.verify_token"] ?? ""), whatsapp.verifyToken);
        if (query["hub.mode"] !== "subscribe" || !isTheirs) return refuseUnsigned(request, reply);
        return reply.type("text/plain").send(String(query["hub.challenge"] ?? ""));
      });
      scope.post("/gateways/whatsapp", options, async (request, reply) => {
        const body = typeof request.body === "string" ? request.body : "";
        const signature = String(request.headers["x-hub-signature-256"] ?? "");
        if (!isSignedByWhatsapp(body, signature, whatsapp.appSecret)) return refuseUnsigned(request, reply);
        const { reports, answers } = readWhatsapp(body);
        for (const report of reports) await keepReport(db, report, clock.now());
        for (const answer of answers) await keepAnswer(db, answer, clock.now());
        return reply.send();
      });
    }

    if (sms) {
      scope.post("/gateways/sms", options, async (request, reply) => {
        const form = new URLSearchParams(typeof request.body === "string" ? request.body : "");
        const signature = String(request.headers["x-twilio-signature"] ?? "");
        const expected = smsSignature(`${publicUrl}${request.url}`, form, sms.password);
        if (!isSame(signature, expected)) return refuseUnsigned(request, reply);
        const report = readSmsReport(form, request.query as Record<string, unknown>);
        if (report) await keepReport(db, report, clock.now());
        const [from, text] = [form.get("From"), form.get("OptOutType") ?? form.get("Body")];
        if (from !== null && text !== null) await keepAnswer(db, { gateway: "sms", from, text }, clock.now());
        return reply.type("text/xml").send("<Response/>");
      });
    }
  });
}

const whatsappNews = z.object({
  entry: z.array(
    z.object({
      changes: z.array(
        z.object({
          value: z.object({
            statuses: z
              .array(
                z.object({
                  status: z.string(),
                  biz_opaque_callback_data: z.string().optional(),
                  errors: z.array(z.object({ code: z.number() })).optional(),
                }),
              )
              .optional(),
            messages: z
              .array(
                z.object({
                  from: z.string(),
                  text: z.object({ body: z.string() }).optional(),
                  button: z.object({ text: z.string() }).optional(),
                }),
              )
              .optional(),
          }),
        }),
      ),
    }),
  ),
});

/** A body of another shape is signed news that we don't ask for. */
function readWhatsapp(body: string) {
  const parsed = whatsappNews.safeParse(parseJson(body));
  const values = parsed.success
    ? parsed.data.entry.flatMap(({ changes }) => changes.map(({ value }) => value))
    : [];
  const reports = values.flatMap(({ statuses = [] }) =>
    statuses.flatMap(({ status, biz_opaque_callback_data: messageId, errors = [] }): DeliveryReport[] => {
      if (messageId === undefined || !isState(status)) return [];
      const reason = `whatsapp_${errors[0]?.code ?? "failed"}`;
      return [{ messageId, gateway: "whatsapp", state: status, reason }];
    }),
  );
  const answers = values.flatMap(({ messages = [] }) =>
    messages.map(({ from, text, button }) => ({
      gateway: "whatsapp" as const,
      from,
      text: text?.body ?? button?.text ?? "",
    })),
  );
  return { reports, answers };
}

function readSmsReport(form: URLSearchParams, query: Record<string, unknown>): DeliveryReport | null {
  const messageId = query["message"];
  const status = form.get("MessageStatus");
  const state = status === "undelivered" ? "failed" : status;
  if (typeof messageId !== "string" || state === null || !isState(state)) return null;
  return { messageId, gateway: "sms", state, reason: `sms_${form.get("ErrorCode") ?? "failed"}` };
}

function isState(status: string): status is DeliveryReport["state"] {
  return status === "delivered" || status === "read" || status === "failed";
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
