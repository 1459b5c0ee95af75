import { expect, it } from "vitest";
import { MOST_ENTRIES, readShipCalendar } from "./ship-calendar.ts";

const calendar = (...entries: string[][]) =>
  [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    ...entries.flatMap((lines) => ["BEGIN:VEVENT", ...lines, "END:VEVENT"]),
    "END:VCALENDAR",
  ].join("\r\n");
const entry = (facts: Record<string, string> = {}) =>
  Object.entries({
    UID: "a@port.example",
    SUMMARY: "Coral Princess",
    DTSTART: "20261201T120000Z",
    DTEND: "20261201T210000Z",
    ...facts,
  }).map(([name, value]) => `${name}:${value}`);

it("reads ships with their times, piers and passengers, as ports write them", () => {
  const text = calendar(
    entry({
      LOCATION: "Mega Pier\\, Willemstad",
      DESCRIPTION: "Agent: S.E.L. Maduro\\nMax 2\\,600 passengers",
    }),
    [
      "UID:b@port.example",
      "SUMMARY:Aida Luna (1.850 pax)",
      "DTSTART;TZID=America/Curacao:20261202T073000",
      "DURATION:P1DT9H30M",
      "BEGIN:VALARM",
      "SUMMARY:An alarm",
      "END:VALARM",
    ],
    [
      "UID:c@port.example",
      "SUMMARY:A name that is",
      " folded",
      "DTSTART:20261203T0800",
      "DTEND:20261203T1700",
    ],
  );
  expect(readShipCalendar(text)).toEqual({
    ships: [
      {
        uid: "a@port.example",
        ship: "Coral Princess",
        location: "Mega Pier, Willemstad",
        from: new Date("2026-12-01T12:00:00Z"),
        until: new Date("2026-12-01T21:00:00Z"),
        passengers: 2_600,
      },
      {
        uid: "b@port.example",
        ship: "Aida Luna",
        location: "",
        from: new Date("2026-12-02T11:30:00Z"),
        until: new Date("2026-12-03T21:00:00Z"),
        passengers: 1_850,
      },
      expect.objectContaining({ ship: "A name that isfolded", passengers: null }),
    ],
    leftOut: 0,
  });
});

it("leaves out what can't be known, and a ship that was called off without a word", () => {
  const text = calendar(
    entry({ DTSTART: "20261201", DTEND: "20261202" }),
    entry({ UID: "" }),
    entry({ SUMMARY: "\u200B" }),
    entry({ DTSTART: "20261341T990000Z" }),
    ["UID:d", "SUMMARY:Elsewhere", "DTSTART;TZID=Europe/Oslo:20261201T080000", "DTEND:20261201T210000Z"],
    entry({ STATUS: "CANCELLED" }),
  );
  expect(readShipCalendar(text)).toEqual({ ships: [], leftOut: 5 });
});

it.each(["", "<html>not found</html>", '{"ships":[]}', "BEGIN:VCARD\nEND:VCARD"])(
  "is no calendar: %s",
  (text) => {
    expect(readShipCalendar(text)).toBeNull();
  },
);

it("is bounded, whatever a calendar holds", () => {
  const many = Array.from({ length: MOST_ENTRIES + 500 }, (_, index) => entry({ UID: `ship ${index}` }));
  const read = readShipCalendar(calendar(...many));
  expect([read?.ships.length, read?.leftOut]).toEqual([MOST_ENTRIES, 500]);
  const began = performance.now();
  const hostile = [
    ["BEGIN:A".repeat(30_000)],
    [`SUMMARY${";A=B".repeat(50_000)}`],
    [`SUMMARY${';A="'.repeat(50_000)}`],
    [`DESCRIPTION:${"1,".repeat(100_000)}`],
    Array.from({ length: 20_000 }, () => "BEGIN:VALARM"),
  ];
  expect(readShipCalendar(calendar(...hostile))).toMatchObject({ ships: [] });
  expect(performance.now() - began).toBeLessThan(1_000);
});
