import { smsSignature } from "../notifications/phone/gateway-signatures.ts";
import { type Answer, openLocalService } from "./local-service.ts";

type TakenSms = { to: string; from: string; body: string; reportTo: string };

/** An SMS gateway of Twilio's shape, as a server of its own: it asks for the password, takes forms and reports signed. */
export async function startFakeSmsGateway() {
  const user = "AC0123456789abcdef0123456789abcdef";
  const password = "an auth token of a test";
  const taken: TakenSms[] = [];
  /** What it answers in the place of taking a message. */
  const refusal: { status: number; code: number } = { status: 0, code: 0 };
  const expected = `Basic ${Buffer.from(`${user}:${password}`).toString("base64")}`;
  const refuse = (status: number, code: number): Answer => ({ status, json: { code } });
  const gateway = await openLocalService(({ headers, body }) => {
    if (headers.authorization !== expected) return refuse(401, 20003);
    if (headers["content-type"]?.startsWith("application/x-www-form-urlencoded") !== true) {
      return refuse(400, 20001);
    }
    if (refusal.status > 0) return refuse(refusal.status, refusal.code);
    const form = new URLSearchParams(body);
    const field = (name: string) => form.get(name) ?? "";
    if (!/^\+\d{8,15}$/.test(field("To"))) return refuse(400, 21211);
    if (field("Body") === "" || field("From") === "") return refuse(400, 21602);
    taken.push({
      to: field("To"),
      from: field("From"),
      body: field("Body"),
      reportTo: field("StatusCallback"),
    });
    return {
      status: 201,
      json: { sid: `SM${String(taken.length).padStart(32, "0")}`, status: "queued" },
    };
  });
  return {
    url: `${gateway.url}/Messages.json`,
    user,
    password,
    from: "+59995550100",
    taken,
    refusal,
    /** What it sends to an address, as headers and body. */
    signed(address: string, fields: Record<string, string>) {
      const form = new URLSearchParams(fields);
      return {
        headers: {
          "content-type": "application/x-www-form-urlencoded",
          "x-twilio-signature": smsSignature(address, form, password),
        },
        payload: form.toString(),
      };
    },
    close: gateway.close,
  };
}
