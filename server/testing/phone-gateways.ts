import { afterAll, beforeAll } from "vitest";
import { createPhoneTransport } from "../notifications/phone/phone-transport.ts";
import { createSmsGateway } from "../notifications/phone/sms-gateway.ts";
import { createWhatsappGateway } from "../notifications/phone/whatsapp-gateway.ts";
import { startFakeSmsGateway } from "./fake-sms-gateway.ts";
import { startFakeWhatsapp } from "./fake-whatsapp.ts";
import { workerOf } from "./outbox.ts";
import type { TestServer } from "./test-server.ts";

/** The secrets that the fakes share with the server, known before they have a port. */
export const GATEWAY_SECRETS = {
  whatsapp: { appSecret: "an app secret of a test", verifyToken: "a word of our own" },
  sms: { password: "an auth token of a test" },
};

type Fakes = {
  sms: Awaited<ReturnType<typeof startFakeSmsGateway>>;
  whatsapp: Awaited<ReturnType<typeof startFakeWhatsapp>>;
};

/** WhatsApp and an SMS gateway, each a server of its own for the tests of a block, and the outbox sent through them. */
export function phoneGatewaysOf(server: TestServer, publicUrl: string) {
  const fakes = {} as Fakes;
  beforeAll(async () => {
    Object.assign(fakes, { sms: await startFakeSmsGateway(), whatsapp: await startFakeWhatsapp() });
  });
  afterAll(async () => {
    await fakes.sms.close();
    await fakes.whatsapp.close();
  });

  const send = async () => {
    const { sms, whatsapp } = fakes;
    const phone = createPhoneTransport({
      db: server.db,
      clock: server.clock,
      gateways: [
        createWhatsappGateway(whatsapp),
        createSmsGateway({ ...sms, reportsTo: `${publicUrl}/gateways/sms/` }),
      ],
    });
    await workerOf(server, { phone }).sendDue();
  };
  return { fakes, send };
}
