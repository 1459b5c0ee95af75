import { expect, it } from "vitest";
import {
  handleContactMessageEndpoint,
  listContactMessagesEndpoint,
} from "../../contract/messages/inbox.endpoints.ts";
import { listDriverRecordsEndpoint } from "../../contract/drivers/driver-records.endpoints.ts";
import {
  approveApplicationEndpoint,
  declineApplicationEndpoint,
} from "../../contract/messages/applications.endpoints.ts";
import {
  applyToDriveEndpoint,
  sendContactMessageEndpoint,
} from "../../contract/messages/messages.endpoints.ts";
import { makeAccount } from "../testing/accounts.ts";
import { type TestServer, onADatabase } from "../testing/test-server.ts";

const APPLICATION = {
  first_name: "Élvin",
  last_name: "Martina",
  phone: "5550199",
  license_number: "CW-1234",
  vehicle_type: "xl" as const,
  vehicle_name: "White Toyota Hiace",
  plate: "tx-412",
};

function staffOf(server: TestServer) {
  return makeAccount(server, { role: "staff" });
}

onADatabase("letters to the office", (server) => {
  it("turns an application into a driver's account once", async () => {
    const { token } = await staffOf(server);
    const { id } = await server.call(applyToDriveEndpoint, {
      body: { ...APPLICATION, email: "elvin@example.com", language: "nl" },
    });
    const params = { id };
    const approved = await server.call(approveApplicationEndpoint, { params, body: {}, token });
    expect(approved).toMatchObject({ state: "approved" });
    const records = await server.call(listDriverRecordsEndpoint, { token });
    expect(records.find(({ email }) => email === "elvin@example.com")).toMatchObject({
      username: "elvin.martina",
      plate: "TX 412",
      approved_on: "2026-11-20",
    });
    const again = await server.request(declineApplicationEndpoint, { params, token });
    expect([again.statusCode, again.json().error]).toEqual([409, "This application was already approved."]);
  });

  it("shows the inbox with what is open, and marks a message as dealt with", async () => {
    const { token } = await staffOf(server);
    const { id } = await server.call(sendContactMessageEndpoint, {
      body: { name: "Ana", email: "ana@example.com", message: "Lost a hat", topic: "lost_item" },
    });
    const open = { query: { state: "open" as const }, token };
    expect(await server.call(listContactMessagesEndpoint, open)).toMatchObject([{ id, topic: "lost_item" }]);
    const handled = await server.call(handleContactMessageEndpoint, { params: { id }, body: {}, token });
    expect(handled.handled_at).not.toBeNull();
    expect(await server.call(listContactMessagesEndpoint, open)).toEqual([]);
  });
});
