import type { AuditStrings } from "./en.ts";

export default {
  search: "Zoek op persoon of onderwerp",
  anything: "Elke wijziging",
  from: "Van",
  to: "Tot en met",
  clear: "Wissen",
  nothingFound: "Geen wijziging gevonden.",
  yes: "ja",
  no: "nee",
  check: {
    button: "Logboek controleren",
    whole: (entries) => `Alle ${entries} regels zijn zoals ze geschreven zijn.`,
    blanked: (entries) => `De bijzonderheden van ${entries} zijn verdwenen met een verwijderd account.`,
    end: (end) =>
      `De keten eindigt bij ${end}. Bewaar dat buiten het systeem: het laat later zien dat er tot hier niets is herschreven.`,
    reasons: {
      changed: "is later veranderd",
      missing: "is weg",
      unchained: "is van buitenaf toegevoegd",
      not_as_noted: "is niet de regel die je noteerde",
    },
    broken: (place, what) =>
      `Regel ${place} ${what}. Iemand heeft de database zelf veranderd: bewaar de laatste back-ups en zoek uit wie het wachtwoord ervan heeft.`,
    failed: "We konden het logboek niet controleren. Probeer het opnieuw.",
  },
  fields: {
    languages: "Talen",
    kind: "Soort",
    lat: "Breedtegraad",
    lng: "Lengtegraad",
    area: "Gebied",
    spellings: "Ook te vinden als",
    retired: "Uit gebruik",
    searched: "Op tekst gezocht",
    call: "Oproep",
    sort: "Volgorde",
    start_date: "Van",
    end_date: "Tot en met",
    type: "Rittype",
    zone: "Zone",
    driver_id: "Chauffeursnummer",
    from: "Van",
    to: "Naar",
  },
} satisfies AuditStrings;
