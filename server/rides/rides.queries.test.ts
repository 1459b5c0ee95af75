import { expect, it } from "vitest";
import type { RideStatus } from "../../contract/rides/ride-states.ts";
import { generatedSql } from "../testing/generated-sql.ts";
import * as booking from "./booking/booking.queries.ts";
import * as claims from "./booking/claim-ride.queries.ts";
import * as storing from "./booking/store-booking.queries.ts";
import * as callers from "./booking/callers.queries.ts";
import * as arrival from "./arrival/arrival.queries.ts";
import * as networks from "./booking/trusted-networks.queries.ts";
import * as starting from "./starting/start-code.queries.ts";
import * as archive from "./archive/ride-archive.queries.ts";
import * as givenUp from "./steps/given-up.queries.ts";
import * as changes from "./steps/ride-changes.queries.ts";
import * as history from "./reading/ride-history.queries.ts";
import * as lists from "./reading/ride-lists.queries.ts";
import * as portraits from "./tracking/portrait.queries.ts";
import * as steps from "./steps/store-step.queries.ts";
import * as rows from "./ride-rows.queries.ts";

const NOW = new Date("2026-11-20T16:00:00Z");
const PENDING: readonly RideStatus[] = ["Pending"];
const COMPLETED: readonly RideStatus[] = ["Completed"];
const ALL = {
  statuses: COMPLETED,
  text: null,
  from: null,
  until: null,
  driverId: null,
  vehicleType: null,
  zone: null,
};
const SOME = {
  statuses: COMPLETED,
  text: { typed: "ana", drivers: [2], rides: [3, 4] },
  from: NOW,
  until: NOW,
  driverId: 1,
  vehicleType: "xl",
  zone: "mambo",
};

it("keeps the SQL that reads rides for review", async () => {
  const {
    selectRides: _start,
    selectRidesOften: _often,
    startCodeOn: _code,
    inPoolOf: _pool,
    notHiddenFrom: _hidden,
    statusIs: _status,
    ...reads
  } = rows;
  const sql = await generatedSql(reads, {
    findRide: [1],
    findRideByCode: ["code"],
    findDriverPast: [{ rideId: 1, driverId: 2 }],
    findRideOfDriver: [{ rideId: 1, driverId: 2 }],
    findRideWithRefusals: [1],
    findRideOfPool: [{ rideId: 1, driverId: 2 }],
    findPoolStandings: [{ rideIds: [1], driverIds: [2, 3] }],
    findRideDriver: [2],
  });
  await expect(sql).toMatchFileSnapshot("ride-rows.queries.sql");
});

it("keeps the SQL that changes rides for review", async () => {
  const sql = await generatedSql(changes, {
    updateRideIf: [
      { id: 1, status: "Pending", version: 3 },
      { status: "Assigned", driver_id: 2 },
    ],
    insertHistory: [{ ride_id: 1, actor: "guest", action: "book", to_status: "Pending", at: NOW }],
    findLastSteps: [1],
    findLastWordOfRejection: [1],
    deleteRefusal: [{ ride_id: 1, driver_id: 2 }],
    deleteHiding: [{ ride_id: 1, driver_id: 2 }],
    insertRefusal: [{ ride_id: 1, driver_id: 2, why: "rejected", at: NOW }],
    insertHiding: [{ ride_id: 1, driver_id: 2, at: NOW }],
    lockDriver: [2],
    lockDriverWithNext: [2],
    addToRating: [{ driverId: 2, stars: 4, ratings: 1 }],
    lockActiveDriver: [{ driverId: 2, now: NOW }],
    listRidesUnderWayOf: [{ driverId: 2, besides: 1 }],
    lockPendingRide: [1],
    lockRide: [1],
  });
  await expect(sql).toMatchFileSnapshot("steps/ride-changes.queries.sql");
});

it("keeps the SQL of what is said of a ride that was given up for review", async () => {
  const sql = await generatedSql(givenUp, {
    lockGivenUpLine: [{ rideId: 1, driverId: 2, since: NOW }],
    keepSaid: [{ lineId: 1, values: [] }],
  });
  await expect(sql).toMatchFileSnapshot("steps/given-up.queries.sql");
});

it("keeps the SQL that stores a step for review", async () => {
  const line = { ride_id: 1, actor_id: 2, actor: "driver", action: "accept", to_status: "Accepted", at: NOW };
  const sql = await generatedSql(steps, {
    findSteppedRide: [{ rideId: 1, driverBefore: null, withheld: "withheld" }],
    storeStep: [{ line, events: [], messages: [] }],
  });
  await expect(sql).toMatchFileSnapshot("steps/store-step.queries.sql");
});

it("keeps the SQL of expected arrivals for review", async () => {
  const sql = await generatedSql(arrival, {
    listRidesToExpect: [{ driverId: 2, asOf: NOW }],
    keepExpected: [{ id: 1, version: 3, at: NOW, asOf: NOW }],
  });
  await expect(sql).toMatchFileSnapshot("arrival/arrival.queries.sql");
});

it("keeps the SQL of start codes for review", async () => {
  const sql = await generatedSql(starting, {
    lockRideForStart: [{ rideId: 1, driverId: 2 }],
    countWrongStartCodes: [{ rideId: 1, driverId: 2 }],
    addWrongStartCode: [{ rideId: 1, driverId: 2 }],
  });
  await expect(sql).toMatchFileSnapshot("starting/start-code.queries.sql");
});

