import { expect, it } from "vitest";
import { countOfficeEndpoint } from "../../contract/reports/office.endpoints.ts";
import { handleContactMessageEndpoint } from "../../contract/messages/inbox.endpoints.ts";
import { editDriverRecordEndpoint } from "../../contract/drivers/driver-records.endpoints.ts";
import {
  applyToDriveEndpoint,
  sendContactMessageEndpoint,
} from "../../contract/messages/messages.endpoints.ts";
import { makeAccount, makeDriver } from "../testing/accounts.ts";
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

onADatabase("what waits for the office", (server) => {
  it("counts what waits: messages, applications and papers without an exception", async () => {
    const { token } = await staffOf(server);
    const before = await server.call(countOfficeEndpoint, { token });
    const body = { name: "Ana", email: "ana@example.com", message: "A car at nine?" };
    const { id } = await server.call(sendContactMessageEndpoint, { body });
    await server.call(applyToDriveEndpoint, {
      body: { ...APPLICATION, email: "counted@example.com" },
    });
    const driver = await makeDriver(server);
    const edit = { inspection_expires_on: "2026-12-01" };
    await server.call(editDriverRecordEndpoint, { params: { id: driver.id }, body: edit, token });
    expect(await server.call(countOfficeEndpoint, { token })).toEqual({
      ...before,
      messages: before.messages + 1,
      applications: before.applications + 1,
      drivers: before.drivers + 1,
    });
    await server.call(handleContactMessageEndpoint, { params: { id }, body: {}, token });
    expect((await server.call(countOfficeEndpoint, { token })).messages).toBe(before.messages);
  });
});
