import { type Compilable, CompiledQuery, type RawBuilder, sql } from "kysely";
import type { Db, Trx } from "./connect.ts";

/** Where a value of a statement goes, until one is given. */
class Place {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/** The place of a value, for a builder to put where the value itself would stand. */
export type PlaceOf<Values> = <Name extends keyof Values & string>(name: Name) => RawBuilder<Values[Name]>;

/**
 * A statement that is put together and written out the first time it is made, and after that only given its values. One that selects
 * a ride has some hundred and twenty columns, and writing it out anew takes longer than most of what a call does.
 */
export function builtOnce<Values extends object, Row>(
  build: (db: Db | Trx, place: PlaceOf<Values>) => Compilable<Row>,
): (db: Db | Trx, values: Values) => Promise<Row[]> {
  let built: CompiledQuery<Row> | null = null;
  return async (db, values) => {
    built ??= build(db, (name) => sql`${new Place(name)}`).compile();
    const given = built.parameters.map((parameter) =>
      parameter instanceof Place ? values[parameter.name as keyof Values] : parameter,
    );
    const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(built.sql, given));
    return rows;
  };
}
