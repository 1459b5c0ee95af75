import { expect, it } from "vitest";
import { startFakeWhatsapp } from "../testing/fake-whatsapp.ts";
import { GATEWAY_SECRETS } from "../testing/phone-gateways.ts";
import { trialPayments } from "../testing/pay-links.ts";
import { onADatabase } from "../testing/test-server.ts";

const MOST_AT_ONCE = 120;

onADatabase(
  "what gateways send",
  (server) => {
    const send = async (url: string, from: string, message: object = {}) =>
      server.app.inject({ method: "POST", url, remoteAddress: from, payload: "", ...message });

    it.each([
      ["/gateways/whatsapp/", "190.6.0.1"],
      ["/gateways/sms/", "190.6.0.2"],
      ["/gateways/payments/", "190.6.0.3"],
    ])("has an end for an address where nobody signed it: %s", async (url, from) => {
      const answers: number[] = [];
      for (let sent = 0; sent <= MOST_AT_ONCE; sent += 1) answers.push((await send(url, from)).statusCode);
      expect(answers.indexOf(429)).toBe(MOST_AT_ONCE);
      const refused = await send(url, from);
      expect([refused.json().code, Number(refused.headers["retry-after"])]).toEqual(["rate_limited", 1]);
      expect((await send(url, "190.6.1.1")).statusCode).not.toBe(429);
    });

    it("is taken without end where it is signed, also from an address that sent much else", async () => {
      const whatsapp = await startFakeWhatsapp();
      const signed = whatsapp.signed({ statuses: [] });
      await whatsapp.close();
      const from = "190.6.2.1";
      for (let sent = 0; sent <= MOST_AT_ONCE; sent += 1) await send("/gateways/whatsapp/", from);
      for (let sent = 0; sent <= MOST_AT_ONCE; sent += 1) {
        expect((await send("/gateways/whatsapp/", from, signed)).statusCode).toBe(200);
      }
    });
  },
  { limitFactor: 1, gateways: GATEWAY_SECRETS, payments: trialPayments() },
);
