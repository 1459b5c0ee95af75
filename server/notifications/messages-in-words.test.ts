import { expect, it } from "vitest";
import { assignDriverEndpoint, updateRideEndpoint } from "../../contract/rides/dispatch-steps.endpoints.ts";
import {
  acceptRideEndpoint,
  finishRideEndpoint,
  rejectRideEndpoint,
  reportRideProgressEndpoint,
} from "../../contract/rides/ride-steps.endpoints.ts";
import { UNDO_WINDOW_MS } from "../../domain/rides/ride-states.ts";
import { cancelTrackedRideEndpoint } from "../../contract/rides/tracking.endpoints.ts";
import { MINUTE_MS } from "../../domain/time-units.ts";
import { makeAccount, makeDriver } from "../testing/accounts.ts";
import { startMailCatcher } from "../testing/mail-catcher.ts";
import { makePartner } from "../testing/partners.ts";
import { bookWithEmail, emptyOutbox, filesIn, newFolder, workerOf } from "../testing/outbox.ts";
import { onADatabase } from "../testing/test-server.ts";
import { createFileTransport } from "./file-transport.ts";
import { createSmtpTransport } from "./smtp-transport.ts";
import { NOTIFICATION_STRINGS } from "./strings/strings.ts";
import type { Outgoing } from "./transport.ts";

