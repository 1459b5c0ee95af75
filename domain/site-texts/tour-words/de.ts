import type { TourWords } from "../tour-words.ts";

const words: TourWords = {
  "western-beaches": {
    title: "Die Strände im Westen",
    text: "Grote Knip, Cas Abao und Playa Lagun an einem entspannten Tag, mit Zeit zum Baden und Mittagessen am Meer.",
    role: "Fahrer und Strandführer",
    includes: ["Kühlbox mit Wasser", "Eintritt Cas Abao", "Schnorchelausrüstung"],
    picture: "Eine Bucht mit klarem Wasser im Westen",
  },
  "city-and-harbour": {
    title: "Stadt und Hafen",
    text: "Punda, Otrobanda, die schwimmende Brücke und die Forts, mit Geschichten von jemandem, der hier groß wurde.",
    role: "Fahrer und Stadtführer",
    includes: ["Spaziergang über die Königin-Emma-Brücke", "Ein Batido auf dem Markt", "Wasser"],
    picture: "Giebel von Punda und die Pontonbrücke",
  },
  "north-coast": {
    title: "Die Nordküste",
    text: "Shete Boka, die Hato-Höhlen und die Aloefelder, wo die Wellen krachen und die Straße leer ist.",
    role: "Fahrer und Naturführer",
    includes: ["Eintritt in den Park", "Eintritt in die Hato-Höhlen", "Wasser"],
    picture: "Wellen an den Klippen der Nordküste",
  },
  "country-houses": {
    title: "Landhäuser",
    text: "Drei alte Plantagenhäuser, ihre Kunst und ihre Küchen, und die Geschichten, die zu selten erzählt werden.",
    role: "Fahrer und Erzähler",
    includes: ["Eintritt in zwei Häuser", "Kostprobe vom Curaçao-Likör", "Wasser"],
    picture: "Ein gelbes Landhaus auf einem Hügel",
  },
  "christoffel-mountain": {
    title: "Der Christoffel",
    text: "Auf den höchsten Punkt der Insel (372 Meter), bevor es heiß wird, dann Frühstück mit Aussicht.",
    role: "Fahrer und Wanderführer",
    includes: ["Eintritt in den Park", "Frühstück", "Wanderstöcke und Wasser"],
    picture: "Der Christoffelberg mit Kakteen und einem Orangetrupial",
  },
  "sunset-sail": {
    title: "Sonnenuntergang auf See",
    text: "Eine Fahrt entlang der Caracasbaai, dann zwei Stunden unter Segeln, während hinter Willemstad die Sonne untergeht.",
    role: "Fahrer und Gastgeber an Bord",
    includes: ["Zwei Stunden auf dem Boot", "Getränke und Snacks", "Rückfahrt"],
    picture: "Ein Segelboot im Sonnenuntergang",
  },
};

export default words;
