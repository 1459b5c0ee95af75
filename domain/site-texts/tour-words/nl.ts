import type { TourWords } from "../tour-words.ts";

const words: TourWords = {
  "western-beaches": {
    title: "Stranden van het westen",
    text: "Grote Knip, Cas Abao en Playa Lagun op één rustige dag, met tijd om te zwemmen en lunch aan zee.",
    role: "Chauffeur en strandgids",
    includes: ["Koelbox met water", "Toegang tot Cas Abao", "Snorkels te leen"],
    picture: "Een baai met helder water in het westen",
  },
  "city-and-harbour": {
    title: "Stad en haven",
    text: "Punda, Otrobanda, de pontjesbrug en de forten, verteld door iemand die er opgroeide.",
    role: "Chauffeur en stadsgids",
    includes: ["Wandeling over de Koningin Emmabrug", "Een batido op de markt", "Water"],
    picture: "Gevels van Punda en de pontjesbrug",
  },
  "north-coast": {
    title: "De noordkust",
    text: "Shete Boka, de grotten van Hato en de aloëvelden, waar de zee buldert en de weg leeg is.",
    role: "Chauffeur en natuurgids",
    includes: ["Entree van het park", "Entree van de grotten van Hato", "Water"],
    picture: "Golven op de kliffen van de noordkust",
  },
  "country-houses": {
    title: "Landhuizen",
    text: "Drie oude landhuizen, hun kunst en keukens, en de verhalen die te weinig verteld worden.",
    role: "Chauffeur en verteller",
    includes: ["Entree van twee landhuizen", "Proeverij van Curaçao-likeur", "Water"],
    picture: "Een geel landhuis op een heuvel",
  },
  "christoffel-mountain": {
    title: "Christoffelberg",
    text: "Voor de hitte naar het hoogste punt van het eiland, 372 meter, en dan ontbijt met uitzicht.",
    role: "Chauffeur en wandelgids",
    includes: ["Entree van het park", "Ontbijt", "Wandelstokken en water"],
    picture: "De Christoffelberg met cactus en een trupial",
  },
  "sunset-sail": {
    title: "Zonsondergang op zee",
    text: "Een rit langs Caracasbaai en dan twee uur zeilen terwijl de zon achter Willemstad zakt.",
    role: "Chauffeur en gastheer aan boord",
    includes: ["Twee uur op de boot", "Drankjes en hapjes", "De rit naar huis"],
    picture: "Een zeilboot bij zonsondergang",
  },
};

export default words;
