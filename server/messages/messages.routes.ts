import {
  applyToDriveEndpoint,
  sendContactMessageEndpoint,
} from "../../contract/messages/messages.endpoints.ts";
import type { Clock } from "../process/clock.ts";
import type { Db } from "../database/connect.ts";
import type { Serve } from "../http/serve.ts";
import { applicationsRoutes } from "./applications.routes.ts";
import { inboxRoutes } from "./inbox.routes.ts";
import * as applying from "./apply-to-drive.ts";
import * as sending from "./send-contact-message.ts";

/** Messages of guests to the company, and how the office handles them. */
export function messagesRoutes(serve: Serve, { db, clock }: { db: Db; clock: Clock }): void {
  inboxRoutes(serve, { db, clock });
  applicationsRoutes(serve, { db, clock });

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
