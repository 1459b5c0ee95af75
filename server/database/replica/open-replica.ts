import { CannotStart } from "../../process/cannot-start.ts";
import type { Environment } from "../../environment/environment.ts";
import { type DatabaseHandle, type QueryLog, openDatabase } from "../connect.ts";
import { isDatabaseAway } from "../database-away.ts";
import { unreachable } from "../open-product-database.ts";
import { Replica } from "./replica.ts";
import { type Identity, readIdentity, readReplayed } from "./replica-sql.ts";

/** The primary answers sooner than a replica whose connections are all taken. */
const TURN_MS = 2_000;

type Opening = {
  readonly primary: DatabaseHandle;
  /** Told in a sentence that the replica is away. */
  readonly say: (sentence: string) => void;
  /** Told of each statement once it is over. */
  readonly log?: QueryLog | undefined;
};

/** Opens the replica of the environment, if there is one. One that is away may come later; another database never will do. */
export async function openReplica(
  environment: Pick<Environment, "DATABASE_REPLICA_URL" | "DATABASE_REPLICA_MAX_LAG">,
  { primary, say, log }: Opening,
): Promise<Replica | null> {
  const { DATABASE_REPLICA_URL: url, DATABASE_REPLICA_MAX_LAG: seconds } = environment;
  if (url === undefined) return null;
  const identity = await readIdentity(primary.db);
  const database = await openDatabase({ url, watched: true, turnMs: TURN_MS }, log);
  try {
    await refuseOther(database, { url, identity, say });
    return new Replica({ primary, database, identity, maxLagMs: seconds * 1_000 });
  } catch (error) {
    await database.close();
    throw error;
  }
}

type Expected = { url: string; identity: Identity; say: Opening["say"] };

async function refuseOther({ db }: DatabaseHandle, { url, identity, say }: Expected): Promise<void> {
  const seen = await readReplayed(db).catch((error: unknown) => {
    if (!isDatabaseAway(error)) {
      throw new CannotStart(unreachable("DATABASE_REPLICA_URL", { url, error }));
    }
    say("The replica of DATABASE_REPLICA_URL does not answer: until it does, the primary is asked.");
    return null;
  });
  if (seen === null) return;
  if (seen.replayed === null) {
    throw new CannotStart(
      "DATABASE_REPLICA_URL leads to a database that takes changes itself. Set it to a streaming replica of " +
        "DATABASE_URL, or leave it out.",
    );
  }
  if (seen.system !== identity.system || seen.database !== identity.database) {
    throw new CannotStart(
      "DATABASE_REPLICA_URL leads to a replica of another database than DATABASE_URL. Reports would show " +
        "another company's figures.",
    );
  }
}
