import type { KyselyPlugin, QueryId, RootOperationNode } from "kysely";

/** Lets a test delay the answers to some queries, as a slow database would, and count the queries. */
export class HeldQueries implements KyselyPlugin {
  readonly #isMeant: (query: string) => boolean;
  readonly #meant = new WeakSet<QueryId>();
  #held: (() => void)[] = [];
  #isHolding = false;
  /** How many of the chosen queries have been made. */
  asked = 0;

  /** Chooses queries by a part of their SQL. */
  constructor(isMeant: (query: string) => boolean) {
    this.#isMeant = isMeant;
  }

  get waiting(): number {
    return this.#held.length;
  }

  hold(): void {
    this.#isHolding = true;
  }

  release(): void {
    this.#isHolding = false;
    for (const go of this.#held.splice(0)) go();
  }

  transformQuery({ node, queryId }: { node: RootOperationNode; queryId: QueryId }): RootOperationNode {
    if (this.#isMeant(JSON.stringify(node))) {
      this.asked += 1;
      this.#meant.add(queryId);
    }
    return node;
  }

  async transformResult<R>({ result, queryId }: { result: R; queryId: QueryId }): Promise<R> {
    if (this.#isHolding && this.#meant.has(queryId)) {
      await new Promise<void>((resolve) => this.#held.push(resolve));
    }
    return result;
  }
}
