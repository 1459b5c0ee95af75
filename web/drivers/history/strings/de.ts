import type { DriverHistoryStrings } from "./en.ts";

export default {
  title: "Abgeschlossene Fahrten",
  description: "Fahrten, die Sie abgeschlossen haben.",
  loading: "Abgeschlossene Fahrten laden...",
  failed: "Die abgeschlossenen Fahrten ließen sich nicht laden. Bitte versuchen Sie es noch einmal.",
  search: "Fahrgast, Ort, Datum, Fahrpreis...",
  searchLabel: "Abgeschlossene Fahrten suchen",
  empty: "Keine abgeschlossenen Fahrten",
  emptyText: "Fahrten, die Sie abschließen, stehen hier.",
  noMatch: "Keine Fahrt passt zu Ihrer Suche.",
  number: "Fahrt",
  phone: "Telefon",
  rider: "Fahrgast",
  completed: "Abgeschlossen",
  refresh: "Aktualisieren",
  olderLater: "Ältere kommen, sobald Sie wieder Empfang haben.",
  found: (shown, all) =>
    shown !== all ? `Fahrten: ${shown} von ${all}` : all === 1 ? "1 Fahrt" : `${all} Fahrten`,
} satisfies DriverHistoryStrings;
