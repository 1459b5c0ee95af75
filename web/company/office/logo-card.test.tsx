import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { getLogoEndpoint, setLogoEndpoint } from "../../../contract/company/logo.endpoints.ts";
import { renderPart } from "../../testing/render.tsx";
import { serverAnswers } from "../../testing/server.ts";
import { ToastProvider } from "../../ui/toast.tsx";
import staff from "../../office/strings/en.ts";
import { LogoCard } from "./logo-card.tsx";

const { logo: text } = staff.company;

function openCard() {
  return renderPart(
    <ToastProvider>
      <LogoCard />
    </ToastProvider>,
  );
}

test("a logo is seen by day and by night, and the drawn mark comes back in one press", async () => {
  serverAnswers(getLogoEndpoint, () => ({ logo: "data:image/png;base64,AAAA" }));
  const sent = serverAnswers(setLogoEndpoint, () => ({ logo: null }));
  const { user } = openCard();
  expect(await screen.findByText(text.light)).toBeTruthy();
  expect(screen.getByText(text.dark)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: text.remove }));
  expect(await screen.findByText(text.removed)).toBeTruthy();
  expect(sent.map(({ body }) => body)).toEqual([{ picture: null }]);
});

test("a file that is no picture is refused where it was chosen, and nothing is sent", async () => {
  serverAnswers(getLogoEndpoint, () => ({ logo: null }));
  const sent = serverAnswers(setLogoEndpoint, () => ({ logo: null }));
  const { user } = openCard();
  const file = new File(["<svg"], "logo.svg", { type: "image/svg+xml" });
  await user.upload(await screen.findByLabelText(text.choose), file);
  expect(await screen.findByText(text.unreadable)).toBeTruthy();
  expect(screen.queryByRole("button", { name: text.remove })).toBeNull();
  expect(sent).toEqual([]);
});
