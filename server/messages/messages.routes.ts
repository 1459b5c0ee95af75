import {
  applyToDriveEndpoint,
  sendContactMessageEndpoint,
} from "../../contract/messages/messages.endpoints.ts";
import type { Clock } from "../process/clock.ts";
import type { Serve } from "../http/serve.ts";
import * as applying from "./apply-to-drive.ts";
import * as sending from "./send-contact-message.ts";

export function messagesRoutes(serve: Serve, { clock }: { clock: Clock }): void {
  serve(sendContactMessageEndpoint, async ({ body, transact }) =>
    transact(async (trx) => {
      const now = clock.now();
      return { id: await sending.sendContactMessage(trx, body, now), received_at: now.toISOString() };
    }),
  );

  serve(applyToDriveEndpoint, async ({ body, transact }) =>
    transact(async (trx) => {
      const now = clock.now();
      return { id: await applying.applyToDrive(trx, body, now), received_at: now.toISOString() };
    }),
  );
}
