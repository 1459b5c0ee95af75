import * as fc from "fast-check";
import type { LightMyRequestResponse } from "fastify";
import { beforeAll, expect, it } from "vitest";
import { UNDER_WAY, isOneOf } from "../../../domain/rides/ride-states.ts";
import {
  assignDriverEndpoint,
  cancelAssignedRideEndpoint,
  operatorCompleteRideEndpoint,
  operatorRideProgressEndpoint,
  reassignDriverEndpoint,
  undoRideStepEndpoint,
  updateRideEndpoint,
} from "../../../contract/rides/dispatch-steps.endpoints.ts";
import {
  acceptRideEndpoint,
  cancelRideEndpoint,
  deleteRideEndpoint,
  finishRideEndpoint,
  giveRejectReasonEndpoint,
  rejectRideEndpoint,
  reportRideProgressEndpoint,
} from "../../../contract/rides/ride-steps.endpoints.ts";
import { bookRideEndpoint, getRideEndpoint } from "../../../contract/rides/rides.endpoints.ts";
import { cancelTrackedRideEndpoint } from "../../../contract/rides/tracking.endpoints.ts";
import { type TestAccount, makeAccount, makeDriver } from "../../testing/accounts.ts";
import { type AnsweredStep, expectTrueHistory } from "../../testing/ride-history-model.ts";
import { aBooking } from "../../testing/rides.ts";
import { type TestServer, onEachDatabase } from "../../testing/test-server.ts";

/**
 * How many histories are played; RIDE_HISTORIES=10000 plays the full number on each database. The embedded one has a single
 * connection, over which steps at once come one after another: there are fewer ways for them to meet.
 */
const HISTORIES = { server: 40, embedded: 20 };
const ASKED = process.env["RIDE_HISTORIES"];

const DRIVERS = 3;
const RIDES = 2;
const STEPS_BY_DRIVER = [
  "accept",
  "reject",
  "arrived",
  "picked_up",
  "in_progress",
  "finish",
  "no_show",
  "cancel",
  "delete",
] as const;
const STEPS_BY_OFFICE = [
  "assign",
  "reassign",
  "cancel_assigned",
  "operator_complete",
  "update",
  "undo",
  "cancel",
  "reject",
  "give_reason",
  "picked_up",
  "in_progress",
] as const;

type Attempt =
  | { by: "driver"; who: number; step: (typeof STEPS_BY_DRIVER)[number]; ride: number }
  | {
      by: "dispatcher";
      who: number;
      step: (typeof STEPS_BY_OFFICE)[number];
      ride: number;
      driver: number;
      force: boolean;
    }
  | { by: "passenger"; ride: number };

const oneOf = <T extends string>(steps: readonly T[], weights: Partial<Record<T, number>>) =>
  fc.oneof(...steps.map((step) => ({ arbitrary: fc.constant(step), weight: weights[step] ?? 4 })));
const ride = fc.nat(RIDES - 1);
const attempt: fc.Arbitrary<Attempt> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      by: fc.constant("driver" as const),
      who: fc.nat(DRIVERS - 1),
      step: oneOf(STEPS_BY_DRIVER, { accept: 12, picked_up: 8, reject: 1, delete: 1, cancel: 2 }),
      ride,
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      by: fc.constant("dispatcher" as const),
      who: fc.nat(1),
      step: oneOf(STEPS_BY_OFFICE, {
        assign: 12,
        reassign: 6,
        reject: 1,
        cancel: 1,
        operator_complete: 1,
        give_reason: 2,
      }),
      ride,
      driver: fc.nat(DRIVERS - 1),
      force: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ by: fc.constant("passenger" as const), ride }) },
);
/** Some things at once, then some time. */
const history = fc.array(
  fc.record({
    atOnce: fc.array(attempt, { minLength: 1, maxLength: 3 }),
    thenMinutes: fc.constantFrom(0, 0, 0, 5, 20),
  }),
  { minLength: 3, maxLength: 7 },
);

type Cast = { rider: TestAccount; drivers: TestAccount[]; dispatchers: TestAccount[] };
type Played = { id: number; trackingCode: string; version: number; owner: "rider" | "guest" };

