import { act, screen, waitFor, within } from "@testing-library/react";
import { useCallback, useState } from "react";
import { expect, it } from "vitest";
import { listDriversEndpoint } from "../../../contract/drivers/drivers.endpoints.ts";
import {
  getRadioThreadEndpoint,
  listRadioThreadsEndpoint,
  readFromDriverEndpoint,
  sendToAllDriversEndpoint,
  sendToDriverEndpoint,
} from "../../../contract/radio/radio.endpoints.ts";
import { invalidate } from "../../api/update-read.ts";
import { aDriver } from "../../testing/drivers.ts";
import { PageAt } from "../../testing/page-at.tsx";
import { renderPart } from "../../testing/render.tsx";
import { serverAnswers } from "../../testing/server.ts";
import { ToastProvider } from "../../ui/toast.tsx";
import { DispatchContext } from "../live/dispatch-context.ts";
import { DeskRadio, type TalkTo } from "./desk-radio.tsx";
import { RadioBell } from "./radio-bell.tsx";
import { useRadioNews } from "./use-radio-threads.ts";
import text from "./strings/en.ts";

const FROM_NELLY = { id: 9, driver_id: 1, from: "driver" as const, phrase: "traffic" as const };
const nothing = () => undefined;

function Desk() {
  const [open, setOpen] = useState(false);
  const [to, setTo] = useState<TalkTo>(null);
  const talk = useCallback((driverId: number | null) => {
    setTo(driverId);
    setOpen(true);
  }, []);
  useRadioNews(talk);
  return (
    <DispatchContext
      value={{ assign: nothing, edit: nothing, book: nothing, command: nothing, talk, live: "live" }}
    >
      <RadioBell />
      <DeskRadio open={open} to={to} onChoose={setTo} onClose={() => setOpen(false)} />
    </DispatchContext>
  );
}

function open() {
  serverAnswers(listDriversEndpoint, () => [
    aDriver({ id: 1, name: "Nelly Sambo", status: "on_ride" }),
    aDriver({ id: 2, name: "Joost Winklaar", status: "available" }),
    aDriver({ id: 3, name: "Ana Off", status: "offline" }),
  ]);
  return renderPart(
    <PageAt path="/operator">
      <ToastProvider>
        <Desk />
      </ToastProvider>
    </PageAt>,
  );
}

it("says on every screen what a driver has written, and opens their thread to answer", async () => {
  let said = false;
  let unread = 1;
  serverAnswers(listRadioThreadsEndpoint, () => ({
    threads: said ? [{ driver_id: 1, driver_name: "Nelly Sambo", unread, last: FROM_NELLY }] : [],
  }));
  serverAnswers(getRadioThreadEndpoint, () => ({ texts: [FROM_NELLY], unread }));
  const read = serverAnswers(readFromDriverEndpoint, () => {
    unread = 0;
    return null;
  });
  const sent = serverAnswers(sendToDriverEndpoint, () => ({ id: 10 }));
  const { user } = open();
  expect(await screen.findByRole("button", { name: text.open })).toBeTruthy();
  said = true;
  act(() => invalidate(listRadioThreadsEndpoint));
  expect(await screen.findByText("Nelly Sambo: I'm stuck in traffic.")).toBeTruthy();
  expect(await screen.findByRole("button", { name: text.openUnread(1) })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: new RegExp(`^${text.answer}`) }));
  const dialog = await screen.findByRole("dialog");
  await waitFor(() => expect(read.map(({ body }) => body)).toEqual([{ up_to: 9 }]));
  await user.click(await within(dialog).findByRole("button", { name: "Thank you!" }));
  await waitFor(() => expect(sent.map(({ body }) => body)).toEqual([{ phrase: "thanks" }]));
});

it("writes to one driver or to everyone on shift, and says how many those were", async () => {
  serverAnswers(listRadioThreadsEndpoint, () => ({ threads: [] }));
  serverAnswers(getRadioThreadEndpoint, () => ({ texts: [], unread: 0 }));
  const toOne = serverAnswers(sendToDriverEndpoint, () => ({ id: 10 }));
  const toAll = serverAnswers(sendToAllDriversEndpoint, () => ({ drivers: 2 }));
  const { user } = open();
  await user.click(await screen.findByRole("button", { name: text.open }));
  const dialog = await screen.findByRole("dialog");
  const list = within(await within(dialog).findByRole("list", { name: text.drivers }));
  await list.findByRole("button", { name: "Joost Winklaar" });
  expect(list.queryByRole("button", { name: "Ana Off" })).toBeNull();
  await user.click(list.getByRole("button", { name: /^Everyone on shift/ }));
  await user.click(within(dialog).getByRole("button", { name: /drive to the pier/ }));
  expect(await screen.findByText(text.sentTo(2))).toBeTruthy();
  expect(toAll.map(({ body }) => body)).toEqual([{ phrase: "to_pier" }]);
  await user.click(list.getByRole("button", { name: "Joost Winklaar" }));
  await user.type(await within(dialog).findByRole("textbox"), "Gate B{Enter}");
  await waitFor(() => expect(toOne.map(({ body }) => body)).toEqual([{ text: "Gate B" }]));
});
