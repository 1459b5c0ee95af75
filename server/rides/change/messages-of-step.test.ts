import { expect, it } from "vitest";
import { editOwnDriverEndpoint } from "../../../contract/drivers/drivers.endpoints.ts";
import {
  cancelAssignedRideEndpoint,
  reassignDriverEndpoint,
  undoRideStepEndpoint,
  updateRideEndpoint,
} from "../../../contract/rides/dispatch-steps.endpoints.ts";
import {
  cancelRideEndpoint,
  deleteRideEndpoint,
  finishRideEndpoint,
  rejectRideEndpoint,
  reportRideProgressEndpoint,
} from "../../../contract/rides/ride-steps.endpoints.ts";
import {
  cancelTrackedRideEndpoint,
  changeTrackedRideEndpoint,
  editTrackedNotesEndpoint,
} from "../../../contract/rides/tracking.endpoints.ts";
import { editDriverRecordEndpoint } from "../../../contract/drivers/driver-records.endpoints.ts";
import { HOUR_MS, MINUTE_MS } from "../../../domain/time-units.ts";
import { makeAccount } from "../../testing/accounts.ts";
import { workerOf } from "../../testing/outbox.ts";
import { type RideWithPeople as Scene, ridesWithPeople } from "../../testing/ride-with-people.ts";
import { bookARide } from "../../testing/rides.ts";
import { onADatabase } from "../../testing/test-server.ts";
import type { Outgoing } from "../../notifications/transport.ts";

