import { expect, it } from "vitest";
import type { Role } from "../../domain/accounts/roles.ts";
import { ApiError } from "../http/api-error.ts";
import { MOST_PER_ADDRESS, MOST_PER_READER, StreamPlaces } from "./stream-places.ts";

/** Takes places as new accounts until one is refused; returns how many and the reason. */
function fill(places: StreamPlaces, actor: Role, addressOf: (account: number) => string) {
  for (let account = 0; ; account += 1) {
    try {
      places.take({ name: `${actor} ${account}`, actor, address: addressOf(account) });
    } catch (error) {
      return { had: account, code: (error as ApiError).code };
    }
  }
}

const everywhere = (account: number) => `190.${account >> 8}.${account & 255}.1`;

it("keeps places for drivers and dispatch, however many passengers come", () => {
  const places = new StreamPlaces();
  expect(fill(places, "rider", everywhere)).toEqual({ had: 4_000, code: "unavailable" });
  expect(fill(places, "driver", everywhere)).toEqual({ had: 700, code: "unavailable" });
  expect(fill(places, "operator", everywhere).had).toBe(300);
});

it("has as many places as the company says", () => {
  const places = new StreamPlaces({ most: 20_000 });
  expect(fill(places, "rider", everywhere).had).toBe(16_000);
  expect(fill(places, "driver", (account) => everywhere(account + 16_000)).had).toBe(2_800);
});

it("lets one address have so many and no more, over all its accounts, and leaves the others theirs", () => {
  const places = new StreamPlaces();
  const full = { had: MOST_PER_ADDRESS.passengers, code: "rate_limited" };
  expect(fill(places, "rider", () => "190.4.1.1")).toEqual(full);
  expect(fill(places, "rider", (account) => `2001:db8:1:2::${account}`)).toEqual(full);
  places.take({ name: "somebody", actor: "rider", address: "190.4.1.2" });
  places.take({ name: "the desk", actor: "operator", address: "190.4.1.1" });
});

it("lets one reader have so many, and again when one has gone", () => {
  const places = new StreamPlaces();
  const reader = { name: "account 1", actor: "rider", address: "190.4.1.1" } as const;
  const taken = Array.from({ length: MOST_PER_READER }, () => places.take(reader));
  expect(() => places.take(reader)).toThrow(ApiError);
  taken[0]?.();
  taken[0]?.();
  places.take(reader);
  expect(() => places.take(reader)).toThrow(ApiError);
});
