import type { PlanOfficeStrings } from "./en.ts";

export default {
  about:
    "Worauf der Plan des Tages zielt, und wann er wem Bescheid sagt. Eine Änderung gilt vom nächsten Plan an, einige Sekunden später.",
  changedBy: (name, at) => `Zuletzt geändert von ${name}, ${at}.`,
  withUsual: (what, usual) => `${what} Üblich: ${usual}.`,
  learned: (what, least, most) => `${what} Die letzten 90 Tage sagen ${least} bis ${most}, je nach Stunde.`,
  groups: {
    giving: "Fahrern Bescheid sagen",
    promises: "Zusagen an Fahrgäste",
    driving: "Welcher Wagen was fährt",
    hours: "Arbeitszeit der Fahrer",
  },
  modes: {
    auto: "Automatik: bietet Fahrten an",
    suggest: "Vorschlag: Zentrale drückt",
    off: "Aus: Zentrale entscheidet",
  },
  full: {
    refuse: "Ablehnen, Zeiten anbieten",
    request: "Als Anfrage annehmen",
    silent: "Nichts sagen",
  },
  held: { none: "Keine", learned: "Wie die letzten 90 Tage", typed: "Wie unten eingetragen" },
  wills: { off: "Gar nicht", some: "Etwas", strong: "Stark" },
  fields: {
    mode: {
      label: "Betriebsart",
      hint: "Ob der Plan den Fahrern Bescheid sagt, der Zentrale vorschlägt, wem sie Bescheid sagt, oder keines von beidem.",
    },
    told_ahead_minutes: {
      label: "Bescheid im Voraus, in Minuten",
      hint: "So lange, bevor er dafür losfahren muss, erfährt ein Fahrer von einer Fahrt.",
    },
    told_rides: {
      label: "Höchstens bekannte Fahrten",
      hint: "So viele nächste Fahrten kennt ein Fahrer; die übrigen können sich noch ändern.",
    },
    keeps_told: {
      label: "Fahrer mit Bescheid behalten ihre Fahrt",
      hint: "Wie viel der Plan aufgibt, damit niemand eine Fahrt verliert, von der er schon weiß.",
    },
    when_full: {
      label: "Wenn eine Zeit voll ist",
      hint: "Was ein Fahrgast hört, wenn zur gewünschten Zeit kein Wagen frei ist.",
    },
    grace_minutes: {
      label: "Pünktlich bis, in Minuten",
      hint: "So lange nach der Zusage gilt eine Abholung noch als pünktlich.",
    },
    longer_refused: {
      label: "Kurze Fahrten zuerst",
      hint: "Muss eine von zwei Anfragen abgelehnt werden, ist es die längere Fahrt.",
    },
    held_back: {
      label: "Zurückgehaltene Wagen",
      hint: "Einige Wagen sind nicht vorab zu buchen, sondern für Fahrgäste da, die sofort einen wollen.",
    },
    held_back_percent: {
      label: "Zurückgehaltener Anteil, in Prozent",
      hint: "Stunden und Prozent der Wagen im Dienst, zum Beispiel 7-9: 15, 16-18: 25.",
    },
    at_once_minutes: {
      label: "Sofort heißt innerhalb von, in Minuten",
      hint: "Eine so bald gewünschte Fahrt darf die zurückgehaltenen Wagen haben.",
    },
    ship_percent: {
      label: "Von den Passagieren eines Schiffs, in Prozent",
      hint: "So viele von hundert nehmen einen Ihrer Wagen.",
    },
    keeps_vans: {
      label: "Vans für Gruppen frei halten",
      hint: "Große und bessere Wagen warten auf die Fahrgäste, die sie brauchen.",
    },
    saves_empty: { label: "Leerkilometer sparen", hint: "Es wird weniger ohne Fahrgast gefahren." },
    fairness: {
      label: "Gerecht verteilen",
      hint: "Wer heute weniger bezahlte Minuten hatte, bekommt die nächste Fahrt.",
    },
    keeps_breaks: {
      label: "Pausen frei halten",
      hint: "Wie viel der Plan aufgibt, damit ein Fahrer seine Pause bekommt.",
    },
    way_home: {
      label: "Nahe dem Zuhause enden",
      hint: "Die letzte Fahrt einer Schicht endet in der Nähe der Wohnung des Fahrers.",
    },
    overrun_minutes: {
      label: "Nach Schichtende, in Minuten",
      hint: "So lange nach dem Ende einer Schicht darf der letzte Fahrgast noch aussteigen.",
    },
    longest_day_hours: {
      label: "Längster Tag, in Stunden",
      hint: "Schichten mit mehr Arbeit werden markiert. Eintragen lassen sie sich trotzdem.",
    },
    rest_hours: {
      label: "Ruhe zwischen den Tagen, in Stunden",
      hint: "Tage, die früher beginnen, werden markiert. Eintragen lassen sie sich trotzdem.",
    },
  },
} satisfies PlanOfficeStrings;