onEachDatabase("random histories by several actors at once", (server) => {
  let cast: Cast;
  const histories = () => Number(ASKED ?? HISTORIES[server.kind]);
  beforeAll(async () => {
    cast = {
      rider: await makeAccount(server, { role: "rider" }),
      drivers: await Promise.all(Array.from({ length: DRIVERS }, () => makeDriver(server))),
      dispatchers: [
        await makeAccount(server, { role: "operator" }),
        await makeAccount(server, { role: "staff" }),
      ],
    };
  });

  it(
    "never give a ride two drivers or a driver two passengers, take no illegal step, and lose or invent nothing",
    async () => {
      await fc.assert(
        fc.asyncProperty(history, async (moments) => {
          const rides = [await book(server, cast, "rider"), await book(server, cast, "guest")];
          const answered: AnsweredStep[] = [];
          for (const { atOnce, thenMinutes } of moments) {
            await Promise.all(
              atOnce.map(async (one) => {
                const played = rides[one.ride];
                if (played) answered.push(...(await play(server, cast, one, played)));
              }),
            );
            server.clock.advance(thenMinutes * 60_000);
          }
          await expectTrueHistory(server, { rideIds: rides.map(({ id }) => id), answered });
          await clearTheRoad(server, cast, rides);
        }),
        { numRuns: histories(), endOnFailure: histories() > 1_000 },
      );
    },
    60_000 + Number(ASKED ?? HISTORIES.server) * 2_000,
  );
});

let guests = 0;

async function book(server: TestServer, cast: Cast, owner: Played["owner"]): Promise<Played> {
  guests += 1;
  const body = aBooking(server, { rider_phone: `+31${600_000_000 + guests}` });
  const booked = await server.call(bookRideEndpoint, {
    body,
    from: `10.${(guests >> 16) & 255}.${(guests >> 8) & 255}.${guests & 255}`,
    ...(owner === "rider" ? { token: cast.rider.token } : {}),
  });
  return { id: booked.id, trackingCode: booked.tracking_code ?? "", version: booked.version, owner };
}

/** Does one thing and says what was answered; an answer that no client should ever get fails. */
async function play(server: TestServer, cast: Cast, one: Attempt, played: Played): Promise<AnsweredStep[]> {
  const answer = await ask(server, cast, one, played);
  if (answer.statusCode === 503) return play(server, cast, one, played);
  const body = answer.json();
  expect([200, 404, 409]).toContain(answer.statusCode);
  expect(body.code !== "ride_conflict" || typeof body.status === "string").toBe(true);
  if (answer.statusCode !== 200) return [];
  played.version = Math.max(played.version, body.version);
  return [{ rideId: played.id, action: one.by === "passenger" ? "cancel" : one.step }];
}

function ask(server: TestServer, cast: Cast, one: Attempt, played: Played): Promise<LightMyRequestResponse> {
  const params = { id: played.id };
  if (one.by === "passenger") {
    return played.owner === "rider"
      ? server.request(cancelRideEndpoint, { params, token: cast.rider.token })
      : server.request(cancelTrackedRideEndpoint, { params: { tracking_code: played.trackingCode } });
  }
  const token = (one.by === "driver" ? cast.drivers : cast.dispatchers)[one.who]?.token;
  if (one.by === "driver") {
    switch (one.step) {
      case "accept":
        return server.request(acceptRideEndpoint, { params, token });
      case "reject":
        return server.request(rejectRideEndpoint, { params, token });
      case "finish":
        return server.request(finishRideEndpoint, { params, token });
      case "cancel":
        return server.request(cancelRideEndpoint, { params, token });
      case "delete":
        return server.request(deleteRideEndpoint, { params, token });
      default:
        return server.request(reportRideProgressEndpoint, { params, body: { step: one.step }, token });
    }
  }
  const chosen = { driver_id: cast.drivers[one.driver]?.id ?? 0, force: one.force };
  switch (one.step) {
    case "assign":
      return server.request(assignDriverEndpoint, { params, body: chosen, token });
    case "reassign":
      return server.request(reassignDriverEndpoint, { params, body: chosen, token });
    case "cancel_assigned":
      return server.request(cancelAssignedRideEndpoint, { params, token });
    case "operator_complete":
      return server.request(operatorCompleteRideEndpoint, { params, token });
    case "update":
      return server.request(updateRideEndpoint, { params, body: { notes: `note ${(guests += 1)}` }, token });
    case "undo":
      return server.request(undoRideStepEndpoint, { params, body: { version: played.version }, token });
    case "cancel":
      return server.request(cancelRideEndpoint, { params, token });
    case "reject":
      return server.request(rejectRideEndpoint, { params, token });
    case "give_reason":
      return server.request(giveRejectReasonEndpoint, { params, body: { reason: "no_car" }, token });
    default:
      return server.request(operatorRideProgressEndpoint, { params, body: { step: one.step }, token });
  }
}

/** Ends what is still open, so that the next history begins with free drivers. */
async function clearTheRoad(server: TestServer, cast: Cast, rides: readonly Played[]): Promise<void> {
  const token = cast.dispatchers[0]?.token;
  for (const { id } of rides) {
    const { status } = await server.call(getRideEndpoint, { params: { id }, token });
    if (isOneOf(UNDER_WAY, status))
      await server.call(operatorCompleteRideEndpoint, { params: { id }, token });
    else if (status === "Pending") await server.call(cancelRideEndpoint, { params: { id }, token });
  }
}
