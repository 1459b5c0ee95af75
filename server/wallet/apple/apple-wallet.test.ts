import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { LANGUAGES } from "../../../domain/languages.ts";
import { DAY_MS, MINUTE_MS } from "../../../domain/time-units.ts";
import { APPLE_WALLET_PATH } from "../../../domain/wallet/wallets.ts";
import { getConfigEndpoint } from "../../../contract/company/company.endpoints.ts";
import { acceptRideEndpoint } from "../../../contract/rides/ride-steps.endpoints.ts";
import { assignDriverEndpoint } from "../../../contract/rides/dispatch-steps.endpoints.ts";
import { cancelTrackedRideEndpoint } from "../../../contract/rides/tracking.endpoints.ts";
import { getApplePassEndpoint } from "../../../contract/wallet/wallet.endpoints.ts";
import { makeAccount, makeDriver } from "../../testing/accounts.ts";
import { PASS_TYPE, makePassFiles, openPass } from "../../testing/apple-pass.ts";
import { startFakeApplePush } from "../../testing/fake-apple-push.ts";
import { type TestRide, makeRide } from "../../testing/rides.ts";
import { onADatabase, onEachDatabase } from "../../testing/test-server.ts";
import type { Wallets } from "../open-wallets.ts";
import { forgetPasses, updatePasses } from "../update-passes.ts";
import { readPassCertificate } from "./pass-certificate.ts";

const publicUrl = "https://taxi.example";
const files = await makePassFiles();
const push = await startFakeApplePush();
const wallets: Wallets = {
  apple: { ...(await readPassCertificate(files)), pushUrl: push.url, pushCa: push.ca },
  google: null,
};
afterAll(async () => {
  await push.close();
  await files.remove();
});

