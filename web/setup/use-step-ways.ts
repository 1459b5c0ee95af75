import type { LookedAt, SetupStep } from "../../domain/setup/setup-steps.ts";
import { useStrings } from "../language/language-context.ts";
import { officePaths } from "../router/office-paths.ts";
import { paths } from "../router/paths.ts";

/** A way to do a step: elsewhere in the office, or here. */
export type Way = { readonly label: string } & ({ readonly to: string } | { readonly press: () => void });

type Deeds = {
  readonly note: (step: LookedAt) => void;
  readonly showTrips: () => void;
  readonly sendLetter: () => void;
};

/** The ways to do each step, the plainest first. */
export function useStepWays({ note, showTrips, sendLetter }: Deeds): (step: SetupStep) => readonly Way[] {
  const { ways: text } = useStrings("setup");
  const section = (name: string) => `${paths.admin}/${name}`;
  const right = (step: LookedAt, label = text.rightNow): Way => ({ label, press: () => note(step) });
  const ways: Readonly<Record<SetupStep, readonly Way[]>> = {
    name: [{ label: text.company, to: section("company") }],
    numbers: [
      { label: text.company, to: section("company") },
      { label: text.crib, to: officePaths.adminBooks },
    ],
    languages: [{ label: text.texts, to: section("texts") }, right("languages")],
    tariff: [
      { label: text.trips, press: showTrips },
      { label: text.rates, to: section("tariffs") },
    ],
    areas: [{ label: text.draw, to: section("areas") }, right("areas")],
    driver: [{ label: text.addDriver, to: section("drivers") }],
    dispatcher: [{ label: text.invite, to: section("users") }],
    mail: [{ label: text.letter, press: sendLetter }],
    payments: [{ label: text.payLinks, to: section("pay-links") }, right("payments", text.notNow)],
    safety: [
      { label: text.factor, to: officePaths.adminOwnSettings },
      { label: text.backup, to: section("data") },
    ],
  };
  return (step) => ways[step];
}
