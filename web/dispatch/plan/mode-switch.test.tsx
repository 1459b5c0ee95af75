import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import {
  editDispatchSettingsEndpoint,
  getDispatchSettingsEndpoint,
} from "../../../contract/dispatch/dispatch.endpoints.ts";
import { renderPart } from "../../testing/render.tsx";
import { serverAnswers } from "../../testing/server.ts";
import { ModeSwitch } from "./mode-switch.tsx";
import text from "./strings/en.ts";

test("who gives the rides is one of three, and a press changes it", async () => {
  serverAnswers(getDispatchSettingsEndpoint, () => ({ mode: "suggest" as const }));
  const sent = serverAnswers(editDispatchSettingsEndpoint, () => ({ mode: "off" as const }));
  const { user } = renderPart(<ModeSwitch />);
  const pressed = async (name: string) =>
    (await screen.findByRole("button", { name })).getAttribute("aria-pressed");
  expect(await pressed(text.modes.suggest)).toBe("true");
  await user.click(screen.getByRole("button", { name: text.modes.off }));
  expect(sent).toMatchObject([{ body: { mode: "off" } }]);
  expect(await screen.findByRole("button", { name: text.modes.off, pressed: true })).toBeTruthy();
});

test("a server that knows of two modes alone has its switch shown as one of them", async () => {
  serverAnswers(getDispatchSettingsEndpoint, () => ({ auto_assign: true }));
  renderPart(<ModeSwitch />);
  expect(await screen.findByRole("button", { name: text.modes.auto, pressed: true })).toBeTruthy();
});
