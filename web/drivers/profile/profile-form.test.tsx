import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import type { OwnDriver } from "../../../contract/drivers/driver.ts";
import {
  editOwnDriverEndpoint,
  getOwnDriverEndpoint,
  withdrawOwnChangesEndpoint,
} from "../../../contract/drivers/drivers.endpoints.ts";
import spokenStrings from "../../language/spoken/strings/en.ts";
import "../../testing/other-languages.ts";
import { inPage, renderPart } from "../../testing/render.tsx";
import { refusal, serverAnswers } from "../../testing/server.ts";
import { ToastProvider } from "../../ui/toast.tsx";
import papers from "../../papers/strings/en.ts";
import { OwnChanges } from "./own-changes.tsx";
import text from "./strings/en.ts";
import { ProfileForm } from "./profile-form.tsx";
import { anOwnDriver } from "../../testing/drivers.ts";

const OWN = anOwnDriver({
  vehicle: "Kia Rio",
  plate: "TX 1234",
  license_number: "CUR-1",
  languages: ["pap"],
  version: 3,
});

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { exact: true });
const save = () => screen.getByRole("button", { name: text.save });

function form(own: OwnDriver) {
  return (
    <ToastProvider>
      <ProfileForm own={own} />
    </ToastProvider>
  );
}

test("what is changed is sent with the version it was read in", async () => {
  const sent = serverAnswers(editOwnDriverEndpoint, () => ({ ...OWN, version: 4 }));
  const { user } = renderPart(form(OWN));
  await user.clear(field(text.vehicle));
  await user.type(field(text.vehicle), "Blue Vios");
  await user.click(screen.getByRole("checkbox", { name: spokenStrings.nl }));
  await user.click(save());
  expect(await screen.findByText(text.saved)).toBeTruthy();
  expect(sent[0]?.body).toMatchObject({
    vehicle: "Blue Vios",
    license_number: "CUR-1",
    version: 3,
  });
  expect(sent[0]?.body).toMatchObject({ languages: expect.arrayContaining(["nl", "pap"]) });
});

test("a refused field is marked in the reader's words and has the focus", async () => {
  serverAnswers(editOwnDriverEndpoint, () =>
    refusal("invalid_input", { fields: { license_number: "Too short." } }),
  );
  const { user } = renderPart(form(OWN));
  await user.click(save());
  expect(await screen.findByText(text.lengthWrong(3, 40))).toBeTruthy();
  expect(screen.getByRole("alert").textContent).toBe(text.checkFields);
  expect(document.activeElement).toBe(field(text.license));
});

test("what is wrong with a field is said in Dutch to who reads Dutch", async () => {
  serverAnswers(editOwnDriverEndpoint, () =>
    refusal("invalid_input", { fields: { license_number: "Too short." } }),
  );
  const { user } = renderPart(form(OWN), "nl");
  await user.clear(field("Rijbewijsnummer"));
  await user.type(field("Rijbewijsnummer"), "A");
  await user.click(screen.getByRole("button", { name: "Opslaan" }));
  expect(await screen.findByText("Schrijf 3 tot 40 tekens.")).toBeTruthy();
});

test("where no answer came the focus stays on the button, and what was typed stays", async () => {
  const { user } = renderPart(form(OWN));
  await user.type(field(text.plate), "9");
  await user.click(save());
  expect((await screen.findByRole("alert")).textContent).toBe(text.saveFailed);
  expect(document.activeElement).toBe(save());
  expect(field(text.plate).value).toBe("TX 12349");
});

test("what is typed is there again after another screen, until it is saved", async () => {
  const { user, unmount } = renderPart(form(OWN));
  await user.clear(field(text.vehicle));
  await user.type(field(text.vehicle), "Blue Vios");
  unmount();
  const saved = { ...OWN, vehicle: "Blue Vios", version: 4 };
  serverAnswers(editOwnDriverEndpoint, () => saved);
  const again = renderPart(form(OWN));
  expect(field(text.vehicle).value).toBe("Blue Vios");
  await again.user.click(save());
  expect(await screen.findByText(text.saved)).toBeTruthy();
  again.unmount();
  renderPart(form({ ...saved, vehicle: "Red Rio" }));
  expect(field(text.vehicle).value).toBe("Red Rio");
});

