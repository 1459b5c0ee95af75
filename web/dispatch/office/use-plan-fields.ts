import type { PlanSettingsOnTheWire } from "../../../contract/dispatch/company-plan.ts";
import { HELD_BACK, PLAN_MODES, PLAN_WILLS, WHEN_FULL } from "../../../domain/dispatch/company-plan.ts";
import { readTypedShares } from "../../../domain/dispatch/typed-shares.ts";
import { useStrings } from "../../language/language-context.ts";
import type { RecordField } from "../../office/record-form.tsx";
import { isWithin, type NumberName } from "./plan-values.ts";

/** The fields of the plan's settings, in groups. */
export function usePlanFields({ defaults, learned_percent }: PlanSettingsOnTheWire): RecordField[] {
  const text = useStrings("dispatch/office");
  const choose = <T extends string>(
    name: keyof typeof text.fields,
    values: readonly T[],
    labels: Readonly<Record<T, string>>,
    usual: T,
  ): RecordField => ({
    name,
    ...text.fields[name],
    hint: text.withUsual(text.fields[name].hint, labels[usual]),
    options: values.map((value) => ({ value, label: labels[value] })),
  });
  const will = (name: WillName) => choose(name, PLAN_WILLS, text.wills, defaults[name]);
  const number = (name: NumberName): RecordField => ({
    name,
    ...text.fields[name],
    hint: text.withUsual(text.fields[name].hint, String(defaults[name])),
    type: "number",
    step: "1",
    rule: (typed) => (isWithin(name, typed) ? undefined : "check"),
  });
  return [
    { ...choose("mode", PLAN_MODES, text.modes, "suggest"), heading: text.groups.giving },
    number("told_ahead_minutes"),
    number("told_rides"),
    will("keeps_told"),
    { ...choose("when_full", WHEN_FULL, text.full, defaults.when_full), heading: text.groups.promises },
    number("grace_minutes"),
    will("longer_refused"),
    choose("held_back", HELD_BACK, text.held, defaults.held_back),
    {
      name: "held_back_percent",
      label: text.fields.held_back_percent.label,
      hint: learned_percent
        ? text.learned(
            text.fields.held_back_percent.hint,
            Math.min(...learned_percent),
            Math.max(...learned_percent),
          )
        : text.fields.held_back_percent.hint,
      optional: true,
      rule: (typed) => (readTypedShares(typed) === null ? "check" : undefined),
    },
    number("at_once_minutes"),
    number("ship_percent"),
    { ...will("keeps_vans"), heading: text.groups.driving },
    will("saves_empty"),
    will("fairness"),
    { ...will("keeps_breaks"), heading: text.groups.hours },
    will("way_home"),
    number("overrun_minutes"),
    number("longest_day_hours"),
    number("rest_hours"),
  ];
}

type WillName =
  | "keeps_told"
  | "longer_refused"
  | "keeps_vans"
  | "saves_empty"
  | "fairness"
  | "keeps_breaks"
  | "way_home";
