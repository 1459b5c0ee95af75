import type { DataExportStrings } from "./en.ts";

export default {
  readMe: (made) => [
    `Alles wat in Trupial staat, geëxporteerd op ${made} (Curaçao).`,
    "",
    "Elk CSV-bestand bevat één soort gegevens, in UTF-8, met een komma tussen de cellen en de namen van de kolommen bovenaan.",
    "Data en tijden zijn in UTC. Bedragen zijn in centen, en nog eens met twee decimalen in de kolommen aan het eind. Lijsten en details zijn JSON. Foto's zijn base64.",
    "Een kolom die op _id eindigt, bevat de id van een rij in een ander bestand: driver_id en rider_id zijn rijen van accounts.csv.",
    "De bestanden van de documenten van chauffeurs staan in de map papers: driver-7 is rij 7 van accounts.csv.",
    "",
    "Wachtwoorden, sleutels en codes staan er niet in. Dit is geen back-up: npm run backup maakt er een die je kunt terugzetten.",
    "De bestanden bevatten namen, telefoonnummers en adressen. Bewaar ze waar alleen jij ze kunt openen en verwijder ze als je klaar bent.",
  ],
} satisfies DataExportStrings;
