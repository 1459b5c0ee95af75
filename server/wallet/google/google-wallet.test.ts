import { afterAll, beforeEach, expect, it } from "vitest";
import { LANGUAGES } from "../../../domain/languages.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../../../domain/time-units.ts";
import { getConfigEndpoint } from "../../../contract/company/company.endpoints.ts";
import { cancelTrackedRideEndpoint } from "../../../contract/rides/tracking.endpoints.ts";
import { saveGooglePassEndpoint } from "../../../contract/wallet/wallet.endpoints.ts";
import { startFakeGoogleWallet } from "../../testing/fake-google-wallet.ts";
import { type TestRide, makeRide } from "../../testing/rides.ts";
import { TestClock } from "../../testing/test-clock.ts";
import { onEachDatabase } from "../../testing/test-server.ts";
import type { Wallets } from "../open-wallets.ts";
import { forgetPasses, updatePasses } from "../update-passes.ts";
import { GoogleWallet } from "./google-wallet.ts";

const publicUrl = "https://taxi.example";
const fake = await startFakeGoogleWallet();
const clock = new TestClock();
const wallets: Wallets = { apple: null, google: await GoogleWallet.open(fake, clock) };
afterAll(() => fake.close());

onEachDatabase(
  "passes for Google Wallet",
  (server) => {
    beforeEach(() => {
      fake.mood.status = 0;
      fake.asked.length = 0;
    });
    const update = () =>
      updatePasses({ db: server.db, clock: server.clock, wallets, publicUrl, log: server.app.log });
    const save = (ride: TestRide, language: (typeof LANGUAGES)[number] = "en") =>
      server.request(saveGooglePassEndpoint, {
        params: { tracking_code: ride.trackingCode },
        body: { language },
      });
    const objectOf = (ride: TestRide, language = "en") =>
      fake.objects.get(`${fake.issuer}.${ride.reference}.${language}`) as
        | { state: string; textModulesData?: { id: string; body: string }[]; [name: string]: unknown }
        | undefined;

    it("are put there first, and saved by an address that names them alone", async () => {
      const ride = await makeRide(server, {
        pickup_location: "Hato",
        dropoff_location: "Mambo Beach",
        fare_cents: 2_600,
        rider_name: "A Guest",
        rider_phone: "+59995550101",
        notes: "Gate 4",
      });
      const response = await save(ride);
      const { save_url: address } = response.json<{ save_url: string }>();
      const id = `${fake.issuer}.${ride.reference}.en`;
      expect(await fake.readSaveUrl(address)).toMatchObject({
        typ: "savetowallet",
        origins: [publicUrl],
        payload: { genericObjects: [{ id, classId: `${fake.issuer}.trupial_ride` }] },
      });
      expect(address.length).toBeLessThan(1_800);
      const link = `${publicUrl}/track/${ride.trackingCode}`;
      expect(objectOf(ride)).toMatchObject({
        id,
        state: "ACTIVE",
        header: { defaultValue: { language: "en", value: "Hato → Mambo Beach" } },
        subheader: { defaultValue: { value: "Booked" } },
        barcode: { type: "QR_CODE", value: link, alternateText: ride.reference },
        textModulesData: expect.arrayContaining([
          { id: "pickup", header: "Pickup", body: "Hato" },
          { id: "fare", header: "Fare", body: "$26.00 (XCG 46.54)" },
        ]),
      });
      const text = JSON.stringify(objectOf(ride));
      for (const secret of ["A Guest", "5550101", "Gate 4"]) expect(text).not.toContain(secret);
      // Pressed again it is the same one.
      expect((await save(ride)).statusCode).toBe(200);
      const passes = await server.db
        .selectFrom("wallet_passes")
        .select("id")
        .where("ride_id", "=", ride.id)
        .execute();
      expect(passes).toHaveLength(1);
    });

    it.each(LANGUAGES)("speak %s", async (language) => {
      const ride = await makeRide(server, { status: "Cancelled" });
      await save(ride, language);
      expect(objectOf(ride, language)).toMatchObject({
        state: "EXPIRED",
        cardTitle: { defaultValue: { language } },
      });
      const bodies = objectOf(ride, language)?.textModulesData ?? [];
      expect(bodies.filter(({ body }) => body === "" || body.includes("undefined"))).toEqual([]);
    });

    it("follow their ride, also where Google was away when it changed", async () => {
      const ride = await makeRide(server, { ride_datetime: new Date(server.clock.now().getTime() + DAY_MS) });
      await save(ride);
      await update();
      fake.asked.length = 0;
      fake.mood.status = 500;
      await server.call(cancelTrackedRideEndpoint, { params: { tracking_code: ride.trackingCode } });
      await update();
      expect(objectOf(ride)?.state).toBe("ACTIVE");
      fake.mood.status = 0;
      await update();
      expect(objectOf(ride)?.state).toBe("ACTIVE");
      server.clock.advance(MINUTE_MS);
      await update();
      expect(objectOf(ride)).toMatchObject({
        state: "EXPIRED",
        subheader: { defaultValue: { value: "Cancelled" } },
      });
      expect(objectOf(ride)?.textModulesData?.map(({ id }) => id)).not.toContain("fare");
      await update();
      expect(fake.asked.filter(({ method }) => method === "PUT")).toHaveLength(2);
    });

    it("ask for a new token when theirs has ended", async () => {
      clock.advance(2 * HOUR_MS);
      const ride = await makeRide(server);
      expect((await save(ride)).statusCode).toBe(200);
      expect(fake.asked.map(({ path }) => path)).toContain("/token");
    });

    it("can't be made while Google is away, and are told so", async () => {
      const ride = await makeRide(server);
      fake.mood.status = 503;
      const response = await save(ride);
      expect(response.statusCode).toBe(503);
      expect(response.json<{ error: string }>().error).toContain("Google Wallet doesn't answer");
    });

    it("have nothing of their ride once it is forgotten", async () => {
      const old = await makeRide(server, { status: "Completed", pickup_location: "A villa" });
      const blanked = await makeRide(server, { status: "Completed", pickup_location: "A villa" });
      await save(old);
      await save(blanked);
      const blanking = { blanked_at: server.clock.now(), updated_at: server.clock.now() };
      await server.db.updateTable("rides").set(blanking).where("id", "=", blanked.id).execute();
      await update();
      expect([objectOf(old)?.state, objectOf(blanked)?.state]).toEqual(["COMPLETED", "INACTIVE"]);
      server.clock.advance(31 * DAY_MS);
      clock.advance(31 * DAY_MS);
      await forgetPasses({ db: server.db, wallets, now: server.clock.now() });
      await update();
      for (const ride of [old, blanked]) {
        expect(objectOf(ride)?.state).toBe("INACTIVE");
        const text = JSON.stringify(objectOf(ride));
        expect(text).not.toContain("A villa");
        expect(text).not.toContain(ride.trackingCode);
      }
      expect(await server.db.selectFrom("wallet_passes").select("id").execute()).toEqual([]);
    });

    it("are offered by the company that has an account there", async () => {
      expect((await server.call(getConfigEndpoint, {})).wallets).toEqual(["google"]);
      const held = await makeRide(server, { held: true });
      expect((await save(held)).statusCode).toBe(404);
    });
  },
  { wallets, publicUrl },
);

it("refuses a key that Google hasn't given", async () => {
  const keyFile = new URL(import.meta.url).pathname;
  await expect(GoogleWallet.open({ ...fake, keyFile }, clock)).rejects.toThrow(
    "GOOGLE_WALLET_KEY names a file",
  );
});
