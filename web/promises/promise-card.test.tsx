import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import type { Availability } from "../../contract/promises/availability.ts";
import type { Language } from "../../domain/languages.ts";
import { MINUTE_MS } from "../../domain/time-units.ts";
import "../testing/other-languages.ts";
import { inPage, renderPart } from "../testing/render.tsx";
import { useOfferedTimes } from "./offered-times.ts";
import { PromiseCard } from "./promise-card.tsx";

/** A Thursday, half past ten on the island. */
const AT = Date.parse("2026-12-03T10:30:00-04:00");
const after = (minutes: number) => new Date(AT + minutes * MINUTE_MS).toISOString();
const FREE: Availability = { state: "free", pickup_at: after(0), minutes: null, free_times: [] };
const FULL: Availability = {
  state: "full",
  pickup_at: null,
  minutes: null,
  free_times: [after(-15), after(15), after(75)],
};

type Shown = { availability: Availability; at?: number | null; onTime?: (time: number) => void };

function Card({ availability, at = AT, onTime = () => {} }: Shown) {
  return (
    <PromiseCard
      availability={availability}
      at={at}
      offered={useOfferedTimes(availability, at)}
      onTime={onTime}
    />
  );
}

const said = (shown: Shown, language?: Language) =>
  renderPart(<Card {...shown} />, language).container.textContent;

it("says of a free time that a car will be there, and of a tight one that it is one of the last", () => {
  expect(said({ availability: FREE })).toBe("A car at 10:30 AMThursday, Dec 3.");
  expect(said({ availability: { ...FREE, state: "tight" } })).toBe(
    "A car at 10:30 AMThursday, Dec 3. One of the last at that time.",
  );
});

it("says in how many minutes a car will be there for who rides now", () => {
  const now: Availability = { ...FREE, pickup_at: after(8), minutes: 8 };
  expect(said({ availability: now, at: null })).toBe("A car in about 8 minAt your pickup at about 10:38 AM.");
  expect(said({ availability: { ...now, minutes: 0 }, at: null })).toContain("A car right away");
});

it("says of a full time which ones are free, and sets the one that is pressed", async () => {
  const onTime = vi.fn();
  const { user } = renderPart(<Card availability={FULL} onTime={onTime} />);
  expect(screen.getByRole("heading", { name: "10:30 AM is full." })).toBeTruthy();
  expect(screen.getByText("10:15 AM, 10:45 AM, and 11:45 AM are free.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "10:45 AM 15 min later" }));
  expect(onTime).toHaveBeenCalledWith(AT + 15 * MINUTE_MS);
  expect(screen.getByRole("button", { name: "10:15 AM 15 min earlier" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "11:45 AM 1 h 15 min later" })).toBeTruthy();
});

it("keeps the times in their place while one of them is chosen", () => {
  const { rerender } = renderPart(<Card availability={FULL} />);
  const chosen = AT + 15 * MINUTE_MS;
  rerender(inPage(<Card availability={{ ...FREE, pickup_at: after(15) }} at={chosen} />));
  expect(screen.getByRole("button", { name: /^10:45 AM/, pressed: true })).toBeTruthy();
  expect(screen.getByRole("button", { name: /^10:15 AM/, pressed: false })).toBeTruthy();
  rerender(inPage(<Card availability={FREE} at={AT + 5 * MINUTE_MS} />));
  expect(screen.getByRole("heading", { name: "A car at 10:35 AM" })).toBeTruthy();
});

it("says what is first free for who rides now, and what to do where nothing is", () => {
  vi.useFakeTimers({ now: AT, toFake: ["Date"] });
  expect(said({ availability: { ...FULL, free_times: [after(40)] }, at: null })).toBe(
    "No car just nowFirst free: 11:10 AM.11:10 AMin 40 min",
  );
  vi.useRealTimers();
  expect(said({ availability: { ...FULL, free_times: [] } })).toContain("Choose another one or call us.");
});

it("says that a full time can be asked for where the company takes it as a request", () => {
  expect(said({ availability: { ...FULL, as_request: true } })).toContain("Or ask for it: we'll confirm");
  expect(said({ availability: FULL })).not.toContain("Or ask for it");
});

it("says nothing where nothing is known", () => {
  expect(said({ availability: { ...FREE, state: "unknown", pickup_at: null } })).toBe("");
});

it.each([
  ["nl", "10:30 is vol.10:15, 10:45 en 11:45 zijn vrij."],
  ["es", "está completo.Hay carro: "],
  ["pap", "10:30 AM ta yen.10:15 AM, 10:45 AM i 11:45 AM ta liber."],
] as const)("says it in %s", (language, words) => {
  expect(said({ availability: FULL }, language)).toContain(words);
});
