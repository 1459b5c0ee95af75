import {
  allowAssistantEndpoint,
  listMyAssistantsEndpoint,
  readAssistantRequestEndpoint,
  withdrawMyAssistantEndpoint,
} from "../../../contract/assistants/grants.endpoints.ts";
import {
  listPartnerAssistantsEndpoint,
  listRiderAssistantsEndpoint,
  withdrawAssistantEndpoint,
} from "../../../contract/assistants/office-grants.endpoints.ts";
import { signedIn } from "../../http/caller.ts";
import type { Serve } from "../../http/serve.ts";
import {
  allowAssistant,
  expectRequest,
  presentRequest,
  readAssistants,
  withdrawAssistant,
} from "./allow-assistant.ts";
import type { TokenTools } from "./grant-tokens.ts";
import { readPartnerAssistants, readRiderAssistants, withdrawByOffice } from "./office-grants.ts";
import type { Doors } from "./read-request.ts";

/** The calls by which people allow assistants something, and withdraw it again. */
export function grantsRoutes(serve: Serve, { db, clock, notes, ...doors }: TokenTools & Doors): void {
  serve(readAssistantRequestEndpoint, ({ query }) => presentRequest(doors, query));

  serve(allowAssistantEndpoint, async ({ body, caller, transact }) => {
    const request = await expectRequest(doors, body);
    return transact((trx) => allowAssistant(trx, { request, caller, notes, now: clock.now() }));
  });

  serve(listMyAssistantsEndpoint, ({ caller }) =>
    readAssistants(db, { accountId: signedIn(caller).accountId, now: clock.now() }),
  );

  serve(withdrawMyAssistantEndpoint, ({ params: { id }, caller, transact }) =>
    transact(async (trx) => {
      await withdrawAssistant(trx, { id, accountId: signedIn(caller).accountId, now: clock.now() });
      return null;
    }),
  );

  serve(listPartnerAssistantsEndpoint, ({ params: { id } }) => readPartnerAssistants(db, id));
  serve(listRiderAssistantsEndpoint, () => readRiderAssistants(db, clock.now()));
  serve(withdrawAssistantEndpoint, ({ params: { id }, caller, transact }) =>
    transact(async (trx) => {
      await withdrawByOffice(trx, { id, by: signedIn(caller).accountId, now: clock.now() });
      return null;
    }),
  );
}
