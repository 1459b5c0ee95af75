import type { AboutTextsStrings } from "./en.ts";

const about: AboutTextsStrings = {
  story: "Ons verhaal",
  team: "Onze mensen",
};

export default about;
