import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { FIRST_TARIFF } from "../../../contract/fares/tariff.ts";
import {
  checkAuditLogEndpoint,
  exportAuditLogEndpoint,
  listAuditLogEndpoint,
} from "../../../contract/staff/inbox.endpoints.ts";
import paperStrings from "../../papers/strings/en.ts";
import { renderPart } from "../../testing/render.tsx";
import { keepSavedFiles } from "../../testing/saved-files.ts";
import { refusal, serverAnswers } from "../../testing/server.ts";
import text from "../strings/en.ts";
import auditStrings from "./strings/en.ts";
import { AuditSection } from "./audit-section.tsx";

test.each([
  [
    "edit_driver",
    { license_expires_on: { from: null, to: "2027-05-20" }, vehicle_type: { from: "economy", to: "xl" } },
    `${paperStrings.validUntil.license}: – → May 20, 2027, ${text.drivers.vehicleType}: Economy → XL`,
  ],
  ["edit_company", { start_code: { from: false, to: true } }, `${text.company.startCode}: no → yes`],
  ["change_role", { from: "driver", to: "rider" }, "Role: Driver → Rider"],
  [
    "add_partner",
    { crib: "102345678", language: "nl", credit_limit: "500.00", discount_percent: 5 },
    "CRIB number: 102345678, Language: Nederlands, Limit: 500.00, Discount (%): 5",
  ],
  ["send_message_again", { kind: "receipt", channel: "email" }, "Receipt, email"],
  ["add_tariff", FIRST_TARIFF, `${text.tariffs.start}: 6`],
] as const)("an entry of %s is said in the words of the office's forms", async (action, detail, said) => {
  serverAnswers(
    listAuditLogEndpoint,
    () =>
      [{ id: 1, at: "2026-11-20T16:00:00Z", actor: "staff", action, subject: "company", detail }] as never,
  );
  renderPart(<AuditSection />);
  expect(await screen.findByText(said, { exact: false })).toBeTruthy();
  expect(screen.queryByText(/_/)).toBeNull();
});

test("the log is narrowed by who or what, by the kind of change and by days", async () => {
  const asked: string[] = [];
  const served = globalThis.fetch;
  const answer = vi.fn((address: string) => {
    if (address.includes(listAuditLogEndpoint.path)) asked.push(address);
    return Promise.resolve(Response.json([]));
  });
  vi.stubGlobal("fetch", answer);
  onTestFinished(() => void vi.stubGlobal("fetch", served));
  const { user } = renderPart(<AuditSection />);
  expect(await screen.findByText(text.audit.empty)).toBeTruthy();
  await user.type(screen.getByRole("searchbox", { name: auditStrings.search }), "ana");
  await user.selectOptions(screen.getByRole("combobox", { name: text.audit.what }), "change_role");
  fireEvent.change(screen.getByLabelText(auditStrings.from), { target: { value: "2026-11-01" } });
  fireEvent.change(screen.getByLabelText(auditStrings.to), { target: { value: "2026-11-20" } });
  expect(await screen.findByText(auditStrings.nothingFound)).toBeTruthy();
  await waitFor(() =>
    expect(asked.at(-1)).toMatch(/q=ana&action=change_role&start_date=2026-11-01&end_date=2026-11-21/),
  );
  await user.click(screen.getByRole("button", { name: auditStrings.clear }));
  expect(await screen.findByText(text.audit.empty)).toBeTruthy();
});

test("what is filtered is kept as a table, and what goes wrong with that is said", async () => {
  serverAnswers(listAuditLogEndpoint, () => []);
  const asked = serverAnswers(exportAuditLogEndpoint, () => new Response("Entry,Who\r\n1,staff\r\n"));
  const saved = keepSavedFiles();
  const { user } = renderPart(<AuditSection />);
  await user.selectOptions(await screen.findByRole("combobox", { name: text.audit.what }), "change_role");
  expect(await screen.findByText(auditStrings.nothingFound)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: auditStrings.exportCsv }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(Object.fromEntries(asked[0]?.query ?? [])).toEqual({ action: "change_role", language: "en" });
  expect(await saved[0]?.content.text()).toContain("1,staff");
  serverAnswers(exportAuditLogEndpoint, () => refusal("unavailable", 503));
  await user.click(screen.getByRole("button", { name: auditStrings.exportCsv }));
  expect((await screen.findByRole("alert")).textContent).toContain(auditStrings.exportFailed);
});

test("whether the log is as it was written is said on a press, with the first entry that isn't", async () => {
  serverAnswers(listAuditLogEndpoint, () => []);
  serverAnswers(checkAuditLogEndpoint, () => ({ entries: 1200, blanked: 2, fault: null, end: "1200:abc" }));
  const { user } = renderPart(<AuditSection />);
  const words = auditStrings.check;
  await user.click(screen.getByRole("button", { name: words.button }));
  const whole = await screen.findByText(words.whole("1,200"), { exact: false });
  expect(whole.textContent).toContain(words.blanked("2"));
  expect(whole.textContent).toContain("1200:abc");
  serverAnswers(checkAuditLogEndpoint, () => ({
    entries: 1200,
    blanked: 0,
    fault: { place: 7, reason: "missing" as const },
    end: "1200:abc",
  }));
  await user.click(screen.getByRole("button", { name: words.button }));
  expect((await screen.findByRole("alert")).textContent).toBe(words.broken("7", words.reasons.missing));
});
