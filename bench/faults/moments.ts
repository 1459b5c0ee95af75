import { ask, someBooking, until } from "./company.ts";

/** A company in the middle of something. */
export type Midway = {
  readonly url: string;
  readonly access: string;
  /** Everything that is tried again goes under it. */
  readonly key: string;
  readonly rows: (statement: string) => Promise<Record<string, unknown>[]>;
};

/** A thing that is half done when the server is killed. */
export type Moment = {
  readonly what: string;
  /** The row at whose writing it is killed. */
  readonly at: { readonly table: string; readonly on: "insert" | "update"; readonly when?: string };
  /** How many rows there are of it, as SQL, and how many more there are once it is done whole. */
  readonly count: string;
  readonly whole: number;
  /** Makes what is needed, and returns the thing itself; it answers with its status. */
  readonly prepare: (midway: Midway) => Promise<(midway: Midway) => Promise<number>>;
};

const PEOPLE = 300;

export const MOMENTS: readonly Moment[] = [
  {
    what: "accounts of an import",
    at: { table: "accounts", on: "insert", when: "new.username = 'imported.150'" },
    count: "select count(*) from accounts where username like 'imported.%'",
    whole: PEOPLE,
    prepare: async () => {
      const lines = Array.from(
        { length: PEOPLE },
        (_, index) => `imported.${index},Ana,Martina,imported.${index}@trupial.example,${5_300_000 + index}`,
      );
      const csv = ["username,first_name,last_name,email,phone", ...lines].join("\n");
      return (midway) => post(midway, "/admin/data/import/", { kind: "riders", csv, dry_run: false });
    },
  },
  {
    what: "settlements of a driver's days",
    at: { table: "settlements", on: "insert" },
    count: "select count(*) from settlements",
    whole: 1,
    prepare: async (midway) => {
      const [last] = await midway.rows(`
        select to_char((now() at time zone 'America/Curacao')::date - 1, 'YYYY-MM-DD') as last_day,
               to_char((now() at time zone 'America/Curacao')::date - 7, 'YYYY-MM-DD') as first_day`);
      const days = `first_day=${last?.["first_day"]}&last_day=${last?.["last_day"]}`;
      type Days = { driver_id: number; state: string; rides: number; owed_usd: string; owed_xcg: string };
      const { drivers } = await get<{ drivers: Days[] }>(midway, `/admin/drivers-to-pay/?${days}`);
      const open = drivers.find(({ state, rides }) => state === "open" && rides > 0);
      if (!open) throw new Error("no driver has days to settle");
      const { driver_id, rides, owed_usd, owed_xcg } = open;
      const body = { driver_id, ...last, seen: { rides, owed_usd, owed_xcg } };
      return (anew) => post(anew, "/admin/settlements/", body);
    },
  },
  {
    what: "statements of a hotel's month",
    at: { table: "partner_statements", on: "insert" },
    count: "select count(*) from partner_statements",
    whole: 1,
    prepare: async (midway) => {
      const [month] = await midway.rows(`
        select partner_id as id, to_char(completed_at at time zone 'America/Curacao', 'YYYY-MM') as month from rides
        where partner_id is not null and paid_by = 'account' and status = 'Completed'
          and completed_at < date_trunc('month', now() at time zone 'America/Curacao') at time zone 'America/Curacao'
        order by completed_at desc limit 1`);
      const where = `/admin/partners/${month?.["id"]}`;
      const preview = `${where}/statement-preview/?month=${month?.["month"]}`;
      const { rides, total } = await get<{ rides: number; total: string }>(midway, preview);
      const body = { month: month?.["month"], seen: { rides, total } };
      return (anew) => post(anew, `${where}/statements/`, body);
    },
  },
  {
    what: "payments that a provider tells of",
    at: { table: "pay_links", on: "update", when: "new.state = 'paid' and old.state <> 'paid'" },
    count: "select count(*) from pay_links where state = 'paid' and applied_cents = amount_cents",
    whole: 1,
    prepare: async (midway) => {
      const settings = await get<{ version: number; provider: unknown }>(midway, "/pay-link-settings/");
      const { provider: _provider, ...present } = settings;
      await put(midway, "/pay-link-settings/", { ...present, mode: "offered" });
      const ride = await made<{ id: number }>(midway, "/book-ride/", someBooking());
      const asked = { ride_id: ride.id, purpose: "fare", send: false };
      await made(midway, "/pay-links/", asked);
      const [link] = await midway.rows("select code from pay_links order by id desc limit 1");
      let where: string | null = null;
      const isGiven = async () => {
        ({ link: where } = await get<{ link: string | null }>(midway, `/pay/${link?.["code"]}/`));
        return where !== null;
      };
      await until(isGiven, "an address to pay at");
      return ({ url }) => play(url, where ?? "");
    },
  },
  {
    what: "rides that were put into the plan",
    at: { table: "plan_rides", on: "insert" },
    count:
      "select count(*) from plan_rides p join rides r on r.id = p.ride_id where r.notes = 'killed midway'",
    whole: 1,
    prepare: async () => {
      const booking = someBooking({ notes: "killed midway" });
      return (midway) => post(midway, "/book-ride/", booking);
    },
  },
];

/** Somebody pays at the page on which payments are tried; the provider's message goes out with it. */
async function play(url: string, link: string): Promise<number> {
  const answer = await fetch(new URL(link, url), {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: "what=pay",
    redirect: "manual",
  }).catch(() => null);
  return answer?.status ?? 0;
}

async function post({ url, access, key }: Midway, where: string, body: object): Promise<number> {
  return (await ask(url, where, { access, key, body })).status;
}

async function get<T>({ url, access }: Midway, where: string): Promise<T> {
  return read<T>(where, await ask<T>(url, where, { access }));
}

async function made<T>({ url, access }: Midway, where: string, body: object): Promise<T> {
  return read<T>(where, await ask<T>(url, where, { access, body }));
}

async function put({ url, access }: Midway, where: string, body: object): Promise<void> {
  read(where, await ask(url, where, { method: "PUT", access, body }));
}

function read<T>(where: string, { status, body }: { status: number; body: T | null }): T {
  if (body === null || status >= 300) throw new Error(`${where} answered ${status}: ${JSON.stringify(body)}`);
  return body;
}