onEachDatabase(
  "passes for Apple Wallet",
  (server) => {
    beforeAll(async () => {
      const company = { name: "Taxi Tula", mark_colour: "lagoon", phone: "+599 9 512 3456" };
      const { profile } = await server.db
        .selectFrom("company_profile")
        .select("profile")
        .executeTakeFirstOrThrow();
      await server.db
        .updateTable("company_profile")
        .set({ profile: JSON.stringify({ ...(profile as object), ...company }) })
        .execute();
    });
    beforeEach(() => {
      push.pushed.length = 0;
      push.mood.status = 0;
      push.mood.gone.clear();
    });

    const update = () =>
      updatePasses({ db: server.db, clock: server.clock, wallets, publicUrl, log: server.app.log });
    const passOf = async (ride: TestRide, language: (typeof LANGUAGES)[number] = "en") => {
      const response = await server.request(getApplePassEndpoint, {
        params: { tracking_code: ride.trackingCode },
        query: { language },
      });
      expect(response.headers["content-type"]).toBe("application/vnd.apple.pkpass");
      return openPass(response.rawPayload, files.own);
    };
    /** The web service as a phone asks it. */
    const ask = (
      method: "GET" | "POST" | "DELETE",
      path: string,
      { token, body, headers = {} }: { token?: string; body?: object; headers?: Record<string, string> } = {},
    ) =>
      server.app.inject({
        method,
        url: `${APPLE_WALLET_PATH}/v1/${path}`,
        headers: { ...headers, ...(token ? { authorization: `ApplePass ${token}` } : {}) },
        ...(body ? { payload: JSON.stringify(body) } : {}),
      });
    const registration = (device: string, serial: string) =>
      `devices/${device}/registrations/${PASS_TYPE}/${serial}`;
    const register = async (ride: TestRide, device: string, pushToken: string) => {
      const { json } = await passOf(ride);
      const { serialNumber: serial, authenticationToken: token } = json;
      const { statusCode } = await ask("POST", registration(device, serial), { token, body: { pushToken } });
      return { serial, token, statusCode };
    };

    it("are signed files that show what the ride's page shows", async () => {
      const ride = await makeRide(server, {
        pickup_location: "Hato International Airport, Curaçao",
        dropoff_location: "Mambo Beach, Willemstad",
        ride_datetime: new Date("2026-11-20T20:45:00Z"),
        fare_cents: 2_600,
        rider_name: "A Guest",
        rider_phone: "+59995550101",
        rider_email: "guest@example.com",
        notes: "Gate 4",
      });
      const { json, names, files: parts, isWhole, isSigned } = await passOf(ride);
      expect({ isWhole, isSigned }).toEqual({ isWhole: true, isSigned: true });
      expect(names).toEqual(
        [
          "icon.png",
          "icon@2x.png",
          "icon@3x.png",
          "logo.png",
          "logo@2x.png",
          "logo@3x.png",
          "pass.json",
        ].toSorted(),
      );
      expect(parts["icon@2x.png"]?.readUInt32BE(16)).toBe(58);
      expect(json).toMatchObject({
        passTypeIdentifier: PASS_TYPE,
        teamIdentifier: "TEAM123456",
        serialNumber: `${ride.reference}.en`,
        webServiceURL: "https://taxi.example/gateways/apple-wallet",
        organizationName: "Taxi Tula",
        logoText: "Taxi Tula",
        backgroundColor: "rgb(0, 112, 122)",
        relevantDate: "2026-11-20T20:45:00.000Z",
        voided: false,
        barcodes: [{ message: `https://taxi.example/track/${ride.trackingCode}`, altText: ride.reference }],
      });
      const values = Object.fromEntries(
        Object.values(json.boardingPass)
          .filter(Array.isArray)
          .flat()
          .map(({ key, value }) => [key, value]),
      );
      expect(values).toEqual({
        status: "Booked",
        pickup: "Hato International Airport",
        dropoff: "Mambo Beach",
        when: "Friday, November 20, 2026, 4:45 PM",
        reference: ride.reference,
        driver: "You'll see it here",
        car: "–",
        fare: "$26.00 (XCG 46.54)",
        pickup_in_full: "Hato International Airport, Curaçao",
        dropoff_in_full: "Mambo Beach, Willemstad",
        follow: `https://taxi.example/track/${ride.trackingCode}`,
        call: "+599 9 512 3456",
      });
      for (const secret of ["A Guest", "5550101", "guest@example.com", "Gate 4"]) {
        expect(JSON.stringify(json)).not.toContain(secret);
      }
    });

    it.each(LANGUAGES)("speak %s", async (language) => {
      const ride = await makeRide(server, { status: "Cancelled" });
      const { json } = await passOf(ride, language);
      expect(json.serialNumber).toBe(`${ride.reference}.${language}`);
      expect([json["voided"], json["relevantDate"]]).toEqual([true, undefined]);
      const texts = Object.values(json.boardingPass)
        .filter(Array.isArray)
        .flat()
        .map(({ label, value }) => `${label}: ${value}`);
      expect(texts.filter((one) => /undefined|^: |: $/.test(one))).toEqual([]);
      await expect(
        texts.join("\n").replaceAll(ride.reference, "REF").replaceAll(ride.trackingCode, "CODE"),
      ).toMatchFileSnapshot(`passes/cancelled.${language}.txt`);
    });

    it("are asked for in any order, and told of every change", async () => {
      const ride = await makeRide(server, { ride_datetime: new Date(server.clock.now().getTime() + DAY_MS) });
      const { serial, token, statusCode } = await register(ride, "phone-1", "aa".repeat(32));
      expect(statusCode).toBe(201);
      expect((await register(ride, "phone-1", "ab".repeat(32))).statusCode).toBe(200);
      const pass = `passes/${PASS_TYPE}/${serial}`;
      server.clock.advance(MINUTE_MS);
      const first = await ask("GET", pass, { token });
      expect(first.statusCode).toBe(200);
      const unchanged = { "if-modified-since": String(first.headers["last-modified"]) };
      expect((await ask("GET", pass, { token, headers: unchanged })).statusCode).toBe(304);
      await update();
      expect(push.pushed).toEqual([]);

      const { token: desk } = await makeAccount(server, { role: "operator" });
      const driver = await makeDriver(server);
      const params = { id: ride.id };
      await server.call(assignDriverEndpoint, { params, body: { driver_id: driver.id }, token: desk });
      await server.call(acceptRideEndpoint, { params, token: driver.token });
      await update();
      expect(push.pushed).toEqual([
        { token: "ab".repeat(32), topic: PASS_TYPE, body: "{}", certificate: PASS_TYPE },
      ]);
      await update();
      expect(push.pushed).toHaveLength(1);

      const list = await ask("GET", `devices/phone-1/registrations/${PASS_TYPE}?passesUpdatedSince=0`);
      const { serialNumbers, lastUpdated } = list.json<{ serialNumbers: string[]; lastUpdated: string }>();
      expect(serialNumbers).toEqual([serial]);
      server.clock.advance(10 * MINUTE_MS);
      const again = await ask(
        "GET",
        `devices/phone-1/registrations/${PASS_TYPE}?passesUpdatedSince=${Number(lastUpdated) + 5 * MINUTE_MS}`,
      );
      expect([again.statusCode, again.body]).toEqual([204, ""]);

      const changed = await ask("GET", pass, { token, headers: unchanged });
      const { json, isSigned } = await openPass(changed.rawPayload, files.own);
      expect(isSigned).toBe(true);
      const fields = [...json.boardingPass.headerFields, ...json.boardingPass.auxiliaryFields];
      expect(fields).toContainEqual(
        expect.objectContaining({
          key: "driver",
          value: expect.stringMatching(/^Test Person/),
          changeMessage: "Driver: %@",
        }),
      );
      expect(fields).toContainEqual(expect.objectContaining({ key: "status", value: "Driver found" }));

      await server.call(cancelTrackedRideEndpoint, { params: { tracking_code: ride.trackingCode } });
      await update();
      expect(push.pushed).toHaveLength(2);
      expect((await openPass((await ask("GET", pass, { token })).rawPayload, files.own)).json["voided"]).toBe(
        true,
      );

      expect((await ask("DELETE", registration("phone-1", serial), { token })).statusCode).toBe(200);
      expect(
        await server.db.selectFrom("wallet_passes").select("id").where("ride_id", "=", ride.id).execute(),
      ).toEqual([]);
    });

    it("open to their own token alone", async () => {
      const ride = await makeRide(server);
      const other = await makeRide(server);
      const { serial, token } = await register(ride, "phone-2", "cc".repeat(32));
      const othersSerial = `${other.reference}.en`;
      const body = { pushToken: "dd".repeat(32) };
      const refused = [
        await ask("GET", `passes/${PASS_TYPE}/${othersSerial}`, { token }),
        await ask("GET", `passes/${PASS_TYPE}/${serial}`),
        await ask("GET", `passes/${PASS_TYPE}/${ride.reference}.nl`, { token }),
        await ask("GET", `passes/pass.of.another/${serial}`, { token }),
        await ask("GET", `passes/${PASS_TYPE}/${encodeURIComponent("' or 1=1 --.en")}`, { token }),
        await ask("POST", registration("phone-3", othersSerial), { token, body }),
        await ask("DELETE", registration("phone-2", serial), { token: "0".repeat(64) }),
      ];
      expect(refused.map(({ statusCode, body: text }) => [statusCode, text])).toEqual(
        refused.map(() => [401, ""]),
      );
      const wrong = [{ pushToken: "not hex" }, {}, { pushToken: "a".repeat(300) }];
      for (const given of wrong) {
        expect((await ask("POST", registration("phone-3", serial), { token, body: given })).statusCode).toBe(
          400,
        );
      }
      const unknown = await ask("GET", `devices/nobody/registrations/${PASS_TYPE}`);
      expect([unknown.statusCode, unknown.body]).toEqual([204, ""]);
      expect(
        (await ask("GET", `devices/phone-2/registrations/${PASS_TYPE}?passesUpdatedSince=x`)).statusCode,
      ).toBe(400);
      for (let device = 0; device < 19; device++) await register(ride, `more-${device}`, "ee".repeat(32));
      expect((await register(ride, "one-too-many", "ee".repeat(32))).statusCode).toBe(429);
    });

    it("are told again where Apple was away, and given up with a device that is gone", async () => {
      const ride = await makeRide(server, { ride_datetime: new Date(server.clock.now().getTime() + DAY_MS) });
      await register(ride, "phone-4", "1a".repeat(32));
      await register(ride, "phone-5", "1b".repeat(32));
      push.mood.status = 503;
      await server.call(cancelTrackedRideEndpoint, { params: { tracking_code: ride.trackingCode } });
      await update();
      const attempts = push.pushed.length;
      expect(attempts).toBe(2);
      await update();
      expect(push.pushed).toHaveLength(attempts);
      push.mood.status = 0;
      push.mood.gone.add("1b".repeat(32));
      server.clock.advance(MINUTE_MS);
      await update();
      expect(push.pushed).toHaveLength(4);
      const left = await server.db
        .selectFrom("wallet_passes")
        .select(["device", "due_at", "attempts"])
        .where("ride_id", "=", ride.id)
        .execute();
      expect(left).toEqual([{ device: "phone-4", due_at: null, attempts: 0 }]);
      expect(server.log.said()).not.toContain("1a1a1a");
    });

    it("end with their ride", async () => {
      const ride = await makeRide(server, { status: "Completed" });
      const { serial, token } = await register(ride, "phone-6", "2a".repeat(32));
      server.clock.advance(31 * DAY_MS);
      expect((await ask("GET", `passes/${PASS_TYPE}/${serial}`, { token })).statusCode).toBe(401);
      const gone = await server.request(getApplePassEndpoint, {
        params: { tracking_code: ride.trackingCode },
      });
      expect(gone.statusCode).toBe(404);
      await forgetPasses({ db: server.db, wallets, now: server.clock.now() });
      await update();
      expect(await server.db.selectFrom("wallet_passes").selectAll().execute()).toEqual([]);
    });

    it("report errors without what is in them", async () => {
      const said = await ask("POST", "log", {
        body: {
          logs: [
            "[2026-11-20] Get pass task (pass type pass.example, serial number K7P-4XM.en) token 9f8e7d6c5b4a39281706f5e4: bad, +599 9 555 0101",
          ],
        },
      });
      expect(said.statusCode).toBe(200);
      const log = server.log.said();
      expect(log).toContain("a wallet reported an error");
      for (const secret of ["9f8e7d6c5b4a39281706f5e4", "K7P-4XM", "555 0101"])
        expect(log).not.toContain(secret);
    });

    it("are offered by the company that has a certificate, for rides that are booked for good", async () => {
      expect((await server.call(getConfigEndpoint, {})).wallets).toEqual(["apple"]);
      const held = await makeRide(server, { held: true });
      const response = await server.request(getApplePassEndpoint, {
        params: { tracking_code: held.trackingCode },
      });
      expect(response.statusCode).toBe(404);
    });
  },
  { wallets, publicUrl },
);

