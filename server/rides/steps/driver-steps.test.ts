import { describe, expect, it } from "vitest";
import {
  acceptRideEndpoint,
  finishRideEndpoint,
  rejectRideEndpoint,
  reportRideProgressEndpoint,
} from "../../../contract/rides/ride-steps.endpoints.ts";
import { undoRideStepEndpoint } from "../../../contract/rides/dispatch-steps.endpoints.ts";
import { reportOwnPositionsEndpoint } from "../../../contract/drivers/drivers.endpoints.ts";
import { getRideEndpoint, listRideHistoryEndpoint } from "../../../contract/rides/rides.endpoints.ts";
import { editCompanyProfileEndpoint } from "../../../contract/company/company-profile.endpoints.ts";
import { MINUTE_MS } from "../../../domain/time-units.ts";
import { makeAccount, makeDriver } from "../../testing/accounts.ts";
import { bookARide, makeRide } from "../../testing/rides.ts";
import { onADatabase } from "../../testing/test-server.ts";

onADatabase("a step of a driver", (server) => {
  it.each([
    ["Assigned", "in_progress", "This ride is assigned to you, and you have not accepted it yet."],
    ["Accepted", "accept", "You have accepted this ride, and the passenger is not aboard yet."],
    ["PickedUp", "accept", "The passenger is already on board."],
  ] as const)("that cannot be taken says how the ride stands: %s", async (status, step, sentence) => {
    const driver = await makeDriver(server);
    const ride = await makeRide(server, { status, driverId: driver.id });
    const asked = { params: { id: ride.id }, token: driver.token };
    const answer =
      step === "accept"
        ? await server.request(acceptRideEndpoint, asked)
        : await server.request(reportRideProgressEndpoint, { ...asked, body: { step } });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: "ride_conflict", error: sentence, status });
  });

  describe("an arrival", () => {
    const PUNDA = { lat: 12.10538, lng: -68.93366 };
    const AT_HATO = { pickup_lat: 12.1846, pickup_lng: -68.9568 };

    async function arrive(facts: { position?: typeof PUNDA; far_km?: number }) {
      const driver = await makeDriver(server, { sharesLocation: true });
      const { token } = driver;
      const { id } = await makeRide(server, { status: "Accepted", driverId: driver.id, ...AT_HATO });
      const { position, ...said } = facts;
      if (position) await server.call(reportOwnPositionsEndpoint, { token, body: { positions: [position] } });
      const body = { step: "arrived" as const, ...said };
      const own = await server.call(reportRideProgressEndpoint, { params: { id }, body, token });
      const desk = await makeAccount(server, { role: "operator" });
      const seen = await server.call(getRideEndpoint, { params: { id }, token: desk.token });
      const history = await server.call(listRideHistoryEndpoint, { params: { id }, token: desk.token });
      return { id, token, own, desk, seen: seen.arrived_far_km, values: history.at(-1)?.values };
    }

    it("that the phone tells far from the pickup is seen so by dispatch and in the history, until it is taken back", async () => {
      const { id, token, own, desk, seen, values } = await arrive({ far_km: 3.512 });
      expect([seen, values]).toEqual([3.512, [{ field: "arrived_far_km", from: null, to: 3.512 }]]);
      expect(own.arrived_far_km).toBeNull();
      await server.call(undoRideStepEndpoint, { params: { id }, body: {}, token });
      const after = await server.call(getRideEndpoint, { params: { id }, token: desk.token });
      expect([after.arrived_at, after.arrived_far_km]).toEqual([null, null]);
    });

    it("of a client that says nothing is judged by where its car was last", async () => {
      expect((await arrive({ position: PUNDA })).seen).toBeGreaterThan(8);
      expect((await arrive({ position: { lat: 12.1832, lng: -68.9568 } })).seen).toBeNull();
      expect((await arrive({})).seen).toBeNull();
      expect((await arrive({ far_km: 0.2 })).values ?? []).toEqual([]);
    });
  });

  describe("a ride that a driver's car is not for", () => {
    const XL = { vehicle_type: "xl", vehicle_asked: true } as const;
    const SEVEN = { passenger_count: 7, luggage_count: 5, vehicle_type: "xl" } as const;
    const TOO_SMALL = "Your car is too small for this ride.";
    const LOWER = "The passenger asked for a larger class of car: XL.";

    it.each([
      ["comfort", SEVEN, [409, "unsuitable_vehicle", TOO_SMALL]],
      ["comfort", { luggage_count: 4, vehicle_type: "xl" }, [409, "unsuitable_vehicle", TOO_SMALL]],
      ["comfort", XL, [409, "unsuitable_vehicle", LOWER]],
      ["comfort", { vehicle_type: "xl", vehicle_asked: false }, [200, undefined, undefined]],
      ["comfort", { vehicle_type: "economy", vehicle_asked: true }, [200, undefined, undefined]],
      ["xl", SEVEN, [200, undefined, undefined]],
      ["xl", XL, [200, undefined, undefined]],
    ] as const)("is not taken from the pool: %s for %o", async (vehicleType, asked, expected) => {
      const driver = await makeDriver(server, { vehicleType });
      const ride = await makeRide(server, asked);
      const answer = await server.request(acceptRideEndpoint, {
        params: { id: ride.id },
        token: driver.token,
      });
      const { code, error } = answer.json();
      expect([answer.statusCode, code, error]).toEqual(expected);
    });

    it("is accepted where dispatch gave it to them", async () => {
      const driver = await makeDriver(server, { vehicleType: "economy" });
      const ride = await makeRide(server, { ...SEVEN, status: "Assigned", driverId: driver.id });
      const taken = await server.call(acceptRideEndpoint, { params: { id: ride.id }, token: driver.token });
      expect(taken.status).toBe("Accepted");
    });
  });

  describe("a step that waited on a driver's phone", () => {
    /** A driver whose phone was without a signal sends several steps at once, each with its time. */
    async function tell(minutesAgo: Record<"arrived" | "picked_up" | "finish", number>) {
      const driver = await makeDriver(server);
      const operator = await makeAccount(server, { role: "operator" });
      const ride = await makeRide(server);
      const params = { id: ride.id };
      const { token } = driver;
      await server.call(acceptRideEndpoint, { params, token });
      const accepted = server.clock.now().getTime();
      server.clock.advance(30 * MINUTE_MS);
      const now = server.clock.now().getTime();
      const said = (step: keyof typeof minutesAgo) =>
        new Date(now - minutesAgo[step] * MINUTE_MS).toISOString();
      for (const step of ["arrived", "picked_up"] as const) {
        await server.call(reportRideProgressEndpoint, {
          params,
          body: { step, happened_at: said(step) },
          token,
        });
      }
      const after = await server.call(finishRideEndpoint, {
        params,
        body: { happened_at: said("finish") },
        token,
      });
      const lines = await server.call(listRideHistoryEndpoint, { params, token: operator.token });
      const kept = lines
        .slice(1)
        .map(({ happened_at }) =>
          happened_at === null ? null : (Date.parse(happened_at) - accepted) / MINUTE_MS,
        );
      return { after, kept, told: new Set(lines.slice(1).map((line) => line.at)), now };
    }

    /** A ride that is due now, and its driver. */
    async function accepted() {
      const driver = await makeDriver(server);
      const ride = await makeRide(server, { ride_datetime: server.clock.now() });
      const call = { params: { id: ride.id }, token: driver.token };
      await server.call(acceptRideEndpoint, call);
      return call;
    }

    it("carries the hour it happened: waiting and lateness count from there, and both times are kept", async () => {
      const { after, kept, told, now } = await tell({ arrived: 20, picked_up: 15, finish: 5 });
      const ago = (minutes: number) => new Date(now - minutes * MINUTE_MS).toISOString();
      expect(kept).toEqual([10, 15, 25]);
      expect(told).toEqual(new Set([ago(0)]));
      expect([after.arrived_at, after.picked_up_at, after.completed_at]).toEqual([ago(20), ago(15), ago(5)]);
    });

    it("gives its passenger five minutes from when they were told, however long ago the driver came", async () => {
      const call = await accepted();
      const happened_at = server.clock.now().toISOString();
      server.clock.advance(70 * MINUTE_MS);
      await server.call(reportRideProgressEndpoint, { ...call, body: { step: "arrived", happened_at } });
      const missed = () => server.ask(reportRideProgressEndpoint, { ...call, body: { step: "no_show" } });
      const early = await missed();
      expect([early.statusCode, early.json().error]).toEqual([
        409,
        "Your passenger has only just been told that you're there. Please give them five minutes.",
      ]);
      server.clock.advance(5 * MINUTE_MS);
      expect((await missed()).statusCode).toBe(200);
    });

    it("is not believed to be hours old", async () => {
      const call = await accepted();
      const happened_at = server.clock.now().toISOString();
      server.clock.advance(12 * 60 * MINUTE_MS);
      const told = await server.call(reportRideProgressEndpoint, {
        ...call,
        body: { step: "set_out", happened_at },
      });
      const ago = server.clock.now().getTime() - Date.parse(told.set_out_at ?? "");
      expect(ago).toBe(3 * 60 * MINUTE_MS);
    });

    it("cannot have happened before the step it follows, nor later than the server received it", async () => {
      const { kept } = await tell({ arrived: 12 * 60, picked_up: 40, finish: -90 });
      expect(kept).toEqual([0, 0, null]);
    });
  });

  describe("a ride that another driver has", () => {
    const TAKING = [acceptRideEndpoint, rejectRideEndpoint] as const;
    const NOT_FOUND_TWICE = TAKING.map(() => [404, undefined]);

    async function answersTo(driver: { token: string }, rideId: number) {
      const answers = TAKING.map((call) => server.ask(call, { params: { id: rideId }, token: driver.token }));
      return (await Promise.all(answers)).map((answer) => [answer.statusCode, answer.json().status]);
    }

    it("is answered as lost to a driver who could see it in the pool, for a shift", async () => {
      const [winner, loser] = [await makeDriver(server), await makeDriver(server)];
      const { id } = await bookARide(server, { rider_phone: "5550801" });
      await server.call(acceptRideEndpoint, { params: { id }, token: winner.token });
      expect(await answersTo(loser, id)).toEqual([
        [409, "Accepted"],
        [409, "Accepted"],
      ]);
      server.clock.advance(13 * 60 * MINUTE_MS);
      expect(await answersTo(loser, id)).toEqual(NOT_FOUND_TWICE);
    });

    it("does not exist for a driver who turned it down, came later, or never saw it wait", async () => {
      const [winner, choosy] = [await makeDriver(server), await makeDriver(server)];
      const { id } = await bookARide(server, { rider_phone: "5550802" });
      await server.call(rejectRideEndpoint, { params: { id }, token: choosy.token });
      await server.call(acceptRideEndpoint, { params: { id }, token: winner.token });
      server.clock.advance(MINUTE_MS);
      const newcomer = await makeDriver(server);
      const old = await makeRide(server, { status: "Completed" });
      for (const [driver, ride] of [
        [choosy, id],
        [newcomer, id],
        [choosy, old.id],
      ] as const) {
        expect(await answersTo(driver, ride)).toEqual(NOT_FOUND_TWICE);
      }
    });
  });

  describe("a passenger who does not come", () => {
    it.each([
      ["the airport", 60, { pickup_lat: 12.1846, pickup_lng: -68.9568 }],
      ["a pier", 30, { pickup_lat: 12.1046, pickup_lng: -68.9417 }],
      ["a hotel", 15, { pickup_lat: 12.0865, pickup_lng: -68.899 }],
      ["a place without a point", 15, { pickup_lat: null, pickup_lng: null }],
    ])(
      "is given up at %s only %i minutes after the driver arrived and after the pickup time",
      async (_where, minutes, pickup) => {
        const driver = await makeDriver(server);
        const arrived = server.clock.now();
        const due = new Date(arrived.getTime() + 10 * MINUTE_MS);
        const ride = await makeRide(server, {
          status: "Accepted",
          driverId: driver.id,
          arrived_at: arrived,
          ride_datetime: due,
          ...pickup,
        });
        const params = { id: ride.id };
        const ask = () =>
          server.request(reportRideProgressEndpoint, {
            params,
            body: { step: "no_show" },
            token: driver.token,
          });
        server.clock.set(new Date(due.getTime() + minutes * MINUTE_MS - 1));
        const early = await ask();
        expect([early.statusCode, early.json().code]).toEqual([409, "ride_conflict"]);
        expect(early.json().error).toContain(`${minutes} minutes`);
        const shown = await server.call(getRideEndpoint, { params, token: driver.token });
        expect([shown.free_wait_minutes, shown.actions.includes("no_show")]).toEqual([minutes, false]);
        server.clock.advance(1);
        expect((await ask()).json()).toMatchObject({ status: "NoShow" });
      },
    );

    it("is waited for as long as the company says", async () => {
      const { token } = await makeAccount(server, { role: "staff" });
      await server.call(editCompanyProfileEndpoint, { token, body: { airport_wait_minutes: 45 } });
      const { id } = await makeRide(server);
      const shown = await server.call(getRideEndpoint, { params: { id }, token });
      expect(shown.free_wait_minutes).toBe(45);
    });
  });
});
