import { AREA } from "./areas.ts";
import { DEAL } from "./deals.ts";
import { randomUUID } from "node:crypto";
import { makeDriver } from "./accounts.ts";
import type { PathParams } from "./named-objects.ts";
import { aContract } from "./contracts.ts";
import { makePartner } from "./partners.ts";
import { A_CRUISE_CALL, makeCruiseCall } from "./cruise-calls.ts";
import { makePayLink } from "./pay-links.ts";
import { insertRideRow } from "./rides.ts";
import type { TestServer } from "./test-server.ts";
import { aWish, makeWaiting } from "./waiting-list.ts";

/** What a call is sent besides the object it names. */
export type CallSample = { body?: object; params?: PathParams; query?: Readonly<Record<string, string>> };

/**
 * A good input for each call, by its id, whose answer would otherwise be about the input and not about the caller:
 * those that name an object and take a body, and those whose input names something that must be there.
 */
export const CALL_SAMPLES: Readonly<Record<string, (server: TestServer) => Promise<CallSample>>> = {
  savePlace: async () => ({
    body: { name: "Our house", kind: "neighbourhood", area: "", lat: 12.11, lng: -68.93 },
    params: { saved_as: "home" },
  }),
  forgetPlace: async () => ({ params: { saved_as: "home" } }),
  dropFavoriteDriver: async (server) => ({ params: { driver_id: (await makeDriver(server)).id } }),
  makeContract: async () => ({ body: aContract() }),
  changeContract: async () => ({ body: aContract() }),
  endContract: async () => ({ body: { last_day: "2026-12-24" } }),
  bookContractRide: async () => ({ body: { line: 1, day: "2026-11-24", way: "there" } }),
  settleContractRide: async () => ({
    body: { line: 1, day: "2026-11-24", way: "there", answer: "as_it_is" },
  }),
  addWebhook: async () => ({ body: { url: "https://hooks.hotel.example/taxi" } }),
  readAssistantRequest: async () => ({ query: { client_id: "https://127.0.0.1/an-assistant.json" } }),
  makePartnerKey: async () => ({ body: { name: "Reservations", scopes: ["read", "book"] } }),
  reportNoSignal: async () => ({
    body: { from: "2026-11-20T15:00:00Z", until: "2026-11-20T15:05:00Z" },
  }),
  sayOpenRide: async () => ({ body: { desk: "desk-of-a-test", open: { ride_id: 1, way: "looks" } } }),
  orderPlannedRide: async () => ({ body: { out_of_plan: true, kept_driver_id: null } }),
  setShiftDay: async () => ({ body: { shifts: [] }, params: { day: "2026-12-24" } }),
  clearShiftDay: async () => ({ params: { day: "2026-12-24" } }),
  setDriverShifts: async () => ({ body: { week: [], home: null, version: 0 } }),
  decideShiftProposal: async () => ({ body: { proposal_id: 1, accept: true } }),
  proposeShifts: async () => ({ body: { week: [] } }),
  addCruiseCall: async () => ({ body: A_CRUISE_CALL }),
  editCruiseCall: async (server) => ({
    body: { passengers: 2_700 },
    params: { id: await makeCruiseCall(server) },
  }),
  removeCruiseCall: async (server) => ({ params: { id: await makeCruiseCall(server) } }),
  joinWaitingList: async (server) => ({ body: aWish(server) }),
  getPlaceInLine: async (server) => ({ params: { code: await makeWaiting(server) } }),
  leaveWaitingList: async (server) => ({ params: { code: await makeWaiting(server) } }),
  assignDriver: async (server) => ({ body: { driver_id: (await makeDriver(server)).id } }),
  reassignDriver: async (server) => ({ body: { driver_id: (await makeDriver(server)).id } }),
  reportRideProgress: async () => ({ body: { step: "arrived" } }),
  operatorRideProgress: async () => ({ body: { step: "picked_up" } }),
  giveRejectReason: async () => ({ body: { reason: "no_car" } }),
  rateTrackedRide: async () => ({ body: { stars: 4 } }),
  tipTrackedRide: async () => ({ body: { amount: 3 } }),
  sendBookingCode: async () => ({ body: { way: "email" } }),
  proveBooking: async () => ({ body: { code: "123456" } }),
  addTrackedEmail: async () => ({ body: { email: "ana@example.com" } }),
  findBooking: async (server) => {
    const reference = `${randomUUID().slice(0, 3)}-${randomUUID().slice(0, 3)}`.toUpperCase();
    await insertRideRow(server, { status: "Pending", reference, rider_phone: "5550123" });
    return { body: { reference, phone_end: "0123" } };
  },
  startStreetHail: async () => ({
    body: {
      pickup_location: "Punda",
      pickup_lat: 12.10538,
      pickup_lng: -68.93366,
      dropoff_location: "Mambo Beach",
      dropoff_lat: 12.08654,
      dropoff_lng: -68.89902,
      passenger_count: 2,
    },
  }),
  undoRideStep: async () => ({ body: { version: 1 } }),
  sayWhyGivenUp: async () => ({ body: { reason: "car_trouble" } }),
  getDriverReport: async (server) => ({ query: { driver: String((await makeDriver(server)).id) } }),
  recordUnpaid: async () => ({ body: { unpaid: "left" } }),
  recordPayment: async () => ({ body: { paid_by: "card", tip: 2 } }),
  getPaymentToMake: async (server) => ({ params: { code: (await makePayLink(server)).code } }),
  refundPayLink: async () => ({ body: { amount: 5, reason: "The ride was shorter." } }),
  setPayLinkSettings: async () => ({
    body: { mode: "off", deposit_percent: 30, no_show_fee: null, currency: "USD", version: 1 },
  }),
  callForHelp: async () => ({ body: { lat: 12.1037, lng: -68.9275 } }),
  sendToAllDrivers: async () => ({ body: { phrase: "to_airport" } }),
  sendToDriver: async () => ({ body: { text: "The bridge is open" } }),
  readFromDriver: async () => ({ body: { up_to: 1 } }),
  sendToDesk: async () => ({ body: { phrase: "traffic" } }),
  readFromDesk: async () => ({ body: { up_to: 1 } }),
  closeShift: async () => ({ body: { counted_usd: 20, counted_xcg: 12.5 } }),
  setPaperFile: async () => ({ body: { file: null }, params: { paper: "permit" } }),
  downloadPaperFile: async () => ({ params: { paper: "permit" } }),
  setDriverPortrait: async () => ({ body: { picture: null } }),
  decideDriverChanges: async () => ({ body: { ids: [1], approve: false } }),
  overridePapers: async () => ({ body: { reason: "The new one is on its way.", until: "2026-12-31" } }),
  listSavedViews: async () => ({ query: { page: "history" } }),
  saveView: async () => ({ body: { page: "history", name: "XL", query: "type=xl", shared: false } }),
  removeSavedView: async (server) => {
    const { id: account_id } = await makeDriver(server);
    const { id } = await server.db
      .insertInto("saved_views")
      .values({ account_id, page: "history", name: "Shared", query: "type=xl", shared: true })
      .returning("id")
      .executeTakeFirstOrThrow();
    return { params: { id } };
  },
  setWeekMail: async () => ({ body: { on: true } }),
  refuseApproval: async () => ({ body: { note: "Ask the driver first" } }),
  setApprovalSettings: async () => ({
    body: { refunds_over: 50, write_offs_over: null, exports: false, days: 7, version: 1 },
  }),
  openCase: async (server) => ({
    body: { kind: "complaint", ride_id: await insertRideRow(server, { status: "Pending" }) },
  }),
  giveCase: async () => ({ body: { to: null } }),
  setCaseDue: async () => ({ body: { due_on: "2026-12-01" } }),
  noteCase: async () => ({ body: { text: "Called them." } }),
  askCaseDriver: async () => ({ body: { text: "What happened?" } }),
  answerCase: async () => ({ body: { text: "We are looking into it." } }),
  refundInCash: async () => ({
    body: { currency: "usd", amount: 5, paid_out_by: "office", reason: "The driver took the long way." },
  }),
  endCase: async () => ({ body: { outcome: "nobody", note: "Traffic on the bridge." } }),
  answerOwnCase: async () => ({ body: { text: "The bridge was open." } }),
  answerContactMessage: async () => ({ body: { text: "Yes, we can." } }),
  seeApplicationPaper: async () => ({ body: { seen: true }, params: { paper: "permit" } }),
  handInCash: async () => ({ body: { usd: 26, xcg: 0 } }),
  setLogo: async () => ({ body: { picture: null } }),
  setPaperDetails: async () => ({
    body: {
      crib: "102.771.340",
      bank_name: "Maduro & Curiel's Bank",
      bank_account: "2201 4470",
      bank_holder: "Trupial Taxi N.V.",
      swift: "MCBKCWCU",
      due_days: 30,
      version: 1,
    },
  }),
  noteLookedAt: async () => ({ body: { step: "tariff" } }),
  setSiteOpen: async () => ({ body: { open: false } }),
  addTaxRate: async () => ({ body: { valid_from: "2099-01-01", percent: 6 } }),
  withdrawTaxRate: async () => ({ body: { reason: "The island has put it off." } }),
  getJournal: async () => ({ query: { month: "2026-10" } }),
  getTaxReport: async () => ({ query: { month: "2026-10" } }),
  withdrawCommissionRate: async () => ({ body: { reason: "The drivers have not agreed yet." } }),
  correctSettlement: async () => ({ body: { currency: "usd", amount: -12.5, reason: "A fare paid twice" } }),
  addCommissionRule: async () => ({
    body: { channel: "partner", valid_from: "2099-01-01", percent: 15, reason: "They book by themselves." },
  }),
  withdrawCommissionRule: async () => ({ body: { reason: "They haven't agreed yet." } }),
  previewCommission: async () => ({ query: { valid_from: "2026-11-01", percent: "20" } }),
  listDriversToPay: async () => ({ query: { first_day: "2026-11-01", last_day: "2026-11-07" } }),
  addDriverEntry: async () => ({
    body: { kind: "expense", day: "2026-11-10", currency: "usd", amount: 18.5, note: "A new tyre" },
  }),
  takeBackDriverEntry: async () => ({ body: { reason: "Entered twice" } }),
  addVehicle: async () => ({
    body: { plate: "TX 7001", vehicle_type: "economy", make: "Kia", model: "Rio", colour: "Blue" },
  }),
  editVehicle: async () => ({ body: { note: "Two keys" } }),
  setVehicleDrivers: async (server) => ({ body: { driver_ids: [(await makeDriver(server)).id] } }),
  giveVehicle: async (server) => ({ body: { driver_id: (await makeDriver(server)).id } }),
  addVehicleOutage: async () => ({ body: { from: "2099-01-01T12:00:00Z", reason: "Brakes" } }),
  addVehicleCost: async () => ({
    body: { day: "2026-11-10", kind: "fuel", currency: "usd", amount: 45, note: "" },
  }),
  takeBackVehicleCost: async () => ({ body: { reason: "Entered twice" } }),
  addDriverRent: async () => ({ body: { valid_from: "2099-01-01", amount: 150 } }),
  withdrawDriverRent: async () => ({ body: { reason: "They have a car of their own." } }),
  addDriverCommission: async () => ({ body: { valid_from: "2099-01-01", percent: 15 } }),
  withdrawDriverCommission: async () => ({ body: { reason: "The driver has not agreed yet." } }),
  paySettlement: async () => ({ body: { how: "bank", reference: "MCB 4471", usd: 10 } }),
  payBalance: async () => ({
    body: { how: "cash", reference: "Receipt 12", seen: { usd: "0.00", xcg: "0.00" } },
  }),
  takeBackSettlementPayment: async () => ({ body: { reason: "The bank sent it back." } }),
  previewSettlement: async (server) => ({
    query: {
      driver_id: String((await makeDriver(server)).id),
      first_day: "2026-11-01",
      last_day: "2026-11-07",
    },
  }),
  closeSettlement: async (server) => ({
    body: {
      driver_id: (await makeDriver(server)).id,
      first_day: "2026-11-01",
      last_day: "2026-11-07",
      seen: { rides: 0, owed_usd: "0.00", owed_xcg: "0.00" },
    },
  }),
  exportData: async () => ({ body: { password: "a password of the office" } }),
  downloadBackup: async () => ({ body: { password: "a password of the office" } }),
  importData: async () => ({
    body: { kind: "places", csv: "name,kind,lat,lng\nKas di Rights,restaurant,12.1,-68.9", dry_run: false },
  }),
  editSiteText: async () => ({
    params: { part: "xl", language: "nl" },
    body: { version: 0, about: "Voor een groot gezin." },
  }),
  getSiteTexts: async () => ({ query: { language: "nl" } }),
  getPartnerForm: async (server) => ({ params: { code: (await makePartner(server)).code } }),
  listPartnerRides: async (server) => ({ params: { code: (await makePartner(server)).reception_code } }),
  renewPartnerCode: async () => ({ body: { link: "guests" } }),
  addAgreedRate: async () => ({
    body: { from: "airport", to: "punda", price: 24, valid_from: "2026-12-01" },
  }),
  changePartner: async () => ({ body: { version: 1, discount_percent: 15 } }),
  previewStatement: async () => ({ query: { month: "2026-10" } }),
  makeStatement: async () => ({ body: { month: "2026-10", seen: { rides: 1, total: "30.00" } } }),
  makeUnbilledStatements: async () => ({
    body: { seen: [{ month: "2026-10", rides: 1, total: "30.00" }] },
  }),
  markStatementPaid: async () => ({ body: { amount: 20, how: "bank", note: "By bank" } }),
  creditStatement: async () => ({ body: { amount: 5, reason: "The driver was late." } }),
  correctFare: async () => ({ body: { fare: 30, reason: "Another hotel was meant.", seen_fare: "34.00" } }),
  takeBackStatementEntry: async () => ({ body: { reason: "It was another hotel's." } }),
  addArea: async () => ({ body: { ...AREA, valid_from: "2099-01-01" } }),
  changeArea: async () => ({ body: { ...AREA, valid_from: "2099-01-01", version: 1 } }),
  removeArea: async () => ({ body: { version: 1 } }),
  compareArea: async () => ({ body: AREA }),
  addDeal: async () => ({ body: DEAL }),
  changeDeal: async () => ({ body: { ...DEAL, kind: "first_ride", code: null, version: 1 } }),
  getDealReport: async () => ({ query: { start_date: "2026-11-01", end_date: "2026-12-01" } }),
  withdrawTariff: async () => ({ body: { reason: "The board has not agreed yet." } }),
  setDriverStatus: async () => ({ body: { status: "offline" } }),
  setUserRights: async () => ({ body: { rights: [] } }),
  changeUserRole: async () => ({ body: { role: "operator" } }),
  getTile: async () => ({ params: { version: "any", z: 0, x: 0, y: 0 } }),
  claimRide: async (server) => {
    const tracking_code = crypto.randomUUID();
    await insertRideRow(server, { status: "Pending", tracking_code });
    return { body: { tracking_code } };
  },
  sendClaimCode: async (server) => {
    const tracking_code = crypto.randomUUID();
    await insertRideRow(server, { status: "Pending", tracking_code, rider_email: "ana@example.com" });
    return { body: { tracking_code, way: "email" } };
  },
  distrustNetwork: async (server) => {
    const hash = randomUUID();
    const { id } = await server.db
      .insertInto("trusted_networks")
      .values({ name: "A pier", address: hash, address_hash: hash, added_at: server.clock.now() })
      .returning("id")
      .executeTakeFirstOrThrow();
    return { params: { id } };
  },
  removeHoliday: async (server) => {
    await server.db
      .insertInto("extra_holidays")
      .values({ day: "2026-12-30", name: "A day off" })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return { params: { date: "2026-12-30" } };
  },
};
