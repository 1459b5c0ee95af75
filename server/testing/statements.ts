import type { AppDependencies } from "../app-dependencies.ts";
import { openTestDatabase } from "./test-databases.ts";
import { type TestServer, openTestServer } from "./test-server.ts";

/** A server whose statements are written down. */
export type CountedServer = TestServer & {
  /** The statements made while some work was done, in order. */
  statementsOf(work: () => Promise<unknown>): Promise<string[]>;
};

/**
 * What a server does beside its calls: a notice goes out when a call is over, one for however many, and the log is looked at
 * every two seconds.
 */
const BESIDE = ["synchronous_commit", 'order by "events"."xid"', "as opened_at"];

/** Opens a server that writes down its statements; the caller closes it. */
export async function openCountedServer(
  kind: TestServer["kind"],
  overrides: Partial<AppDependencies> = {},
): Promise<CountedServer> {
  let made: string[] = [];
  const database = await openTestDatabase(kind, ({ query }) => {
    if (!BESIDE.some((part) => query.sql.includes(part))) made.push(query.sql);
  });
  const server = await openTestServer(kind, { database, ...overrides });
  return {
    ...server,
    url: database.url,
    async statementsOf(work) {
      made = [];
      await work();
      return made;
    },
  };
}
