import type { Language } from "../../domain/languages.ts";
import type { OffStreet } from "../../contract/places/place.ts";

/** The sentence for whoever put a pin where no car can go. It travels with the answer, so that no page has to load it. */
export const OFF_STREET_SENTENCES: Readonly<Record<Language, Readonly<Record<OffStreet, string>>>> = {
  en: {
    sea: "This pin is in the water. A driver can come to the nearest street.",
    runway: "This pin is on the runway of the airport. A driver can come to the nearest street.",
    refinery:
      "This pin is on the grounds of the refinery, which are closed. A driver can come to the nearest street.",
    no_street: "There is no street here. A driver can come to the nearest one.",
  },
  nl: {
    sea: "Deze speld ligt in het water. Een chauffeur kan naar de dichtstbijzijnde straat komen.",
    runway:
      "Deze speld ligt op de startbaan van de luchthaven. Een chauffeur kan naar de dichtstbijzijnde straat komen.",
    refinery:
      "Deze speld ligt op het terrein van de raffinaderij, dat gesloten is. Een chauffeur kan naar de dichtstbijzijnde straat komen.",
    no_street: "Hier is geen straat. Een chauffeur kan naar de dichtstbijzijnde komen.",
  },
  es: {
    sea: "Este marcador está en el agua. Un conductor puede llegar a la calle más cercana.",
    runway:
      "Este marcador está en la pista del aeropuerto. Un conductor puede llegar a la calle más cercana.",
    refinery:
      "Este marcador está en el terreno de la refinería, que está cerrado. Un conductor puede llegar a la calle más cercana.",
    no_street: "Aquí no hay calle. Un conductor puede llegar a la más cercana.",
  },
  pap: {
    sea: "E pin akí ta den awa. Un shofùr por yega na e kaya mas serka.",
    runway: "E pin akí ta riba e pista di aeropuerto. Un shofùr por yega na e kaya mas serka.",
    refinery: "E pin akí ta riba tereno di refineria, ku ta será. Un shofùr por yega na e kaya mas serka.",
    no_street: "Akí no tin kaya. Un shofùr por yega na esun mas serka.",
  },
  de: {
    sea: "Dieser Punkt liegt im Wasser. Ein Fahrer kann zur nächsten Straße kommen.",
    runway:
      "Dieser Punkt liegt auf der Start- und Landebahn des Flughafens. Ein Fahrer kann zur nächsten Straße kommen.",
    refinery:
      "Dieser Punkt liegt auf dem Gelände der Raffinerie, das gesperrt ist. Ein Fahrer kann zur nächsten Straße kommen.",
    no_street: "Hier ist keine Straße. Ein Fahrer kann zur nächsten kommen.",
  },
};
