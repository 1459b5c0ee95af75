import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import {
  getWeekMailEndpoint,
  sendWeekMailEndpoint,
  setWeekMailEndpoint,
} from "../../../contract/reports/week-mail.endpoints.ts";
import { reads } from "../../api/read.ts";
import { renderPart } from "../../testing/render.tsx";
import { refusal, serverAnswers } from "../../testing/server.ts";
import { ToastProvider } from "../../ui/toast.tsx";
import start from "./strings/en.ts";
import { WeekMail } from "./week-mail.tsx";

const text = start.week;

beforeEach(() => reads.clear());

const render = () =>
  renderPart(
    <ToastProvider>
      <WeekMail />
    </ToastProvider>,
  );

test("is off until switched on, and says from when it comes", async () => {
  let on = false;
  serverAnswers(getWeekMailEndpoint, () => ({ on }));
  const sent = serverAnswers(setWeekMailEndpoint, () => ({ on: (on = true) }));
  const { user } = render();
  const box = await screen.findByRole("checkbox", { name: text.onMondays });
  expect(box).toHaveProperty("checked", false);
  await user.click(box);
  expect(await screen.findByText(text.isOn)).toBeTruthy();
  await waitFor(() => expect(box).toHaveProperty("checked", true));
  expect(sent.map(({ body }) => body)).toEqual([{ on: true }]);
});

test("sends last week's by a press, and says why where it can't", async () => {
  serverAnswers(getWeekMailEndpoint, () => ({ on: true }));
  serverAnswers(sendWeekMailEndpoint, () => refusal("rate_limited"));
  const { user } = render();
  await user.click(await screen.findByRole("button", { name: text.sendNow }));
  expect(await screen.findByRole("alert")).toBeTruthy();
  serverAnswers(sendWeekMailEndpoint, () => null);
  await user.click(screen.getByRole("button", { name: text.sendNow }));
  expect(await screen.findByText(text.sent)).toBeTruthy();
});
