import { expect, it } from "vitest";
import { claimRideEndpoint } from "../../../contract/rides/rides.endpoints.ts";
import { addTrackedEmailEndpoint, trackRideEndpoint } from "../../../contract/rides/tracking.endpoints.ts";
import { makeAccount } from "../../testing/accounts.ts";
import { bookARide, makeRide } from "../../testing/rides.ts";
import { onADatabase } from "../../testing/test-server.ts";

onADatabase("a ride whose guest left nothing", (server) => {
  const add = (tracking_code: string, email: string) =>
    server.request(addTrackedEmailEndpoint, { params: { tracking_code }, body: { email } });
  const messagesOf = (rideId: number) =>
    server.db
      .selectFrom("outbox")
      .select(["kind", "channel", "recipient"])
      .where("ride_id", "=", rideId)
      .orderBy("id")
      .execute();

  it("takes an address on its page, and mails the ride there and nowhere else", async () => {
    const booked = await bookARide(server, { rider_phone: "5550701" });
    const code = booked.tracking_code ?? "";
    const before = await messagesOf(booked.id);
    const added = await add(code, "late@example.com");
    expect(added.json()).toMatchObject({ told_by: ["email"], actions: ["cancel", "edit_notes", "change"] });
    expect((await messagesOf(booked.id)).slice(before.length)).toEqual([
      { kind: "booked", channel: "email", recipient: "late@example.com" },
    ]);
  });

  it("takes one address and no second: whoever follows the ride cannot send its messages elsewhere", async () => {
    const { trackingCode } = await makeRide(server);
    expect((await add(trackingCode, "first@example.com")).statusCode).toBe(200);
    expect((await add(trackingCode, "second@example.com")).statusCode).toBe(409);
    const booked = await makeRide(server, { rider_email: "own@example.com" });
    expect((await add(booked.trackingCode, "second@example.com")).statusCode).toBe(409);
    const rider = await makeAccount(server, { role: "rider" });
    const owned = await makeRide(server, { riderId: rider.id });
    expect((await add(owned.trackingCode, "second@example.com")).statusCode).toBe(409);
    const over = await makeRide(server, { status: "Completed" });
    expect((await add(over.trackingCode, "second@example.com")).statusCode).toBe(409);
  });

  it("is not claimed by an address that was added: everybody has the link who follows the ride", async () => {
    const { trackingCode } = await makeRide(server, { rider_phone: "5550702" });
    const stranger = await makeAccount(server, {
      role: "rider",
      email: "stranger@example.com",
      emailConfirmed: true,
    });
    await add(trackingCode, "stranger@example.com");
    const claim = await server.request(claimRideEndpoint, {
      token: stranger.token,
      body: { tracking_code: trackingCode },
    });
    expect([claim.statusCode, claim.json().code]).toEqual([409, "proof_needed"]);
    expect(claim.json().ways).not.toContain("email");
  });

  it("that is held is mailed once it is proved, and not before", async () => {
    const { id, trackingCode } = await makeRide(server, { held: true });
    expect((await add(trackingCode, "held@example.com")).statusCode).toBe(200);
    expect(await messagesOf(id)).toEqual([]);
    const tracked = await server.call(trackRideEndpoint, { params: { tracking_code: trackingCode } });
    expect(tracked.proof_ways).toContain("email");
  });
});