onADatabase("a company without certificates", (server) => {
  it("offers no passes", async () => {
    expect((await server.call(getConfigEndpoint, {})).wallets).toEqual([]);
    const ride = await makeRide(server);
    const asked = await server.request(getApplePassEndpoint, {
      params: { tracking_code: ride.trackingCode },
    });
    expect(asked.statusCode).toBe(404);
    const service = await server.app.inject({ url: `${APPLE_WALLET_PATH}/v1/passes/${PASS_TYPE}/x` });
    expect(service.statusCode).toBe(404);
  });
});

it("refuses certificates that don't belong together, by a sentence that names them", async () => {
  const others = await makePassFiles();
  const broken = await files.write("broken.pem", "not a certificate");
  await expect(readPassCertificate({ ...files, key: others.key })).rejects.toThrow(
    "APPLE_PASS_KEY is not the key",
  );
  await expect(readPassCertificate({ ...files, wwdr: others.wwdr })).rejects.toThrow(
    "APPLE_WWDR_CERTIFICATE did not issue",
  );
  await expect(readPassCertificate({ ...files, certificate: broken })).rejects.toThrow(`PEM: ${broken}`);
  const wwdrForAll = { certificate: files.wwdr, wwdr: files.wwdr };
  await expect(readPassCertificate({ ...files, ...wwdrForAll })).rejects.toThrow(
    "APPLE_PASS_KEY is not the key",
  );
  await others.remove();
});
