import { expect, it } from "vitest";
import { undoRideStepEndpoint } from "../../../contract/rides/dispatch-steps.endpoints.ts";
import { UNDO_WINDOW_MS } from "../../../domain/rides/ride-states.ts";
import {
  giveRejectReasonEndpoint,
  rejectRideEndpoint,
} from "../../../contract/rides/ride-steps.endpoints.ts";
import { listRideHistoryEndpoint } from "../../../contract/rides/rides.endpoints.ts";
import { DAY_MS, SECOND_MS } from "../../../domain/time-units.ts";
import type { Outgoing } from "../../notifications/transport.ts";
import { makeAccount } from "../../testing/accounts.ts";
import { bookWithEmail, emptyOutbox, workerOf } from "../../testing/outbox.ts";
import { onADatabase } from "../../testing/test-server.ts";

const NO_CAR = "The reason: we have no car free at that time.";

onADatabase("the reason of a rejection that is given after it", (server) => {
  /** A booking that has just been rejected without one. */
  async function rejected() {
    await emptyOutbox(server);
    const { token } = await makeAccount(server, { role: "operator" });
    const { id } = await bookWithEmail(server, "ana@example.com");
    await emptyOutbox(server);
    const ride = await server.call(rejectRideEndpoint, { params: { id }, token });
    const give = (body: { reason?: "no_car" | "too_far"; note?: string }) =>
      server.request(giveRejectReasonEndpoint, { params: { id }, body, token });
    return { id, token, ride, give };
  }

  /** What goes out now, as its phone message says it. */
  async function told(): Promise<string[]> {
    const short: string[] = [];
    const noting = { send: async ({ message }: Outgoing) => void short.push(message.short) };
    await workerOf(server, { email: noting, phone: noting }).sendDue();
    return short;
  }

  it("is in the one message that waits, where it comes in time", async () => {
    const { id, token, give } = await rejected();
    server.clock.advance(4 * SECOND_MS);
    const given = await give({ reason: "no_car", note: "Try us after six." });
    expect([given.statusCode, given.json().status]).toEqual([200, "Rejected"]);
    expect(await told()).toEqual([]);
    server.clock.advance(UNDO_WINDOW_MS);
    const sent = await told();
    expect(sent).toHaveLength(2);
    for (const text of sent)
      expect(text).toMatch(/couldn't take your ride .* no car free .* Try us after six\.$/);
    const history = await server.call(listRideHistoryEndpoint, { params: { id }, token });
    expect(history.at(-1)).toMatchObject({
      action: "give_reason",
      actor: "operator",
      values: [
        { field: "reject_reason", from: null, to: "no_car" },
        { field: "reject_note", from: null, to: "Try us after six." },
      ],
    });
  });

  it("goes out in a message of its own, at once, where the first has gone", async () => {
    const { give } = await rejected();
    server.clock.advance(UNDO_WINDOW_MS);
    const first = await told();
    expect(first).toHaveLength(2);
    for (const text of first) expect(text).not.toContain("The reason");
    await give({ reason: "no_car" });
    const second = await told();
    expect(second).toHaveLength(2);
    for (const text of second) expect(text).toContain(NO_CAR);
    server.clock.advance(UNDO_WINDOW_MS);
    expect(await told()).toEqual([]);
  });

  it("leaves the rejection as easy to undo as it was, and goes with it", async () => {
    const { id, token, ride, give } = await rejected();
    server.clock.advance(4 * SECOND_MS);
    const given = (await give({ reason: "too_far" })).json();
    expect(given).toMatchObject({ undo_until: ride.undo_until, version: ride.version + 1 });
    expect(given.actions).toContain("undo");
    server.clock.advance(4 * SECOND_MS);
    const body = { version: given.version };
    const undone = await server.call(undoRideStepEndpoint, { params: { id }, body, token });
    expect(undone.status).toBe("Pending");
    server.clock.advance(UNDO_WINDOW_MS);
    expect(await told()).toEqual([]);
    // Rejected anew, it has a reason of its own.
    await server.call(rejectRideEndpoint, { params: { id }, token });
    expect((await give({ reason: "no_car" })).statusCode).toBe(200);
  });

  it("is given once, with something in it, of a booking that was rejected, until a day after its time", async () => {
    const { give } = await rejected();
    expect((await give({})).statusCode).toBe(400);
    expect((await give({ note: "  " })).statusCode).toBe(400);
    expect((await give({ reason: "no_car" })).statusCode).toBe(200);
    const twice = await give({ reason: "too_far" });
    expect([twice.statusCode, twice.json().error]).toEqual([409, "The passenger has been told why already."]);

    const late = await rejected();
    const time = Date.parse(late.ride.ride_datetime) - server.clock.now().getTime();
    server.clock.advance(time + DAY_MS + 1);
    expect((await late.give({ reason: "no_car" })).statusCode).toBe(409);
  });

  it("is not asked for again where the rejection said it", async () => {
    const { token } = await makeAccount(server, { role: "operator" });
    const { id } = await bookWithEmail(server, "eva@example.com");
    await server.call(rejectRideEndpoint, { params: { id }, body: { reason: "no_car" }, token });
    const again = await server.request(giveRejectReasonEndpoint, {
      params: { id },
      body: { reason: "too_far" },
      token,
    });
    expect(again.statusCode).toBe(409);
  });
});
