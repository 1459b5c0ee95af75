/** What a history of payments and credits comes to by the plainest book-keeping: an account that remembers each amount. */
export type StatementModel = {
  id: number;
  totalCents: number;
  /** Payments noted by staff and credits, by their place in the history; taken back or not. */
  noted: { kind: "payment" | "credit"; cents: number; takenBack: boolean }[];
  links: LinkModel[];
};

export type LinkModel = {
  id: number;
  cents: number;
  paid: boolean;
  refunds: { cents: number; creditedCents: number; state: "asked" | "done" | "refused" }[];
};

export type PartnerModel = {
  id: number;
  /** Rides that no statement has, by their month. */
  unbilled: { month: string; cents: number }[];
  statements: StatementModel[];
};

export function creditedCents({ noted, links }: StatementModel): number {
  const credits = noted.filter(({ kind, takenBack }) => kind === "credit" && !takenBack);
  const withRefunds = links.flatMap(({ refunds }) => refunds.filter(({ state }) => state !== "refused"));
  return sum(credits.map(({ cents }) => cents)) + sum(withRefunds.map((refund) => refund.creditedCents));
}

/** What came in less what was given back. */
export function receivedCents({ noted, links }: StatementModel): number {
  const payments = noted.filter(({ kind, takenBack }) => kind === "payment" && !takenBack);
  return sum(payments.map(({ cents }) => cents)) + sum(links.map(netOf));
}

export function owedCents(statement: StatementModel): number {
  return statement.totalCents - receivedCents(statement) - creditedCents(statement);
}

/** What of a payment by link is still with the company. */
export function netOf({ cents, paid, refunds }: LinkModel): number {
  if (!paid) return 0;
  return cents - sum(refunds.map((refund) => (refund.state === "refused" ? 0 : refund.cents)));
}

export function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
