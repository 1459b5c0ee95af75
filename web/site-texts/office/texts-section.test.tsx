import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { DEFAULT_COMPANY } from "../../../domain/company/default-company.ts";
import { LANGUAGES } from "../../../domain/languages.ts";
import {
  type TextRecord,
  editSiteTextEndpoint,
  listTextRecordsEndpoint,
} from "../../../contract/site-texts/site-texts.endpoints.ts";
import { TEXT_PARTS } from "../../../contract/site-texts/text-parts.ts";
import contact from "../contact/strings/en.ts";
import tours from "../tours/strings/en.ts";
import { PageAt } from "../../testing/page-at.tsx";
import { renderPart } from "../../testing/render.tsx";
import { refusal, serverAnswers } from "../../testing/server.ts";
import { ToastProvider } from "../../ui/toast.tsx";
import staff from "../../office/strings/en.ts";
import text from "./strings/en.ts";
import { TextsSection } from "./texts-section.tsx";

const NORTH = tours.tours["north-coast"];

function records(version: number, texts: TextRecord["texts"]): TextRecord[] {
  return TEXT_PARTS.flatMap((part) =>
    LANGUAGES.map((language) => ({
      part,
      language,
      ...(part === "north-coast" && language === "en" ? { texts, version } : { texts: {}, version: 0 }),
      updated_at: null,
    })),
  );
}

function openTexts(path: string) {
  return renderPart(
    <ToastProvider>
      <PageAt path={path}>
        <TextsSection />
      </PageAt>
    </ToastProvider>,
  );
}

const preview = () => within(screen.getByRole("region", { name: text.preview }));

test("what is typed is seen as it will be on the site, an empty field with its built-in text", async () => {
  serverAnswers(listTextRecordsEndpoint, () => records(3, { title: "The wild coast" }));
  const { user } = openTexts("/admin/texts?part=north-coast&language=en");
  expect((await screen.findByRole<HTMLInputElement>("textbox", { name: text.fields.title })).value).toBe(
    "The wild coast",
  );
  expect(preview().getByRole("heading", { name: "The wild coast" })).toBeTruthy();
  expect(preview().getByText(NORTH.text)).toBeTruthy();
  await user.type(screen.getByRole("textbox", { name: text.fields.about }), "Waves <b>and</b> wind");
  expect(preview().getByText("Waves <b>and</b> wind")).toBeTruthy();
  await user.type(screen.getByRole("textbox", { name: text.fields.includes }), "Lunch{Enter}Water");
  expect(preview().getByText("Lunch").closest("li")).not.toBe(preview().getByText("Water").closest("li"));
  await user.clear(screen.getByRole("textbox", { name: text.fields.title }));
  expect(preview().getByRole("heading", { name: NORTH.title })).toBeTruthy();
});

test("it is saved with the version that was read, and what was typed stays when somebody else was first", async () => {
  let present = records(3, {});
  serverAnswers(listTextRecordsEndpoint, () => present);
  const sent = serverAnswers(editSiteTextEndpoint, () => {
    present = records(4, { guide: "Sam" });
    return refusal("edit_conflict");
  });
  const { user } = openTexts("/admin/texts?part=north-coast&language=en");
  const title = await screen.findByRole<HTMLInputElement>("textbox", { name: text.fields.title });
  await user.type(title, "The wild coast");
  await user.click(screen.getByRole("button", { name: staff.save }));
  expect(await screen.findByRole("alert")).toBeTruthy();
  expect(await screen.findByDisplayValue("Sam")).toBeTruthy();
  expect(title.value).toBe("The wild coast");

  serverAnswers(editSiteTextEndpoint, () => {
    present = records(5, { title: "The wild coast", guide: "Sam" });
    return { ...present[0] };
  });
  await user.click(screen.getByRole("button", { name: staff.save }));
  expect(await screen.findByText(staff.saved)).toBeTruthy();
  expect(sent.map(({ body }) => body)).toMatchObject([{ version: 3, title: "The wild coast", guide: "" }]);
});

test("the built-in text can be taken over to begin with, and leaves what was typed", async () => {
  serverAnswers(listTextRecordsEndpoint, () => records(0, {}));
  const { user } = openTexts("/admin/texts");
  const hours = await screen.findByRole<HTMLInputElement>("textbox", { name: text.fields.hours });
  await user.type(hours, "Daily 7 to 22");
  await user.click(screen.getByRole("button", { name: text.built }));
  expect(hours.value).toBe("Daily 7 to 22");
  expect(screen.getByDisplayValue(contact.openAnswer)).toBeTruthy();
  expect(preview().getByText(contact.support)).toBeTruthy();
  expect(preview().getByText("Daily 7 to 22")).toBeTruthy();
  expect(preview().getByText(DEFAULT_COMPANY.permit_number)).toBeTruthy();
});

test("the company's own story has no built-in text: its preview shows what is typed, and nothing is copied", async () => {
  serverAnswers(listTextRecordsEndpoint, () => records(0, {}));
  const { user } = openTexts("/admin/texts?part=story&language=en");
  await user.type(
    await screen.findByRole("textbox", { name: text.fields.story }),
    "One car.{Enter}Then two.",
  );
  expect(preview().getByRole("heading", { name: "Our story" })).toBeTruthy();
  expect(preview().getByText("Then two.").tagName).toBe("P");
  await user.type(screen.getByRole("textbox", { name: text.fields.title }), "How we began");
  expect(preview().getByRole("heading", { name: "How we began" })).toBeTruthy();
  expect(screen.getByRole("link", { name: text.seePage }).getAttribute("href")).toBe("/aboutus");
});