it("keeps the SQL of booking for review", async () => {
  const sql = await generatedSql(booking, {
    linkOtherWay: [{ rideId: 1, otherId: 2 }],
    findBookingCode: [1],
    saveBookingCode: [{ ride_id: 1, code_hash: "hash", sent_by: "phone", sent_at: NOW }],
    countCodeTry: [{ rideId: 1, most: 5 }],
    deleteBookingCode: [1],
  });
  await expect(sql).toMatchFileSnapshot("booking/booking.queries.sql");
});

it("keeps the SQL of claims for review", async () => {
  const claim = { rideId: 1, accountId: 2 };
  const sql = await generatedSql(claims, {
    findClaimCode: [claim],
    saveClaimCode: [{ ride_id: 1, account_id: 2, code_hash: "h", sent_by: "phone", sent_at: NOW }],
    countClaimTry: [{ ...claim, most: 5 }],
    deleteClaimCodes: [1],
    forgetClaimCodes: [NOW],
    findConfirmedEmail: [2],
  });
  await expect(sql).toMatchFileSnapshot("booking/claim-ride.queries.sql");
});

it("keeps the SQL that stores a booking for review", async () => {
  const at = NOW;
  const sql = await generatedSql(storing, {
    readBookingFacts: [
      { rides: 1, references: ["AAA-AAA"], mark: "mark", sameSince: null, guest: null, riderId: 3 },
    ],
    storeBooking: [
      {
        ride: { id: 1, reference: "ABC-DEF", status: "Pending" },
        actor: { accountId: 3, kind: "rider" },
        audience: {},
        messages: [],
        mailLimit: null,
        at,
        answer: null,
      },
    ],
  });
  await expect(sql).toMatchFileSnapshot("booking/store-booking.queries.sql");
});

it("keeps the SQL of trusted networks for review", async () => {
  const sql = await generatedSql(networks, {
    selectTrustedNetworks: [],
    insertTrustedNetwork: [
      { name: "Pier", address: "190.4.1.2", address_hash: "mark", added_by: 1, added_at: NOW },
    ],
    deleteTrustedNetwork: [1],
  });
  await expect(sql).toMatchFileSnapshot("booking/trusted-networks.queries.sql");
});

it("keeps the SQL of the lists and counts for review", async () => {
  const before = { at: NOW, id: 7 };
  const part = { before, order: "newest", limit: 51 };
  const page = { statuses: PENDING, orderBy: "ride_datetime", ...part };
  const sql = await generatedSql(
    {
      ...lists,
      listRidesOfDriver: lists.listRides,
      listAnyRidesOfDriver: lists.listRides,
      listRidesOfRider: lists.listRides,
      listRidesSoonest: lists.listRides,
      listPoolUntil: lists.listPool,
    },
    {
      listRidesSoonest: [{ scope: { of: "everyone" }, ...page, order: "soonest" }],
      listRides: [{ scope: { of: "everyone" }, ...page }],
      listRidesOfDriver: [{ scope: { of: "driver", accountId: 2 }, ...page }],
      listAnyRidesOfDriver: [
        { scope: { of: "anyOfDriver", accountId: 2 }, ...page, orderBy: "completed_at" },
      ],
      listRidesOfRider: [{ scope: { of: "rider", accountId: 3 }, ...page, statuses: null }],
      listRidesDue: [{ from: NOW, to: NOW, statuses: ["Pending"] }],
      listPool: [{ driverId: 2, until: null, ...part }],
      listPoolUntil: [{ driverId: 2, until: NOW, ...part }],
      countRides: [{ scope: { of: "everyone" }, statuses: PENDING }],
      countPool: [{ driverId: 2, until: null }],
      findPapersOf: [2],
      countEndedRides: [["Completed"]],
    },
  );
  await expect(sql).toMatchFileSnapshot("reading/ride-lists.queries.sql");
});

it("keeps the SQL of the archive for review", async () => {
  const sql = await generatedSql(archive, {
    listArchivePage: [{ scope: SOME, sort: "-completed_at", limit: 20, offset: 20 }],
    listArchiveIds: [{ scope: ALL, sort: "driver_name" }],
    listRidesById: [[1, 2]],
    sumRidesByDriver: [SOME],
    sumMonthsByDriver: [
      { from: "2026-01-01", until: "2026-11-01", driverId: 2, vehicleType: "xl", zone: null },
    ],
    findDriverName: [1],
  });
  await expect(sql).toMatchFileSnapshot("archive/ride-archive.queries.sql");
});

it("keeps the SQL of a ride's history and of the callers for review", async () => {
  const sql = await generatedSql(
    { ...history, ...callers },
    {
      listHistory: [1],
      listRidesOfPhone: ["5551234"],
      listOpenRidesOfPhone: ["5551234"],
      countRidesOfPhone: ["5551234"],
      findRiderByPhone: ["5551234"],
    },
  );
  await expect(sql).toMatchFileSnapshot("reading/ride-history.queries.sql");
});

it("keeps the SQL of portraits for review", async () => {
  const sql = await generatedSql(portraits, { findRidePortrait: [2] });
  await expect(sql).toMatchFileSnapshot("tracking/portrait.queries.sql");
});
