import {
  answerCaseEndpoint,
  answerOwnCaseEndpoint,
  askCaseDriverEndpoint,
  endCaseEndpoint,
  getCaseEndpoint,
  getCaseFiguresEndpoint,
  giveCaseEndpoint,
  listCasesEndpoint,
  listColleaguesEndpoint,
  listOwnCasesEndpoint,
  noteCaseEndpoint,
  refundInCashEndpoint,
  openCaseEndpoint,
  reopenCaseEndpoint,
  setCaseDueEndpoint,
} from "../../contract/cases/cases.endpoints.ts";
import { orAskSecondPerson } from "../approvals/second-person.ts";
import type { Db } from "../database/connect.ts";
import { notFound } from "../http/api-error.ts";
import { type Caller, signedIn } from "../http/caller.ts";
import { pageOf } from "../http/page.ts";
import type { Serve } from "../http/serve.ts";
import type { Clock } from "../process/clock.ts";
import { openCase } from "./open-case.ts";
import { getCase, readCaseFigures, readCases, readColleagues, readOwnCases } from "./read-cases.ts";
import { refundInCash } from "./refund-in-cash.ts";
import * as work from "./work-on-case.ts";

/** Cases of the office, and what the drivers say who were asked. */
export function casesRoutes(serve: Serve, { db, clock }: { db: Db; clock: Clock }): void {
  const workOf = (id: number, caller: Caller) => ({ id, by: signedIn(caller).accountId, now: clock.now() });

  serve(listCasesEndpoint, async ({ query, caller, request, reply }) => {
    const { q: text, state, mine, driver: driverId, ride: rideId, ...page } = query;
    const givenTo = mine === undefined ? undefined : signedIn(caller).accountId;
    return pageOf(page, { request, reply }, (part) =>
      readCases(db, { text, state, givenTo, driverId, rideId, ...part }),
    );
  });

  serve(getCaseFiguresEndpoint, () => readCaseFigures(db, clock.now()));

  serve(listColleaguesEndpoint, () => readColleagues(db));

  serve(getCaseEndpoint, ({ params: { id } }) => getCase(db, id, clock.now()));

  serve(openCaseEndpoint, ({ body, caller, transact }) =>
    transact(async (trx) => {
      const now = clock.now();
      const id = await openCase(trx, { ...body, by: signedIn(caller).accountId, now });
      return getCase(trx, id, now);
    }),
  );

  serve(giveCaseEndpoint, ({ params: { id }, body: { to }, caller, transact }) =>
    transact((trx) => work.giveCase(trx, { ...workOf(id, caller), to })),
  );

  serve(setCaseDueEndpoint, ({ params: { id }, body: { due_on: dueOn }, caller, transact }) =>
    transact((trx) => work.setCaseDue(trx, { ...workOf(id, caller), dueOn })),
  );

  serve(noteCaseEndpoint, ({ params: { id }, body: { text }, caller, transact }) =>
    transact((trx) => work.noteCase(trx, { ...workOf(id, caller), text })),
  );

  serve(askCaseDriverEndpoint, ({ params: { id }, body: { text }, caller, transact }) =>
    transact((trx) => work.askDriver(trx, { ...workOf(id, caller), text })),
  );

  serve(answerCaseEndpoint, ({ params: { id }, body: { text }, caller, transact }) =>
    transact((trx) => work.answerCase(trx, { ...workOf(id, caller), text })),
  );

  serve(refundInCashEndpoint, ({ params: { id }, body: refund, caller, transact }) =>
    orAskSecondPerson({ db, clock, by: signedIn(caller).accountId }, () =>
      transact((trx) => refundInCash(trx, { ...workOf(id, caller), refund })),
    ),
  );

  serve(endCaseEndpoint, ({ params: { id }, body, caller, transact }) =>
    transact((trx) => work.endCase(trx, { ...workOf(id, caller), ...body })),
  );

  serve(reopenCaseEndpoint, ({ params: { id }, caller, transact }) =>
    transact((trx) => work.reopenCase(trx, workOf(id, caller))),
  );

  serve(listOwnCasesEndpoint, ({ caller }) => readOwnCases(db, { driverId: signedIn(caller).accountId }));

  serve(answerOwnCaseEndpoint, ({ params: { id }, body: { text }, caller, transact }) =>
    transact(async (trx) => {
      const mine = workOf(id, caller);
      await work.answerAsDriver(trx, { ...mine, text });
      const [own] = await readOwnCases(trx, { driverId: mine.by, id });
      if (!own) throw notFound();
      return own;
    }),
  );
}
