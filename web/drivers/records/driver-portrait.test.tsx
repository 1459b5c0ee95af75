import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import {
  getDriverPortraitEndpoint,
  setDriverPortraitEndpoint,
} from "../../../contract/drivers/portrait.endpoints.ts";
import portraitText from "../../rides/portrait/strings/en.ts";
import { renderPart } from "../../testing/render.tsx";
import { serverAnswers } from "../../testing/server.ts";
import { DriverPortrait } from "./driver-portrait.tsx";
import text from "./strings/en.ts";
import { madeOf } from "../../testing/filled.ts";
import { driverRecordSchema } from "../../../contract/drivers/driver-records.ts";

const DRIVER = madeOf(driverRecordSchema, { id: 7, name: "Nelly Sambo" });
const KEPT = "data:image/jpeg;base64,/9j/";

test("the office sees a driver's portrait, and removes it", async () => {
  serverAnswers(getDriverPortraitEndpoint, () => ({ portrait: KEPT }));
  const sent = serverAnswers(setDriverPortraitEndpoint, () => ({ portrait: null }));
  const { user } = renderPart(<DriverPortrait driver={DRIVER} onClose={vi.fn()} />);
  screen.getByRole("dialog", { name: text.portrait.of("Nelly Sambo") });
  await screen.findByText(text.portrait.about);
  expect(document.querySelector("img")?.src).toBe(KEPT);
  await user.click(screen.getByRole("button", { name: portraitText.remove }));
  await screen.findByText("NS");
  expect(sent.map(({ body }) => body)).toEqual([{ picture: null }]);
});

test("a file that is no picture is not sent, and that is said", async () => {
  serverAnswers(getDriverPortraitEndpoint, () => ({ portrait: null }));
  const sent = serverAnswers(setDriverPortraitEndpoint, () => ({ portrait: KEPT }));
  vi.stubGlobal("createImageBitmap", () => Promise.reject(new Error("no picture")));
  const { user } = renderPart(<DriverPortrait driver={DRIVER} onClose={vi.fn()} />);
  const file = new File(["not a picture"], "face.png", { type: "image/png" });
  await user.upload(await screen.findByLabelText(portraitText.choose), file);
  expect(await screen.findByText(portraitText.unreadable)).toBeTruthy();
  expect(sent).toHaveLength(0);
});
