import { expect, it } from "vitest";
import {
  applyToDriveEndpoint,
  sendContactMessageEndpoint,
} from "../../contract/messages/messages.endpoints.ts";
import {
  getContactMessageEndpoint,
  listContactMessagesEndpoint,
} from "../../contract/staff/inbox.endpoints.ts";
import { getApplicationEndpoint, listApplicationsEndpoint } from "../../contract/staff/people.endpoints.ts";
import { makeAccount } from "../testing/accounts.ts";
import { onEachDatabase } from "../testing/test-server.ts";

onEachDatabase("the office's inbox", (server) => {
  it("finds a message by who wrote it and by what they wrote, and shows each by its number", async () => {
    const { token } = await makeAccount(server, { role: "staff" });
    const send = (body: { name: string; email: string; message: string; subject?: string }) =>
      server.call(sendContactMessageEndpoint, { body });
    const { id: hat } = await send({ name: "Ana", email: "ana@example.com", message: "A lost straw hat" });
    const { id: sail } = await send({
      name: "Bram",
      email: "bram@example.com",
      message: "For 22 of us",
      subject: "Sunset sail",
    });
    const found = async (q: string) =>
      (await server.call(listContactMessagesEndpoint, { query: { q }, token })).map(({ id }) => id);
    expect(await found("STRAW")).toEqual([hat]);
    expect(await found("sunset")).toEqual([sail]);
    expect(await found("bram@")).toEqual([sail]);
    expect(await found("%")).toEqual([]);
    const message = await server.call(getContactMessageEndpoint, { params: { id: hat }, token });
    expect(message).toMatchObject({ id: hat, name: "Ana", message: "A lost straw hat" });
  });

  it("finds an applicant by name, e-mail and plate, and shows each by their number", async () => {
    const { token } = await makeAccount(server, { role: "staff" });
    const { id } = await server.call(applyToDriveEndpoint, {
      body: {
        first_name: "Shanaira",
        last_name: "Cijntje",
        email: "shanaira@example.com",
        phone: "5550161",
        license_number: "CW-77",
        vehicle_type: "xl",
        vehicle_name: "Hyundai Staria",
        plate: "TX 7788",
      },
    });
    const found = async (q: string) =>
      (await server.call(listApplicationsEndpoint, { query: { q }, token })).map((each) => each.id);
    for (const q of ["shanaira cij", "shanaira@example", "tx 7788"]) expect(await found(q)).toEqual([id]);
    expect(await found("tx_7788")).toEqual([]);
    const application = await server.call(getApplicationEndpoint, { params: { id }, token });
    expect(application).toMatchObject({ id, plate: "TX 7788", state: "new" });
  });
});
