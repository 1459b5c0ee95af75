import { expect, it } from "vitest";
import type { RideStatus } from "../../domain/rides/ride-states.ts";
import { generatedSql } from "../testing/generated-sql.ts";
import * as booking from "./booking/booking.queries.ts";
import * as claims from "./booking/claim-ride.queries.ts";
import * as callers from "./booking/callers.queries.ts";
import * as arrival from "./arrival/arrival.queries.ts";
import * as followed from "./tracking/followed-cars.queries.ts";
import * as networks from "./booking/trusted-networks.queries.ts";
import * as starting from "./starting/start-code.queries.ts";
import * as archive from "./archive/ride-archive.queries.ts";
import * as mentions from "./archive/mentions.queries.ts";
import * as listChanges from "./reading/list-changes.queries.ts";
import * as givenUp from "./steps/given-up.queries.ts";
import * as changes from "./change/ride-changes.queries.ts";
import * as paying from "./paying/paying.queries.ts";
import * as history from "./reading/ride-history.queries.ts";
import * as lists from "./reading/ride-lists.queries.ts";
import * as finding from "./tracking/find-booking.queries.ts";
import * as portraits from "./tracking/portrait.queries.ts";
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
  const { startCodeOn: _code, inPoolOf: _pool, notHiddenFrom: _hidden, statusIs: _status, ...reads } = rows;
  const sql = await generatedSql(reads, {
    selectRides: [],
    findRide: [1],
    findRideByCode: ["code"],
    findDriverPast: [{ rideId: 1, driverId: 2 }],
    findRideOfDriver: [{ rideId: 1, driverId: 2 }],
    findRideWithRefusals: [1],
    listPoolStandings: [{ rideIds: [1], driverIds: [2, 3] }],
    listRideStatuses: [[1, 2]],
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
    findArrivalTold: [1],
    findLastWordOfRejection: [1],
    deleteRefusal: [{ ride_id: 1, driver_id: 2 }],
    deleteHiding: [{ ride_id: 1, driver_id: 2 }],
    insertRefusal: [{ ride_id: 1, driver_id: 2, why: "rejected", at: NOW }],
    insertHiding: [{ ride_id: 1, driver_id: 2, at: NOW }],
    lockDriver: [2],
    addToRating: [{ driverId: 2, stars: 4, ratings: 1 }],
    lockActiveDriver: [{ driverId: 2, now: NOW }],
    listRidesUnderWayOf: [{ driverId: 2, besides: 1 }],
    countRidesUnderWayOf: [2],
    findLastGiver: [1],
    lockPendingRide: [1],
    lockRide: [1],
  });
  await expect(sql).toMatchFileSnapshot("change/ride-changes.queries.sql");
});

it("keeps the SQL of what is said of a ride that was given up for review", async () => {
  const sql = await generatedSql(givenUp, {
    lockGivenUpLine: [{ rideId: 1, driverId: 2, since: NOW }],
    keepSaid: [{ lineId: 1, values: [] }],
  });
  await expect(sql).toMatchFileSnapshot("steps/given-up.queries.sql");
});

it("keeps the SQL of followed cars for review", async () => {
  const sql = await generatedSql(followed, { listFollowed: [{ driverIds: [2], rideIds: [1] }] });
  await expect(sql).toMatchFileSnapshot("tracking/followed-cars.queries.sql");
});

it("keeps the SQL of expected arrivals for review", async () => {
  const sql = await generatedSql(arrival, {
    listRidesToExpect: [{ driverIds: [2], asOf: NOW }],
    keepExpected: [[{ id: 1, version: 3, at: NOW }], NOW],
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
    findAccountToBookFor: [3],
    findEqualBooking: [{ mark: "mark", since: NOW }],
    countBookingsOfGuest: [{ from: "from", phone: "5551234", since: NOW, until: NOW, provedSince: NOW }],
    countOpenByLink: [4],
    insertRide: [{ reference: "ABC-DEF", status: "Pending" }],
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
    wasEmailAdded: [1],
    listGuestRidesOf: [{ way: "email", address: "rosa@example.com", limit: 100 }],
  });
  await expect(sql).toMatchFileSnapshot("booking/claim-ride.queries.sql");
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

it("keeps the SQL that looks for a text in the archive for review", async () => {
  const sql = await generatedSql(mentions, {
    listDriversNamed: ["ana"],
    listRidesWith: [{ text: "ana", most: 20 }],
  });
  await expect(sql).toMatchFileSnapshot("archive/mentions.queries.sql");
});

it("keeps the SQL of the log of changed lists for review", async () => {
  const sql = await generatedSql(listChanges, { deleteListChanges: [NOW], deleteFutureChanges: [] });
  await expect(sql).toMatchFileSnapshot("reading/list-changes.queries.sql");
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

it("keeps the SQL of what is paid for rides for review", async () => {
  const sql = await generatedSql(paying, {
    setLinkCents: [{ rideId: 7, link_cents: 2_600, paid_by: "card", updated_at: NOW }],
    setNoShowFee: [{ rideId: 7, cents: 1_250 }],
    setClosing: [{ rideIds: [1, 2], closingId: 3 }],
    setStatement: [{ rideIds: [1, 2], statementId: 3 }],
  });
  await expect(sql).toMatchFileSnapshot("paying/paying.queries.sql");
});

it("keeps the SQL of portraits for review", async () => {
  const sql = await generatedSql(portraits, { findRidePortrait: [2] });
  await expect(sql).toMatchFileSnapshot("tracking/portrait.queries.sql");
});

it("keeps the SQL that finds a booking by its number for review", async () => {
  const sql = await generatedSql(finding, { findByReference: [{ reference: "4XV-MEN", since: NOW }] });
  await expect(sql).toMatchFileSnapshot("tracking/find-booking.queries.sql");
});