onADatabase("the words of a message to a person", (server) => {
  it("is kept readable in a folder, once, with the link to the ride and the price in both moneys", async () => {
    await emptyOutbox(server);
    const ride = await bookWithEmail(server, "ana@example.com");
    const folder = await newFolder();
    const worker = workerOf(server, { email: createFileTransport(folder) });
    expect(await worker.sendDue()).toBe(1);
    expect(await worker.sendDue()).toBe(0);
    const [file = "", ...more] = await filesIn(folder);
    expect(more).toEqual([]);
    expect(file).toContain("To: ana@example.com");
    expect(file).toContain(`Subject: Your ride ${ride.reference} is booked`);
    expect(file).toContain(`https://taxi.example/track/${ride.tracking_code}`);
    expect(file).toContain("Fare: $30.00 (XCG 53.70)");
    expect(file).toContain("Friday, November 20, 2026, 1:00 PM");
  });

  it.each([
    ["en", "Vehicle type: Comfort"],
    ["es", "Tipo de vehículo: Confort"],
  ] as const)(
    "names the kind of car that was asked for, in %s, and none where any will do",
    async (language, row) => {
      for (const vehicle_type of ["comfort", undefined] as const) {
        await emptyOutbox(server);
        await bookWithEmail(server, "ana@example.com", { language, vehicle_type });
        const folder = await newFolder();
        await workerOf(server, { email: createFileTransport(folder) }).sendDue();
        const [file = ""] = await filesIn(folder);
        expect(file.includes(row)).toBe(vehicle_type !== undefined);
      }
    },
  );

  it.each([
    ["nl", "Je rit", "vrijdag 20 november 2026, 13:00", "$30,00 (XCG 53,70)", "/nl/track/"],
    ["es", "Su viaje", "viernes 20 de noviembre de 2026, 1:00 p.m.", "$30.00", "/es/track/"],
    ["pap", "Bo biahe", "djabièrnè 20 di novèmber 2026, 1:00 PM", "$30,00", "/pap/track/"],
    ["de", "Ihre Fahrt", "Freitag, 20. November 2026, 13:00 Uhr", "$30,00", "/de/track/"],
  ] as const)("speaks the reader's language: %s", async (language, ...expected) => {
    await emptyOutbox(server);
    await bookWithEmail(server, "ana@example.com", { language });
    const folder = await newFolder();
    await workerOf(server, { email: createFileTransport(folder) }).sendDue();
    const [file = ""] = await filesIn(folder);
    for (const part of expected) expect(file).toContain(part);
  });

  it.each(["en", "nl", "es", "pap", "de"] as const)(
    "is a page as well, in %s, where nothing that a person typed is markup",
    async (language) => {
      await emptyOutbox(server);
      const ride = await bookWithEmail(server, "ana@example.com", {
        language,
        rider_name: `<b>Ana</b> & "Co"`,
        pickup_location: "<script>alert(1)</script>",
      });
      const folder = await newFolder();
      await workerOf(server, { email: createFileTransport(folder) }).sendDue();
      const [page = "", ...more] = await filesIn(folder, ".html");
      expect(more).toEqual([]);
      expect(page).toContain(`<html lang="${language}">`);
      expect(page).toContain("&lt;b&gt;Ana&lt;/b&gt; &amp; &quot;Co&quot;");
      expect(page).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
      expect(page).not.toMatch(/<script|<b>|<img|src=|url\(/);
      const prefix = language === "en" ? "" : `/${language}`;
      expect(page).toContain(`href="https://taxi.example${prefix}/track/${ride.tracking_code}"`);
      expect(page).toContain(NOTIFICATION_STRINGS[language].buttons.follow);
      const [text = ""] = await filesIn(folder);
      expect(text).toContain(`<b>Ana</b> & "Co"`);
      expect(text).not.toContain("&lt;");
    },
  );

  it.each([
    ["en", "$30.00, on account of Hotel Pundamar"],
    ["nl", "$30,00, op rekening van Hotel Pundamar"],
    ["es", "$30.00, a cuenta de Hotel Pundamar"],
    ["pap", "$30,00, riba kuenta di Hotel Pundamar"],
  ] as const)(
    "asks no cash for a ride on account, in %s, from the booking to the receipt",
    async (language, fare) => {
      const { code } = await makePartner(server);
      const driver = await makeDriver(server);
      await emptyOutbox(server);
      const { id } = await bookWithEmail(server, "ana@example.com", { language, partner_code: code });
      await server.call(acceptRideEndpoint, { params: { id }, token: driver.token });
      server.clock.advance(MINUTE_MS);
      await server.call(finishRideEndpoint, { params: { id }, token: driver.token });
      server.clock.advance(UNDO_WINDOW_MS);
      const folder = await newFolder();
      await workerOf(server, { email: createFileTransport(folder) }).sendDue();
      const files = await filesIn(folder);
      expect(files.length).toBeGreaterThanOrEqual(2);
      for (const file of files) {
        expect(file).toContain(fare);
        expect(file).not.toContain("XCG");
      }
    },
  );

  it("asks nothing for a ride whose passenger wasn't met, and offers another instead of its end", async () => {
    const driver = await makeDriver(server);
    const { id, ride_datetime } = await bookWithEmail(server, "ana@example.com");
    await server.call(acceptRideEndpoint, { params: { id }, token: driver.token });
    server.clock.advance(Date.parse(ride_datetime) - server.clock.now().getTime());
    const say = (step: "arrived" | "no_show") =>
      server.call(reportRideProgressEndpoint, { params: { id }, body: { step }, token: driver.token });
    await say("arrived");
    server.clock.advance(60 * MINUTE_MS);
    await emptyOutbox(server);
    await say("no_show");
    server.clock.advance(UNDO_WINDOW_MS);
    const folder = await newFolder();
    await workerOf(server, { email: createFileTransport(folder) }).sendDue();
    const [file = ""] = await filesIn(folder);
    expect(file).toContain("We missed you");
    expect(file).toContain("Your ride, to book it again:");
    expect(file).not.toMatch(/Fare|\$|cancel your ride/);
  });

  it("names driver, car, plate and phone once one is assigned, and ends with a receipt that adds up", async () => {
    await emptyOutbox(server);
    const operator = await makeAccount(server, { role: "operator" });
    const driver = await makeDriver(server, {
      firstName: "Chencho",
      lastName: "Isenia",
      phone: "5550144",
      plate: "TX 77",
    });
    const ride = await bookWithEmail(server, "ana@example.com");
    const params = { id: ride.id };
    await server.call(assignDriverEndpoint, {
      params,
      body: { driver_id: driver.id },
      token: operator.token,
    });
    await server.call(acceptRideEndpoint, { params, token: driver.token });
    server.clock.advance(60 * MINUTE_MS);
    await server.call(finishRideEndpoint, { params, token: driver.token });
    server.clock.advance(UNDO_WINDOW_MS);
    const folder = await newFolder();
    await workerOf(server, { email: createFileTransport(folder) }).sendDue();
    const files = await filesIn(folder);
    const assigned = files.find((file) => file.includes("You have a driver")) ?? "";
    for (const part of ["Chencho Isenia", "TX 77", "+599 9 555 0144", "White Toyota Corolla"]) {
      expect(assigned).toContain(part);
    }
    const receipt = files.find((file) => file.includes("Subject: Receipt")) ?? "";
    const amounts = [...receipt.matchAll(/^\S.*  +\$(-?\d+\.\d\d)$/gm)].map(([, amount]) => Number(amount));
    const total = amounts.pop();
    expect(total).toBe(30);
    expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBeCloseTo(30, 5);
  });

  it("tells what an edit has changed, with what it was before, by mail and on the phone", async () => {
    await emptyOutbox(server);
    const operator = await makeAccount(server, { role: "operator" });
    const ride = await bookWithEmail(server, "ana@example.com");
    const params = { id: ride.id };
    const body = { passenger_count: 6, dropoff_location: "Westpunt" };
    const edited = await server.call(updateRideEndpoint, { params, body, token: operator.token });
    const told: string[] = [];
    const phone = { send: async ({ message }: Outgoing) => void told.push(message.short) };
    const folder = await newFolder();
    await workerOf(server, { email: createFileTransport(folder), phone }).sendDue();
    const fare = `$${edited.calculated_fare}`;
    const [mail = ""] = (await filesIn(folder)).filter((file) => file.includes("has changed"));
    expect(mail).toContain("Drop-off: Westpunt (before: Mambo Beach)");
    expect(mail).toContain("Passengers: 6, with 2 bags (before: 2, with 2 bags)");
    expect(mail).toMatch(/Fare: \$[\d.]+ \(XCG [\d.]+\) \(before: \$30.00 \(XCG 53.70\)\)/);
    expect(mail).toContain(`Fare: ${fare}`);
    // What stayed stands there once.
    expect(mail).toContain("Pickup: Hato International Airport\n");
    const [short] = told.filter((text) => text.includes(`${ride.reference} has changed`));
    expect(short).toContain(fare);
    await server.call(updateRideEndpoint, { params, body, token: operator.token });
    expect(await workerOf(server, {}).sendDue()).toBe(0);
  });

  it("says that the company could not take a ride, not that the passenger cancelled it", async () => {
    await emptyOutbox(server);
    const ride = await bookWithEmail(server, "refused@example.com");
    const operator = await makeAccount(server, { role: "operator" });
    await emptyOutbox(server);
    await server.call(rejectRideEndpoint, { params: { id: ride.id }, token: operator.token });
    server.clock.advance(MINUTE_MS);
    const folder = await newFolder();
    await workerOf(server, { email: createFileTransport(folder) }).sendDue();
    const [file = ""] = await filesIn(folder);
    expect(file).toContain(`Subject: We couldn't take your ride ${ride.reference}`);
    expect(file).not.toMatch(/cancel/i);
    expect(file).not.toMatch(/Fare|\$/);
  });

  it("names no fare for a ride that was cancelled, since none is to be paid", async () => {
    await emptyOutbox(server);
    const ride = await bookWithEmail(server, "away@example.com");
    await server.call(cancelTrackedRideEndpoint, { params: { tracking_code: ride.tracking_code ?? "" } });
    server.clock.advance(UNDO_WINDOW_MS);
    const folder = await newFolder();
    await workerOf(server, { email: createFileTransport(folder) }).sendDue();
    const file = (await filesIn(folder)).find((each) => each.includes("has been cancelled"));
    expect(file).toContain("you won't be charged");
    expect(file).not.toMatch(/Fare|\$/);
  });

  it("carries the ride for the calendar, which an edit changes and a cancellation takes away", async () => {
    await emptyOutbox(server);
    const operator = await makeAccount(server, { role: "operator" });
    const ride = await bookWithEmail(server, "ana@example.com");
    const params = { id: ride.id };
    await server.call(updateRideEndpoint, {
      params,
      body: { dropoff_location: "Westpunt" },
      token: operator.token,
    });
    await server.call(cancelTrackedRideEndpoint, { params: { tracking_code: ride.tracking_code ?? "" } });
    server.clock.advance(UNDO_WINDOW_MS);
    const catcher = await startMailCatcher();
    const sender = async () => "hello@trupial.example";
    const worker = workerOf(server, { email: createSmtpTransport({ url: catcher.url, sender }) });
    await worker.sendDue();
    const entries = catcher.messages.map((mail) => {
      const [, coded = ""] =
        /Content-Type: text\/calendar[^]*?\r?\n\r?\n([A-Za-z0-9+/=\s]+?)\r?\n--/.exec(mail) ?? [];
      const text = Buffer.from(coded, "base64").toString().replaceAll(/\r\n /g, "");
      const line = (name: string) => new RegExp(`^${name}:(.*)$`, "m").exec(text)?.[1]?.trim();
      return {
        method: line("METHOD"),
        uid: line("UID"),
        sequence: Number(line("SEQUENCE")),
        status: line("STATUS"),
      };
    });
    const uid = `${ride.reference}@trupial`;
    expect(entries.toSorted((one, other) => one.sequence - other.sequence)).toEqual([
      { method: "REQUEST", uid, sequence: 1, status: "TENTATIVE" },
      { method: "REQUEST", uid, sequence: 2, status: "TENTATIVE" },
      { method: "CANCEL", uid, sequence: 3, status: "CANCELLED" },
    ]);
    await worker.close();
    await catcher.close();
  });
});
