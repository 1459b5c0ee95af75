import { expect, it } from "vitest";
import {
  getDriverPortraitEndpoint,
  getOwnPortraitEndpoint,
  getTrackedPortraitEndpoint,
  setDriverPortraitEndpoint,
  setOwnPortraitEndpoint,
} from "../../contract/drivers/portrait.endpoints.ts";
import { MAX_PORTRAIT_BYTES, MAX_PORTRAIT_SIDE } from "../../domain/drivers/portrait.ts";
import { trackRideEndpoint } from "../../contract/rides/tracking.endpoints.ts";
import { listAuditLogEndpoint } from "../../contract/audit/audit.endpoints.ts";
import { makeAccount, makeDriver } from "../testing/accounts.ts";
import { makeRide } from "../testing/rides.ts";
import { jpegOf, pngOf, webpOf } from "../testing/pictures.ts";
import { onADatabase } from "../testing/test-server.ts";

const JPEG = jpegOf(256, 256);

onADatabase("a driver's portrait", (server) => {
  it("is shown by the ride's code while the driver has the ride, and to nobody else", async () => {
    const driver = await makeDriver(server);
    const { token } = driver;
    const ride = await makeRide(server, { status: "Accepted", driverId: driver.id });
    const waiting = await makeRide(server);
    const portraitFor = (trackingCode: string) =>
      server.request(getTrackedPortraitEndpoint, { params: { tracking_code: trackingCode } });
    expect((await portraitFor(ride.trackingCode)).statusCode).toBe(404);

    const body = { picture: JPEG.toString("base64") };
    const kept = await server.call(setOwnPortraitEndpoint, { body, token });
    expect(kept.portrait).toBe(`data:image/jpeg;base64,${JPEG.toString("base64")}`);
    const shown = await portraitFor(ride.trackingCode);
    expect(shown.rawPayload).toEqual(JPEG);
    expect(shown.headers).toMatchObject({
      "content-type": "image/jpeg",
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-cache",
    });
    const params = { tracking_code: ride.trackingCode };
    expect((await server.call(trackRideEndpoint, { params })).driver?.portrait).toMatch(/^[\w-]{16}$/);
    expect((await portraitFor(waiting.trackingCode)).statusCode).toBe(404);

    await server.call(setOwnPortraitEndpoint, { body: { picture: null }, token });
    expect((await portraitFor(ride.trackingCode)).statusCode).toBe(404);
    expect(await server.call(getOwnPortraitEndpoint, { token })).toEqual({ portrait: null });
  });

  it("is added and removed by the office too, which the audit log keeps, and is the same for both", async () => {
    const driver = await makeDriver(server);
    const staff = await makeAccount(server, { role: "staff" });
    const params = { id: driver.id };
    expect(await server.call(getDriverPortraitEndpoint, { params, token: staff.token })).toEqual({
      portrait: null,
    });
    const body = { picture: JPEG.toString("base64") };
    const kept = await server.call(setDriverPortraitEndpoint, { params, body, token: staff.token });
    expect(kept.portrait).toBe(`data:image/jpeg;base64,${JPEG.toString("base64")}`);
    expect(await server.call(getOwnPortraitEndpoint, { token: driver.token })).toEqual(kept);
    const [entry] = await server.call(listAuditLogEndpoint, {
      query: { action: "change_portrait" },
      token: staff.token,
    });
    expect(entry).toMatchObject({ action: "change_portrait", actor: staff.username });
    await server.call(setDriverPortraitEndpoint, { params, body: { picture: null }, token: staff.token });
    expect(await server.call(getOwnPortraitEndpoint, { token: driver.token })).toEqual({ portrait: null });
  });

  it("is what its bytes say, and small, also unpacked", async () => {
    const { token } = await makeDriver(server);
    const answer = async (bytes: Buffer) => {
      const body = { picture: bytes.toString("base64") };
      return (await server.request(setOwnPortraitEndpoint, { body, token })).statusCode;
    };
    expect(await answer(Buffer.from("<svg onload='alert(1)'/>"))).toBe(400);
    expect(await answer(Buffer.concat([JPEG, Buffer.alloc(MAX_PORTRAIT_BYTES)]))).toBe(400);
    expect(await answer(Buffer.concat([JPEG, Buffer.alloc(MAX_PORTRAIT_BYTES - JPEG.length)]))).toBe(200);
    for (const pictureOf of [jpegOf, pngOf, webpOf]) {
      expect(await answer(pictureOf(MAX_PORTRAIT_SIDE, MAX_PORTRAIT_SIDE))).toBe(200);
      expect(await answer(pictureOf(18_000, 1))).toBe(400);
      expect(await answer(pictureOf(1, MAX_PORTRAIT_SIDE + 1))).toBe(400);
    }
  });
});
