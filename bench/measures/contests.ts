import { sql } from "kysely";
import { Pool } from "pg";
import { ROUND_MS, type Row, rowOf } from "../harness/compare.ts";
import { type Product, POSTGRES_URL } from "../harness/product.ts";
import { insertRides } from "../harness/rides.ts";
import { type Asked, pressElsewhere } from "../harness/wire-load.ts";

const RIVALS = 8;
/** More than a round can use up. */
const RIDES_A_ROUND = Math.ceil(ROUND_MS * 1.5);

/** Several who want the same ride at the same moment, beside as many bare updates of one row. */
export async function measureContests(product: Product): Promise<Row[]> {
  const people = <R extends "driver" | "operator">(role: R) =>
    Promise.all(Array.from({ length: RIVALS }, () => product.signIn(role)));
  const [drivers, operators] = [await people("driver"), await people("operator")];
  const accept = drivers.map(({ headers }) => ({
    method: "POST",
    path: "/api/accept-ride/{n}/",
    headers,
    body: {},
  }));
  const assign = operators.map(({ headers }, index) => ({
    method: "POST",
    path: "/api/assign-driver/{n}/",
    headers,
    body: { driver_id: drivers[index]?.id, force: true },
  }));
  return [
    await contest(product, `accept, ${RIVALS} drivers at once`, accept),
    await contest(product, `assign, ${RIVALS} operators at once`, assign),
  ];
}

async function contest(product: Product, what: string, asked: readonly Asked[]): Promise<Row> {
  const pool = new Pool({ connectionString: product.url ?? POSTGRES_URL, max: RIVALS });
  pool.on("error", () => undefined);
  await pool.query(
    "create table if not exists bench_contests (id integer primary key, status text, winner integer)",
  );
  const row = await rowOf(
    { what, beside: "bare `update … where status`", goal: "≥ 0.35, one winner" },
    async () => {
      // Nobody's day is full of the rides of the round before.
      await sql`update rides set status = 'Cancelled', ended_at = now() where status <> 'Cancelled'`.execute(
        product.database.db,
      );
      const from = await insertRides(product, RIDES_A_ROUND);
      const load = { port: product.port, ms: ROUND_MS, connections: RIVALS, asked, from, inStep: true };
      const { answered, seconds, statuses } = await pressElsewhere({ ...load, expected: [200, 409] });
      const contests = answered / RIVALS;
      if (statuses[200] !== contests) throw new Error(`${statuses[200]} winners of ${contests} contests`);
      return contests / seconds;
    },
    () => bareContests(pool),
  );
  await pool.end();
  return row;
}

async function bareContests(pool: Pool): Promise<number> {
  await pool.query("truncate bench_contests");
  await pool.query(
    `insert into bench_contests select n, 'Pending' from generate_series(0, ${RIDES_A_ROUND * 10}) n`,
  );
  const started = performance.now();
  let id = 0;
  for (; performance.now() < started + ROUND_MS; id++) {
    const update =
      "update bench_contests set status = 'Accepted', winner = $2 where id = $1 and status = 'Pending'";
    await Promise.all(Array.from({ length: RIVALS }, (_, rival) => pool.query(update, [id, rival])));
  }
  return (id * 1_000) / (performance.now() - started);
}
