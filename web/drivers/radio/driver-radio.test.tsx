import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import {
  getOwnRadioEndpoint,
  readFromDeskEndpoint,
  sendToDeskEndpoint,
} from "../../../contract/radio/radio.endpoints.ts";
import type { Language } from "../../../domain/languages.ts";
import { startSession } from "../../api/session.ts";
import { deviceStore } from "../../device/device-store.ts";
import { DriverScreen } from "../../testing/driver-day.tsx";
import "../../testing/other-languages.ts";
import { inPage, renderPart } from "../../testing/render.tsx";
import { refusal, serverAnswers } from "../../testing/server.ts";
import radio from "../../radio/strings/en.ts";
import { RadioButton, RadioNotes } from "./driver-radio.tsx";
import { readWaiting } from "./radio-queue.ts";
import { useOwnRadio } from "./use-own-radio.ts";
import text from "./strings/en.ts";

const CALL = {
  id: 4,
  driver_id: 7,
  from: "desk" as const,
  author: "Ana Maduro",
  phrase: "call_office" as const,
};

beforeEach(() => {
  deviceStore.forget("driver_radio:");
  startSession({ username: "driver", role: "driver", access: "token", refresh: null }, false);
});

function Day({ noSignal = false }: { readonly noSignal?: boolean }) {
  const own = useOwnRadio("driver", { enabled: true, noSignal });
  return (
    <DriverScreen path="/driverpanel" day={{ radio: own, noSignal }}>
      <RadioButton />
      <RadioNotes />
    </DriverScreen>
  );
}

function open({ noSignal = false, language = "en" }: { noSignal?: boolean; language?: Language } = {}) {
  return renderPart(<Day noSignal={noSignal} />, language);
}

it("shows what the office says in the driver's own language, and takes OK for an answer in one tap", async () => {
  let unread = true;
  serverAnswers(getOwnRadioEndpoint, () => ({
    texts: [{ ...CALL, read_at: unread ? null : "2026-11-20T16:00:00Z" }],
    unread: unread ? 1 : 0,
  }));
  const read = serverAnswers(readFromDeskEndpoint, () => {
    unread = false;
    return null;
  });
  const sent = serverAnswers(sendToDeskEndpoint, () => ({ id: 5 }));
  const { user } = open({ language: "pap" });
  expect(await screen.findByText("Yama ofisina, por fabor.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Ta bon" }));
  await waitFor(() => expect(screen.queryByText("Yama ofisina, por fabor.")).toBeNull());
  expect(read.map(({ body }) => body)).toEqual([{ up_to: 4 }]);
  expect(sent.map(({ body }) => body)).toEqual([{ phrase: "ok", happened_at: expect.any(String) }]);
});

it("keeps what is said without a signal, with its time, and sends it once when the signal is back", async () => {
  serverAnswers(getOwnRadioEndpoint, () => ({ texts: [], unread: 0 }));
  const sent = serverAnswers(sendToDeskEndpoint, () => ({ id: 5 }));
  const { user, rerender } = open({ noSignal: true });
  await user.click(screen.getByRole("button", { name: text.open }));
  const dialog = screen.getByRole("dialog");
  await user.click(within(dialog).getByRole("button", { name: "I'm stuck in traffic." }));
  await user.type(within(dialog).getByRole("textbox", { name: radio.write }), "Bridge is up{Enter}");
  expect(within(dialog).getAllByText(new RegExp(radio.waits))).toHaveLength(2);
  expect(sent).toEqual([]);
  const written = readWaiting("driver").map(({ at }) => at);
  rerender(inPage(<Day />));
  await waitFor(() => expect(readWaiting("driver")).toEqual([]));
  expect(sent.map(({ body }) => body)).toEqual([
    { phrase: "traffic", happened_at: written[0] },
    { text: "Bridge is up", happened_at: written[1] },
  ]);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(2);
});

it("says so where the server won't take a text, and goes on with the next", async () => {
  serverAnswers(getOwnRadioEndpoint, () => ({ texts: [], unread: 0 }));
  let refuses = true;
  serverAnswers(sendToDeskEndpoint, () => {
    if (!refuses) return { id: 6 };
    refuses = false;
    return refusal("invalid_input");
  });
  const { user } = open();
  await user.click(screen.getByRole("button", { name: text.open }));
  const dialog = screen.getByRole("dialog");
  await user.click(within(dialog).getByRole("button", { name: "5 minutes more" }));
  expect(await within(dialog).findByText(new RegExp(radio.refused))).toBeTruthy();
  await user.click(within(dialog).getByRole("button", { name: "Please call me." }));
  await waitFor(() => expect(readWaiting("driver").map(({ phrase }) => phrase)).toEqual(["five_minutes"]));
});
