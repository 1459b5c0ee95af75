import { expect, it } from "vitest";
import {
  applyToDriveEndpoint,
  sendContactMessageEndpoint,
} from "../../contract/messages/messages.endpoints.ts";
import {
  answerContactMessageEndpoint,
  getContactMessageEndpoint,
  handleContactMessageEndpoint,
  listContactMessagesEndpoint,
} from "../../contract/messages/inbox.endpoints.ts";
import { listAuditLogEndpoint } from "../../contract/audit/audit.endpoints.ts";
import type { ApplicationPaper } from "../../domain/messages/application-papers.ts";
import {
  declineApplicationEndpoint,
  getApplicationEndpoint,
  listApplicationsEndpoint,
  seeApplicationPaperEndpoint,
} from "../../contract/messages/applications.endpoints.ts";
import { listSentMessagesEndpoint } from "../../contract/notifications/notifications.endpoints.ts";
import type { Language } from "../../domain/languages.ts";
import { createFileTransport } from "../notifications/file-transport.ts";
import { emptyOutbox, filesIn, newFolder, workerOf } from "../testing/outbox.ts";
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

  async function ask(body: { language?: Language; subject?: string; topic?: "lost_item" } = {}) {
    const { id } = await server.call(sendContactMessageEndpoint, {
      body: { name: "Ingrid Maduro", email: "ingrid@example.com", message: "Six cars?\nFor 22.", ...body },
    });
    await emptyOutbox(server);
    return id;
  }

  /** The mail that is waiting to be sent, as its reader gets it. */
  async function mailed(): Promise<string> {
    const folder = await newFolder();
    await workerOf(server, { email: createFileTransport(folder) }).sendDue();
    const [file = "", ...more] = await filesIn(folder);
    expect(more).toEqual([]);
    return file;
  }

  it("answers whoever wrote by mail, once, as the company and with what was asked", async () => {
    const staff = await makeAccount(server, { role: "staff" });
    const id = await ask({ subject: "Six cars on November 28" });
    const headers = { "idempotency-key": `answer ${id}` };
    const answer = {
      params: { id },
      body: { text: "  Yes, six cars.\n\nIt is $648. " },
      token: staff.token,
      headers,
    };
    const first = await server.call(answerContactMessageEndpoint, answer);
    expect(await server.call(answerContactMessageEndpoint, answer)).toEqual(first);
    expect(first).toMatchObject({
      handled_by: staff.username,
      answers: [{ text: "Yes, six cars.\n\nIt is $648.", by: staff.username }],
    });
    const [listed] = await server.call(listContactMessagesEndpoint, {
      query: { state: "handled", limit: 1 },
      token: staff.token,
    });
    expect(listed?.answers).toEqual(first.answers);
    const [sent] = await server.call(listSentMessagesEndpoint, { query: { limit: 1 }, token: staff.token });
    expect(sent).toMatchObject({ kind: "message_answer", to: "passenger", recipient: "i•••@example.com" });

    const mail = await mailed();
    for (const part of [
      "To: ingrid@example.com",
      "Subject: Re: Six cars on November 28",
      "Reply-To: hello@trupial.example",
      "Hi Ingrid Maduro,\n\nYes, six cars.\n\nIt is $648.\n\nQuestions? Call us",
      "> Six cars?\n> For 22.",
    ]) {
      expect(mail).toContain(part);
    }
    const [entry] = await server.call(listAuditLogEndpoint, { query: { limit: 1 }, token: staff.token });
    expect(entry).toMatchObject({
      action: "answer_message",
      actor: staff.username,
      subject: `message ${id}`,
      detail: null,
    });
  });

  it.each([
    ["nl", "Re: wat je verloren hebt", "Hallo Ingrid Maduro,", "Je schreef op"],
    ["es", "Re: lo que perdió", "Hola, Ingrid Maduro:", "Usted escribió el"],
    ["pap", "Re: loke bo a pèrdè", "Kerido Ingrid Maduro,", "Bo a skirbi riba"],
  ] as const)("puts an answer into the frame of its reader's language: %s", async (language, ...parts) => {
    const { token } = await makeAccount(server, { role: "staff" });
    const id = await ask({ language, topic: "lost_item" });
    await server.call(answerContactMessageEndpoint, { params: { id }, body: { text: "Found!" }, token });
    const mail = await mailed();
    for (const part of ["Found!", ...parts]) expect(mail).toContain(part);
  });

  it("doesn't answer what somebody else has dealt with, and answers again what was reopened", async () => {
    const [one, other] = [
      await makeAccount(server, { role: "staff" }),
      await makeAccount(server, { role: "staff" }),
    ];
    const id = await ask();
    const answer = (token: string, text: string) =>
      server.request(answerContactMessageEndpoint, { params: { id }, body: { text }, token });
    const both = await Promise.all([answer(one.token, "Yes."), answer(other.token, "No.")]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(await mailed()).toMatch(/Yes\.|No\./);
    await server.call(handleContactMessageEndpoint, {
      params: { id },
      body: { handled: false },
      token: one.token,
    });
    const again = await answer(one.token, "One thing more.");
    expect(again.json().answers).toHaveLength(2);
    expect((await answer(one.token, "")).statusCode).toBe(400);
  });

  it("notes which papers of an applicant were seen and by whom, once, until it is decided", async () => {
    const { token, username } = await makeAccount(server, { role: "staff" });
    const { id } = await server.call(applyToDriveEndpoint, {
      body: {
        first_name: "Kevin",
        last_name: "Sluis",
        email: "kevin.sluis@example.com",
        phone: "5550188",
        license_number: "KZ 204 118",
        vehicle_type: "comfort",
        vehicle_name: "Toyota Camry 2022",
        plate: "TX 1244",
      },
    });
    const see = (paper: ApplicationPaper, seen: boolean) =>
      server.request(seeApplicationPaperEndpoint, { params: { id, paper }, body: { seen }, token });
    await see("permit", true);
    await see("permit", true);
    await see("license", true);
    await see("license", false);
    const permit = { paper: "permit", at: server.clock.now().toISOString(), by: username };
    const [listed] = await server.call(listApplicationsEndpoint, { query: { q: "kevin sluis" }, token });
    expect(listed?.papers_seen).toEqual([permit]);
    const log = await server.call(listAuditLogEndpoint, { query: { limit: 4 }, token });
    expect(log.filter(({ subject }) => subject === `application ${id}`)).toMatchObject([
      { action: "unsee_application_paper", detail: { paper: "license" } },
      { action: "see_application_paper", detail: { paper: "license" } },
      { action: "see_application_paper", detail: { paper: "permit" } },
    ]);
    await server.call(declineApplicationEndpoint, { params: { id }, token });
    expect((await see("permit", false)).statusCode).toBe(409);
    const after = await server.call(getApplicationEndpoint, { params: { id }, token });
    expect(after.papers_seen).toEqual([permit]);
  });
});