onADatabase("everybody hears of what happens to a ride", (server) => {
  const { scene, as, toldOf, both, params } = ridesWithPeople(server);

  type Case = [
    title: string,
    start: keyof typeof as,
    happens: (scene: Scene) => Promise<unknown>,
    expected: string[],
  ];
  const cases: Case[] = [
    [
      "the desk assigns a driver",
      "waiting",
      (scene) => as.assigned(scene),
      [...both("driver", "ride_given"), ...both("passenger", "driver_assigned")],
    ],
    ["a driver accepts", "waiting", (scene) => as.accepted(scene), both("passenger", "driver_assigned")],
    [
      "the desk moves the time",
      "accepted",
      (scene) =>
        server.call(updateRideEndpoint, {
          params: params(scene),
          body: { ride_datetime: new Date(server.clock.now().getTime() + 5 * HOUR_MS).toISOString() },
          token: scene.office.token,
        }),
      [...both("driver", "ride_changed"), ...both("passenger", "changed")],
    ],
    [
      "the desk changes the number of passengers, and so the price, before there is a driver",
      "waiting",
      (scene) =>
        server.call(updateRideEndpoint, {
          params: params(scene),
          body: { passenger_count: 6 },
          token: scene.office.token,
        }),
      both("passenger", "changed"),
    ],
    [
      "the desk gives the ride to another driver",
      "accepted",
      (scene) =>
        server.call(reassignDriverEndpoint, {
          params: params(scene),
          body: { driver_id: scene.other.id },
          token: scene.office.token,
        }),
      [
        ...both("driver", "ride_taken_away"),
        ...both("other driver", "ride_given"),
        ...both("passenger", "driver_assigned"),
      ],
    ],
    [
      "the desk takes the driver off",
      "accepted",
      (scene) =>
        server.call(cancelAssignedRideEndpoint, { params: params(scene), token: scene.office.token }),
      [...both("driver", "ride_taken_away"), ...both("passenger", "driver_left")],
    ],
    [
      "the driver gives the ride back",
      "accepted",
      (scene) => server.call(cancelRideEndpoint, { params: params(scene), token: scene.driver.token }),
      both("passenger", "driver_left"),
    ],
    [
      "the driver turns down the ride that the desk gave them",
      "assigned",
      async (scene) => {
        await toldOf(scene);
        await server.call(rejectRideEndpoint, { params: params(scene), token: scene.driver.token });
      },
      both("passenger", "driver_left"),
    ],
    [
      "the desk takes back what it did",
      "waiting",
      async (scene) => {
        const { version } = await as.assigned(scene);
        const undo = { params: params(scene), body: { version }, token: scene.office.token };
        await server.call(undoRideStepEndpoint, undo);
      },
      [],
    ],
    [
      "the desk rejects the booking",
      "waiting",
      (scene) =>
        server.call(rejectRideEndpoint, {
          params: params(scene),
          body: { reason: "no_car" },
          token: scene.office.token,
        }),
      both("passenger", "cancelled"),
    ],
    [
      "the desk cancels",
      "accepted",
      (scene) => server.call(cancelRideEndpoint, { params: params(scene), token: scene.office.token }),
      [...both("driver", "ride_called_off"), ...both("passenger", "cancelled")],
    ],
    [
      "the passenger cancels",
      "accepted",
      ({ ride }) => server.call(cancelTrackedRideEndpoint, { params: { tracking_code: ride.code } }),
      [...both("driver", "ride_called_off"), ...both("passenger", "cancelled")],
    ],
    [
      "the driver deletes a ride they had accepted",
      "accepted",
      (scene) => server.call(deleteRideEndpoint, { params: params(scene), token: scene.driver.token }),
      both("passenger", "cancelled"),
    ],
    [
      "the passenger writes a note",
      "accepted",
      ({ ride }) =>
        server.call(editTrackedNotesEndpoint, {
          params: { tracking_code: ride.code },
          body: { notes: "By the red door" },
        }),
      both("driver", "ride_changed"),
    ],
    [
      "the passenger changes their flight and the time",
      "accepted",
      ({ ride }) =>
        server.call(changeTrackedRideEndpoint, {
          params: { tracking_code: ride.code },
          body: {
            flight_number: "KL735",
            ride_datetime: new Date(server.clock.now().getTime() + 4 * HOUR_MS).toISOString(),
          },
        }),
      [...both("driver", "ride_changed"), ...both("passenger", "changed")],
    ],
    [
      "the passenger moves it to so soon that its driver cannot come",
      "accepted",
      ({ ride }) =>
        server.call(changeTrackedRideEndpoint, {
          params: { tracking_code: ride.code },
          body: { ride_datetime: new Date(server.clock.now().getTime() + HOUR_MS).toISOString() },
        }),
      [
        ...both("driver", "ride_changed"),
        ...both("driver", "ride_taken_away"),
        ...both("passenger", "changed"),
        ...both("passenger", "driver_left"),
      ],
    ],
    [
      "the driver changes their car",
      "accepted",
      ({ driver }) => server.call(editOwnDriverEndpoint, { body: { plate: "TX 900" }, token: driver.token }),
      both("passenger", "car_changed"),
    ],
    [
      "the staff change the driver's car",
      "assigned",
      ({ driver, staff }) =>
        server.call(editDriverRecordEndpoint, {
          params: { id: driver.id },
          body: { vehicle: "Blue Kia Soul" },
          token: staff.token,
        }),
      [
        ...both("driver", "ride_given"),
        ...both("passenger", "car_changed"),
        ...both("passenger", "driver_assigned"),
      ],
    ],
    [
      "the driver sets out",
      "accepted",
      (scene) =>
        server.call(reportRideProgressEndpoint, {
          params: params(scene),
          body: { step: "set_out" },
          token: scene.driver.token,
        }),
      both("passenger", "driver_set_out"),
    ],
    [
      "the driver does not find the passenger",
      "accepted",
      async (scene) => {
        const say = (step: "arrived" | "no_show") =>
          server.call(reportRideProgressEndpoint, {
            params: params(scene),
            body: { step },
            token: scene.driver.token,
          });
        server.clock.advance(3 * HOUR_MS);
        await say("arrived");
        server.clock.advance(HOUR_MS);
        await toldOf(scene);
        await say("no_show");
      },
      both("passenger", "no_show"),
    ],
    [
      "the driver ends the ride and says how it was paid",
      "accepted",
      (scene) =>
        server.call(finishRideEndpoint, {
          params: params(scene),
          body: { paid_by: "cash_usd" },
          token: scene.driver.token,
        }),
      both("passenger", "receipt"),
    ],
  ];

  it.each(cases)("when %s", async (_title, start, happens, expected) => {
    const set = await scene();
    if (start === "assigned") {
      await server.db.deleteFrom("outbox").execute();
      await as.assigned(set);
    } else {
      await as[start](set);
      await toldOf(set);
    }
    await happens(set);
    expect(await toldOf(set)).toEqual(expected.toSorted());
  });

  it("says why the office cannot take a ride, in the passenger's language and in its own words", async () => {
    await server.db.deleteFrom("outbox").execute();
    const office = await makeAccount(server, { role: "operator" });
    const { id } = await bookARide(server, {
      language: "es",
      rider_phone: "5669901",
      rider_email: "eva@example.com",
    });
    await server.call(rejectRideEndpoint, {
      params: { id },
      body: { reason: "no_car", note: "El lunes sí." },
      token: office.token,
    });
    server.clock.advance(MINUTE_MS);
    const texts: string[] = [];
    const noting = { send: async ({ message }: Outgoing) => void texts.push(message.short, message.body) };
    await workerOf(server, { email: noting, phone: noting }).sendDue();
    const [rejected, ...more] = texts.filter((text) => text.includes("El motivo: no tenemos un carro libre"));
    expect(rejected).toContain("El lunes sí.");
    expect(more.length).toBeGreaterThan(0);
  });
});
