import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import {
  allowAssistantEndpoint,
  listMyAssistantsEndpoint,
  readAssistantRequestEndpoint,
  withdrawMyAssistantEndpoint,
} from "../../../contract/assistants/grants.endpoints.ts";
import { endSession, startSession } from "../../api/session.ts";
import { PageAt } from "../../testing/page-at.tsx";
import { renderPart } from "../../testing/render.tsx";
import { refusal, serverAnswers } from "../../testing/server.ts";
import { ToastProvider } from "../../ui/toast.tsx";
import AllowAssistantPage from "./allow-assistant-page.tsx";
import { AllowedAssistants } from "./allowed-assistants.tsx";

const ASKS = {
  host: "claude.example",
  returns_to: "claude.example",
  scopes: ["rides:read", "rides:write"],
} as const;
const READS = { ...ASKS, scopes: ["rides:read"] } as const;
const USED = { allowed_at: "2026-11-20T14:00:00Z", last_used_at: "2026-11-26T14:00:00Z" };
const NO = "https://claude.example/back?error=access_denied";
const YES = "https://claude.example/back?code=abc";

let gone: string[] = [];
beforeEach(() => {
  gone = [];
  endSession("signed-out");
  for (const way of ["assign", "replace"] as const) {
    vi.spyOn(location, way).mockImplementation((to) => void gone.push(String(to)));
  }
});

function signIn(role: string) {
  startSession({ username: "ana", role, access: "token", refresh: null }, false);
}

function open() {
  renderPart(
    <PageAt path="/allow-assistant?client_id=https%3A%2F%2Fclaude.example%2Fclient.json&state=s">
      <AllowAssistantPage />
    </PageAt>,
  );
}

it("names the assistant by its host, says what it may do, and goes back to it with a rider's yes", async () => {
  signIn("rider");
  serverAnswers(readAssistantRequestEndpoint, () => ({ asks: ASKS, leave_to: NO }));
  const sent = serverAnswers(allowAssistantEndpoint, () => ({ leave_to: YES }));
  open();
  expect(await screen.findByText("claude.example")).toBeTruthy();
  expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
    "See your rides, their price and where the car is",
    "Book, change and cancel rides for you",
  ]);
  expect(screen.getByText("You're logged in as ana.")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Allow" }));
  await waitFor(() => expect(gone).toEqual([YES]));
  expect(sent[0]?.body).toEqual({ client_id: "https://claude.example/client.json", state: "s" });
});

it("goes back with a no, and takes nobody's yes but a rider's", async () => {
  signIn("staff");
  serverAnswers(readAssistantRequestEndpoint, () => ({ asks: READS, leave_to: NO }));
  open();
  await userEvent.click(await screen.findByRole("button", { name: "Don't allow" }));
  expect(gone).toEqual([NO]);
  expect(screen.queryByRole("button", { name: "Allow" })).toBeNull();
});

it("asks a guest to log in here, or for the key of a hotel, and says of a wrong one where a good one comes from", async () => {
  serverAnswers(readAssistantRequestEndpoint, () => ({ asks: READS, leave_to: NO }));
  serverAnswers(allowAssistantEndpoint, () => refusal("unauthenticated"));
  open();
  await userEvent.click(await screen.findByText("For a hotel or firm"));
  await userEvent.type(screen.getByLabelText("Key"), "trupial_live_wrong");
  await userEvent.click(screen.getByRole("button", { name: "Allow with this key" }));
  expect(await screen.findByText("This key isn't good. Ask our office for a new one.")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Log in to allow it" }));
  expect(await screen.findByText("Log in to allow claude.example.")).toBeTruthy();
});

it("leaves at once where the assistant must be told, and says so where it can't be", async () => {
  serverAnswers(readAssistantRequestEndpoint, () => ({ asks: null, leave_to: NO }));
  open();
  await waitFor(() => expect(gone).toEqual([NO]));
});

it("says of an assistant that nobody knows where to begin again", async () => {
  serverAnswers(readAssistantRequestEndpoint, () => ({ asks: null, leave_to: null }));
  open();
  expect(
    await screen.findByText("We don't know this assistant. Go back to it and begin again."),
  ).toBeTruthy();
});

it("lists what a rider allows, and withdraws it once they are sure", async () => {
  signIn("rider");
  serverAnswers(listMyAssistantsEndpoint, () => [
    { id: "3f0c5d3e-6f0e-4c86-9c54-0d0f4a1f7d10", host: "claude.example", scopes: READS.scopes, ...USED },
  ]);
  const sent = serverAnswers(withdrawMyAssistantEndpoint, () => null);
  renderPart(
    <ToastProvider>
      <AllowedAssistants />
    </ToastProvider>,
  );
  await userEvent.click(await screen.findByRole("button", { name: "Withdraw claude.example" }));
  const dialog = await screen.findByRole("dialog");
  await userEvent.click(within(dialog).getByRole("button", { name: "Withdraw" }));
  await waitFor(() => expect(sent).toHaveLength(1));
});
