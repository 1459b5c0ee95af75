import type { BrokenStrings } from "./en.ts";

export default {
  whatToDo:
    "Bei uns ist etwas kaputtgegangen, und wir wissen schon davon. Laden Sie die Seite neu; hilft das nicht, beginnen Sie auf der Startseite oder rufen Sie uns an.",
  kept: "Was Sie in diesem Tab eingegeben haben, ist gespeichert.",
  toHome: "Startseite",
  callCompany: (phone) => `${phone} anrufen`,
} satisfies BrokenStrings;
