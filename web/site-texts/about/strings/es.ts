import type { AboutTextsStrings } from "./en.ts";

const about: AboutTextsStrings = {
  story: "Nuestra historia",
  team: "Nuestra gente",
};

export default about;
