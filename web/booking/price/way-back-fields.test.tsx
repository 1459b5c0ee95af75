import { screen, within } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { addDays } from "../../../domain/curacao-days.ts";
import { curacaoDate } from "../../../domain/curacao-time.ts";
import { renderPart } from "../../testing/render.tsx";
import { type BookingDraft, EMPTY_BOOKING } from "../booking-draft.ts";
import { WayBackFields } from "./way-back-fields.tsx";

function renderWayBack() {
  const priced: (Partial<BookingDraft> | undefined)[] = [];
  function WayBack() {
    const [draft, setDraft] = useState(EMPTY_BOOKING);
    const change = (values: Partial<BookingDraft>) => setDraft({ ...draft, ...values });
    return <WayBackFields flow={{ draft, change, price: (values) => void priced.push(values) }} />;
  }
  return { ...renderPart(<WayBack />), priced };
}

test("a way back asks for its day and its time, guesses neither, and is priced once both are there", async () => {
  const { user, priced } = renderWayBack();
  await user.click(screen.getByRole("checkbox", { name: "Add a return ride" }));
  const back = within(screen.getByRole("group", { name: "Way back at" }));
  const day = await back.findByLabelText<HTMLInputElement>("Date");
  const time = back.getByLabelText<HTMLSelectElement>("Time");
  expect([day.value, time.value]).toEqual(["", ""]);
  const tomorrow = addDays(curacaoDate(new Date()), 1);
  await user.type(day, tomorrow);
  expect([day.value, time.value]).toEqual([tomorrow, ""]);
  expect(priced).toEqual([]);
  await user.selectOptions(time, "16:15");
  expect(priced.at(-1)).toEqual({ wayBack: { when: `${tomorrow}T16:15`, flight: "" } });
});

test("the moment that is chosen is read in the page's language, beside a date that the browser writes in its own", async () => {
  const { user } = renderWayBack();
  await user.click(screen.getByRole("checkbox", { name: "Add a return ride" }));
  const group = screen.getByRole("group", { name: "Way back at" });
  const day = await within(group).findByLabelText("Date");
  await user.type(day, addDays(curacaoDate(new Date()), 1));
  await user.selectOptions(within(group).getByLabelText("Time"), "16:15");
  const words = within(group).getByText(/^[A-Z][a-z]{2} \d+, 4:15/);
  expect(words.closest(".visually-hidden")).toBeNull();
});
