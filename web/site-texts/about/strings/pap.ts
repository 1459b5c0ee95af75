import type { AboutTextsStrings } from "./en.ts";

const about: AboutTextsStrings = {
  story: "Nos historia",
  team: "Nos hendenan",
};

export default about;
