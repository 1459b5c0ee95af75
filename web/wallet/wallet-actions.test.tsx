import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { saveGooglePassEndpoint } from "../../contract/wallet/wallet.endpoints.ts";
import { WALLETS } from "../../domain/wallet/wallets.ts";
import { PageAt } from "../testing/page-at.tsx";
import { renderPart } from "../testing/render.tsx";
import { refusal, serverAnswers } from "../testing/server.ts";
import { ToastProvider } from "../ui/toast.tsx";
import text from "./strings/en.ts";
import WalletActions from "./wallet-actions.tsx";

function showOn(userAgent: string) {
  vi.stubGlobal("navigator", { userAgent, maxTouchPoints: 5, onLine: true, language: "en" });
  renderPart(
    <ToastProvider>
      <PageAt path="/track/its-code">
        <ul>
          <WalletActions wallets={WALLETS} code="its-code" />
        </ul>
      </PageAt>
    </ToastProvider>,
  );
}

test("an iPhone opens the pass in the language of the page", () => {
  showOn("Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)");
  const link = screen.getByRole("link", { name: text.apple });
  expect(link.getAttribute("href")).toBe("/api/track/its-code/apple-pass/?language=en");
  expect(screen.queryByRole("button", { name: text.google })).toBeNull();
});

test("an Android goes to Google with the pass that was made there", async () => {
  const assign = vi.spyOn(window.location, "assign").mockImplementation(() => undefined);
  const asked: unknown[] = [];
  serverAnswers(saveGooglePassEndpoint, (call) => {
    asked.push(call);
    return { save_url: "https://pay.google.com/gp/v/save/signed" };
  });
  showOn("Mozilla/5.0 (Linux; Android 16; Pixel 10)");
  await userEvent.click(screen.getByRole("button", { name: text.google }));
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith("https://pay.google.com/gp/v/save/signed"));
  expect(asked).toHaveLength(1);
  assign.mockRestore();
});

test("says so where Google doesn't answer", async () => {
  serverAnswers(saveGooglePassEndpoint, () => refusal("unavailable"));
  showOn("Mozilla/5.0 (Linux; Android 16; Pixel 10)");
  await userEvent.click(screen.getByRole("button", { name: text.google }));
  expect(await screen.findByText(text.failed)).toBeTruthy();
});
