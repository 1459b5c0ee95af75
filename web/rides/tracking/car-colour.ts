/** The paints that a car is drawn in. */
export type CarColour =
  | "white"
  | "silver"
  | "grey"
  | "black"
  | "red"
  | "blue"
  | "green"
  | "yellow"
  | "orange"
  | "brown"
  | "beige";

/** How a colour is written in the languages of the island's drivers, without accents. */
const WORDS: Readonly<Record<CarColour, readonly string[]>> = {
  white: ["white", "wit", "witte", "blanco", "blanca", "blanku"],
  silver: ["silver", "zilver", "zilveren", "plata", "plateado", "plateada"],
  grey: ["grey", "gray", "grijs", "grijze", "gris", "shinishi"],
  black: ["black", "zwart", "zwarte", "negro", "negra", "pretu"],
  red: ["red", "rood", "rode", "rojo", "roja", "kora", "maroon"],
  blue: ["blue", "blauw", "blauwe", "azul", "blou"],
  green: ["green", "groen", "groene", "verde", "berde"],
  yellow: ["yellow", "geel", "gele", "amarillo", "amarilla", "hel", "gold", "goud"],
  orange: ["orange", "oranje", "naranja", "orano"],
  brown: ["brown", "bruin", "bruine", "marron"],
  beige: ["beige", "cream", "creme", "crema"],
};

/** The colour of a car that is described in words, "Silver Mazda 6"; null where they name none. */
export function carColour(vehicle: string): CarColour | null {
  const words = vehicle
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^a-z]+/);
  const colours = Object.keys(WORDS) as CarColour[];
  return words.map((word) => colours.find((colour) => WORDS[colour].includes(word))).find(Boolean) ?? null;
}