test("another's edit in between is shown beside what was typed, and saving once more means the latter", async () => {
  const theirs = { ...OWN, vehicle: "Red Rio", version: 4 };
  const sent = serverAnswers(editOwnDriverEndpoint, () => refusal("edit_conflict"));
  serverAnswers(getOwnDriverEndpoint, () => theirs);
  const { user, rerender } = renderPart(form(OWN));
  await user.clear(field(text.vehicle));
  await user.type(field(text.vehicle), "Blue Vios");
  rerender(inPage(form(theirs)));
  await user.click(save());
  expect(await screen.findByText(text.savedNow("Red Rio"))).toBeTruthy();
  expect(screen.getByRole("alert").textContent).toBe(text.conflict);
  expect(field(text.vehicle).value).toBe("Blue Vios");
  const saved = serverAnswers(editOwnDriverEndpoint, () => ({ ...theirs, vehicle: "Blue Vios", version: 5 }));
  await user.click(save());
  await waitFor(() => expect(saved).toHaveLength(1));
  expect([sent[0]?.body, saved[0]?.body]).toMatchObject([
    { version: 3 },
    { version: 4, vehicle: "Blue Vios" },
  ]);
});

test("where the office approves changes, days of documents are asked for too, and it's said that they wait", async () => {
  const change = {
    id: 3,
    field: "insurance_expires_on",
    from: null,
    to: "2030-01-31",
    proposed_at: "2026-11-20T16:00:00Z",
    state: "waiting",
    reason: null,
  } as const;
  const own = { ...OWN, changes_wait: true, changes: [change] };
  const sent = serverAnswers(editOwnDriverEndpoint, () => own);
  const { user } = renderPart(form({ ...own, changes: [] }));
  await user.type(field(papers.validUntil.insurance), "2030-01-31");
  await user.click(save());
  expect(await screen.findByText(text.sent)).toBeTruthy();
  expect(sent[0]?.body).toMatchObject({ insurance_expires_on: "2030-01-31" });
  expect(sent[0]?.body).not.toHaveProperty("permit_expires_on");
  const declined = {
    ...change,
    id: 4,
    field: "plate",
    to: "TX 9",
    state: "declined",
    reason: "Unreadable",
  } as const;
  renderPart(
    <ToastProvider>
      <OwnChanges own={{ ...own, changes: [change, declined] }} />
    </ToastProvider>,
  );
  expect(screen.getByText(papers.changes.waiting)).toBeTruthy();
  expect(screen.getByText("Insurance valid until: – → January 31, 2030")).toBeTruthy();
  expect(screen.getByText("Unreadable")).toBeTruthy();
});

test("a driver takes back what waits for the office, and hears when the office was faster", async () => {
  const change = {
    id: 3,
    field: "plate",
    from: "TX 1234",
    to: "TX 9",
    proposed_at: "2026-11-20T16:00:00Z",
    state: "waiting",
    reason: null,
  } as const;
  const own = { ...OWN, changes_wait: true, changes: [change] };
  const { user } = renderPart(
    <ToastProvider>
      <OwnChanges own={own} />
    </ToastProvider>,
  );
  serverAnswers(withdrawOwnChangesEndpoint, () => refusal("edit_conflict"));
  const button = () => screen.getByRole("button", { name: new RegExp(papers.changes.withdraw) });
  await user.click(button());
  expect(await screen.findByRole("alert")).toBeTruthy();
  const sent = serverAnswers(withdrawOwnChangesEndpoint, () => ({ ...own, changes: [] }));
  await user.click(button());
  expect(await screen.findByText(papers.changes.withdrawn)).toBeTruthy();
  expect(sent[0]?.body).toEqual({ ids: [3] });
});
