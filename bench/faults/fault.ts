import type { Cluster } from "../../server/testing/cluster.ts";

/** One count of a part: what was counted, and whether it is as expected. */
export type Finding = { readonly what: string; readonly found: string; readonly holds: boolean };

/** What a part gets to work with. */
type Tools = {
  /** The long counts of `--full` instead of the short ones. */
  readonly full: boolean;
  /** A PostgreSQL of this run's own. */
  readonly cluster: () => Promise<Cluster>;
};

/** One way to break the product, and what must still be true. */
export type Fault = {
  readonly name: string;
  readonly title: string;
  /** The alerts of packaging/alerts.yml that ring meanwhile. */
  readonly rings?: readonly string[];
  readonly run: (tools: Tools) => Promise<readonly Finding[]>;
};

/** A count that must be zero. */
export function none(what: string, count: number, of: number | null = null): Finding {
  return { what, found: of === null ? String(count) : `${count} of ${of}`, holds: count === 0 };
}

/** A count that must be the total. */
export function all(what: string, count: number, of: number): Finding {
  return { what, found: `${count} of ${of}`, holds: count === of };
}

/** A condition that must be true. */
export function holds(what: string, found: string, so: boolean): Finding {
  return { what, found, holds: so };
}
