import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { meSchema } from "../../../contract/accounts/account.ts";
import { readMeEndpoint } from "../../../contract/accounts/me.endpoints.ts";
import { approvalSchema, approvalsSchema } from "../../../contract/approvals/approval.ts";
import {
  approveEndpoint,
  listApprovalsEndpoint,
  refuseApprovalEndpoint,
  setApprovalSettingsEndpoint,
  withdrawRequestEndpoint,
} from "../../../contract/approvals/approvals.endpoints.ts";
import { RIGHTS } from "../../../domain/accounts/rights.ts";
import { reads } from "../../api/read.ts";
import { endSession, startSession } from "../../api/session.ts";
import { madeOf } from "../../testing/filled.ts";
import { PageAt } from "../../testing/page-at.tsx";
import { renderPart } from "../../testing/render.tsx";
import { refusal, serverAnswers } from "../../testing/server.ts";
import { ToastProvider } from "../../ui/toast.tsx";
import signedIn from "../../api/signed-in/strings/en.ts";
import { ApprovalsSection } from "./approvals-section.tsx";
import text from "./strings/en.ts";

const THEIRS = madeOf(approvalSchema, {
  id: 3,
  kind: "refund",
  state: "waiting",
  amount: "120.00",
  reason: "The car was late",
  ride: { id: 5, reference: "K7P-4XM" },
  asked_by: { id: 9, name: "Ana Curiel" },
  asked_at: "2026-11-26T16:00:00Z",
  expires_at: "2026-12-03T16:00:00Z",
  may_decide: true,
});
const MINE = { ...THEIRS, id: 4, asked_by: { id: 1, name: "Me" }, is_mine: true, may_decide: false };
const ALL = madeOf(approvalsSchema, {
  settings: { refunds_over: 50, write_offs_over: null, exports: false, days: 7, version: 2 },
  others: { refunds: 1, bookkeeping: 0, records: 1 },
  waiting: [THEIRS],
});

beforeEach(() => {
  reads.clear();
  startSession({ username: "owner", role: "staff", access: "token", refresh: null }, false);
  serverAnswers(readMeEndpoint, () => madeOf(meSchema, { role: "staff", rights: [...RIGHTS] }));
});
afterEach(() => act(() => endSession("expired")));

const render = () =>
  renderPart(
    <PageAt path="/admin/approvals">
      <ToastProvider>
        <ApprovalsSection />
      </ToastProvider>
    </PageAt>,
  );

test("says who asks for what and why, and approves it once it was said what that does", async () => {
  serverAnswers(listApprovalsEndpoint, () => ALL);
  const sent = serverAnswers(approveEndpoint, () => ({ ...THEIRS, state: "done" as const }));
  const { user } = render();
  expect(await screen.findByText("Give back $120.00")).toBeTruthy();
  expect(screen.getByText("The car was late")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Ride K7P-4XM" })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: text.approve }));
  const dialog = within(screen.getByRole("dialog"));
  expect(dialog.getByText(text.confirm.refund)).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: text.approve }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(await screen.findByText(text.done.approve)).toBeTruthy();
});

test("refuses in words, and says where somebody else was quicker", async () => {
  serverAnswers(listApprovalsEndpoint, () => ALL);
  const sent = serverAnswers(refuseApprovalEndpoint, () => refusal("approval_over"));
  const { user } = render();
  await user.click(await screen.findByRole("button", { name: text.refuse }));
  const dialog = within(screen.getByRole("dialog"));
  await user.type(dialog.getByLabelText(text.why), "Ask the driver");
  await user.click(dialog.getByRole("button", { name: text.refuse }));
  expect(await dialog.findByText(signedIn.approval_over)).toBeTruthy();
  expect(sent.map(({ body }) => body)).toEqual([{ note: "Ask the driver" }]);
});

test("offers one's own to be withdrawn and not to be approved", async () => {
  serverAnswers(listApprovalsEndpoint, () => ({ ...ALL, waiting: [MINE] }));
  const sent = serverAnswers(withdrawRequestEndpoint, () => ({ ...MINE, state: "withdrawn" as const }));
  const { user } = render();
  expect(await screen.findByText(text.mine)).toBeTruthy();
  expect(screen.queryByRole("button", { name: text.approve })).toBeNull();
  await user.click(screen.getByRole("button", { name: text.withdraw }));
  await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: text.withdraw }));
  await waitFor(() => expect(sent).toHaveLength(1));
});

test("says plainly where nobody else could approve, and that one person leaves it off", async () => {
  serverAnswers(listApprovalsEndpoint, () => ({ ...ALL, waiting: [] }));
  const sent = serverAnswers(setApprovalSettingsEndpoint, () => ({ ...ALL.settings, version: 3 }));
  const { user } = render();
  expect(await screen.findByText(text.nothing)).toBeTruthy();
  expect(screen.queryByText(text.alone(text.may.bookkeeping))).toBeNull();
  await user.type(screen.getByLabelText(text.writeOffsOver), "80");
  expect(screen.getByText(text.alone(text.may.bookkeeping))).toBeTruthy();
  await user.clear(screen.getByLabelText(text.writeOffsOver));
  await user.clear(screen.getByLabelText(text.refundsOver));
  expect(screen.getByText(text.off)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toEqual({
    refunds_over: null,
    write_offs_over: null,
    exports: false,
    days: 7,
    version: 2,
  });
});
