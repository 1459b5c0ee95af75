import { expect, it } from "vitest";
import { generatedSql } from "../testing/generated-sql.ts";
import * as forgetting from "./forget-applicant.queries.ts";
import * as messages from "./messages.queries.ts";

const NOW = new Date("2026-11-20T16:00:00Z");

it("keeps the SQL of messages and applications for review", async () => {
  const sql = await generatedSql(messages, {
    insertContactMessage: [
      { topic: "contact", name: "n", email: "e", message: "m", language: "en", created_at: NOW },
    ],
    insertApplication: [
      {
        first_name: "f",
        last_name: "l",
        email: "e",
        phone: "p",
        license_number: "l",
        vehicle_type: "xl",
        vehicle_name: "v",
        plate: "TX 1",
        languages: "pap",
        created_at: NOW,
      },
    ],
    listMessages: [{ limit: 50, before: 9, text: "a", open: true }],
    findMessage: [1],
    markMessage: [{ id: 1, handled: { by: 2, at: NOW } }],
    insertAnswer: [{ message_id: 1, answer: "a", answered_by: 2, answered_at: NOW }],
    listAnswers: [[1, 2]],
    listApplications: [{ limit: 50, before: 9, text: "a", state: "new" }],
    findApplication: [1],
    insertPaperSeen: [{ application_id: 1, paper: "permit", seen_at: NOW, seen_by: 2 }],
    deletePaperSeen: [{ id: 1, paper: "permit" }],
    listPapersSeen: [[1, 2]],
    forgetMessagesBefore: [NOW],
    countOpenLetters: [],
    linkApplication: [{ id: 1, accountId: 2 }],
    answerApplication: [{ id: 1, state: "approved", by: 2, at: NOW }],
  });
  await expect(sql).toMatchFileSnapshot("messages.queries.sql");
});

it("keeps the SQL that forgets an applicant for review", async () => {
  const sql = await generatedSql(forgetting, {
    blankApplicationsOf: [1],
    blankApplicationsFrom: ["rosa@example.com"],
  });
  await expect(sql).toMatchFileSnapshot("forget-applicant.queries.sql");
});
