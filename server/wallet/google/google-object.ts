import { MARK_COLOURS } from "../../../domain/company/mark-colours.ts";
import { DAY_MS } from "../../../domain/time-units.ts";
import type { PassFacts } from "../pass-facts.ts";
import { serialOf } from "../pass-serial.ts";

const EXPIRES_AFTER_MS = DAY_MS;
const STATES = { driven: "COMPLETED", "not driven": "EXPIRED" } as const;

/** The pass as Google's wallet keeps it (its generic object), without what says whose it is there. */
export function googleObject(facts: PassFacts) {
  const { fields, company, language, link, ended, rideDatetime } = facts;
  const { status, when, pickup, dropoff, stops, reference, fare, driver, car } = fields;
  const text = (value: string) => ({ defaultValue: { language, value } });
  const shown = [
    when,
    pickup,
    ...(stops ? [stops] : []),
    dropoff,
    driver,
    car,
    ...(fare ? [fare] : []),
    reference,
  ];
  return {
    state: ended === null ? "ACTIVE" : STATES[ended],
    hexBackgroundColor: MARK_COLOURS[company.mark_colour],
    cardTitle: text(company.name),
    subheader: text(status.value),
    header: text(`${pickup.value} → ${dropoff.value}`),
    textModulesData: shown.map(({ key, label, value }) => ({ id: key, header: label, body: value })),
    barcode: { type: "QR_CODE", value: link, alternateText: reference.value },
    linksModuleData: {
      uris: [
        { id: "follow", uri: link, description: facts.follow },
        ...(company.phone === ""
          ? []
          : [{ id: "call", uri: `tel:${company.phone.replaceAll(/[^+\d]/g, "")}`, description: facts.call }]),
      ],
    },
    validTimeInterval: { end: { date: new Date(rideDatetime.getTime() + EXPIRES_AFTER_MS).toISOString() } },
    notifications: { upcomingNotification: { enableNotification: true } },
  };
}

/** The same with nothing of the ride in it, for one that is forgotten here. */
export function blankObject({ company, language }: Pick<PassFacts, "company" | "language">) {
  const text = (value: string) => ({ defaultValue: { language, value } });
  return {
    state: "INACTIVE",
    hexBackgroundColor: MARK_COLOURS[company.mark_colour],
    cardTitle: text(company.name),
    header: text("–"),
  };
}

/** Names a pass after its ride, in the letters that Google takes. */
export function objectSuffix(facts: Pick<PassFacts, "reference" | "language">): string {
  return serialOf(facts);
}
