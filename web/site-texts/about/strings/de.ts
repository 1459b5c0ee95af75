import type { AboutTextsStrings } from "./en.ts";

const about: AboutTextsStrings = {
  story: "Unsere Geschichte",
  team: "Unsere Leute",
};

export default about;
