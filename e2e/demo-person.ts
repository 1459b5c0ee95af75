import type { BrowserContext } from "@playwright/test";
import { loginEndpoint } from "../contract/accounts/accounts.endpoints.ts";
import type { EndpointDescription, ResultOf } from "../contract/endpoint.ts";
import { type CallArguments, callProduct } from "./call-product.ts";

/** The password of everyone in the demo. */
const PASSWORD = "trupial-demo";

/** The rows of a list that can also be asked for its count alone. */
type RowsOf<D extends EndpointDescription> = Extract<ResultOf<D>, readonly unknown[]>;

/** Somebody of the demo, by their own calls to the product. */
export type DemoPerson = {
  readonly access: string;
  /** Makes a call as the contract describes it; an error answer fails the test. */
  call<const D extends EndpointDescription>(endpoint: D, ...input: CallArguments<D>): Promise<ResultOf<D>>;
  /** Reads a list, or its first page. */
  list<const D extends EndpointDescription>(endpoint: D, ...input: CallArguments<D>): Promise<RowsOf<D>>;
};

/** Somebody of the demo for calls alone, without a browser. */
export async function demoPerson(url: string, username: string): Promise<DemoPerson> {
  return (await openSession(url, username)).person;
}

/** Signs somebody of the demo in, in a browser and for calls beside it. */
export async function signIn(context: BrowserContext, url: string, username: string): Promise<DemoPerson> {
  const { person, stored } = await openSession(url, username);
  await context.addInitScript((values) => {
    if (localStorage.getItem("access_token") !== null) return;
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
  }, stored);
  return person;
}

async function openSession(url: string, username: string) {
  const answer = await callProduct(url, null, loginEndpoint, {
    body: { username, password: PASSWORD, remember: true },
  });
  if (!("access" in answer)) throw new Error(`${username} of the demo signs in without a code`);
  const { access, refresh, role } = answer;
  if (refresh === undefined) throw new Error("a browser gets a token to renew its session");
  const person: DemoPerson = {
    access,
    call: (endpoint, ...input) => callProduct(url, access, endpoint, ...input),
    list: async (endpoint, ...input) => {
      const rows = await callProduct(url, access, endpoint, ...input);
      if (!Array.isArray(rows)) throw new Error(`${endpoint.id} answered no list`);
      return rows as RowsOf<typeof endpoint>;
    },
  };
  return { person, stored: { access_token: access, refresh_token: refresh, username, role } };
}
