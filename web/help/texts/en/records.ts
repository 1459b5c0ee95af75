import type { PartTexts } from "../../chapters.ts";

const records: PartTexts<"records"> = {
  quality: {
    title: "The day's quality",
    lines: [
      "How good a day was: which cars were there in time, and how many at most could have been.",
      "Step through the days with the day before and the day after. Today is said to be “so far”.",
      "Promises kept counts pickups within 5 minutes of what was promised.",
      "“On time, of all who asked” counts those who were turned away too.",
      "Empty share is the driving from each ride's end to the next pickup without a passenger.",
      "Told, then moved says how often a driver was told of a ride that then went to another, and why.",
      "By hour and by driver show where it went wrong; CSV takes the figures out.",
      "What nobody recorded is said to be not known, and isn't guessed.",
      "Beside each figure stands what is usual in the 30 days before.",
    ],
  },
  data: {
    title: "Data",
    lines: [
      "Everything out, data in, backups, and old guests removed.",
      "Take everything out: one ZIP with a CSV for each kind of record. It holds names and phones: keep it where only you can open it.",
      "Where two people are needed, a second one agrees first; then you can take it once.",
      "Bring data in: take the template, choose a file, check it. It comes in as a whole or not at all.",
      "What came in by a file isn't taken out again by a press: make a backup before.",
      "A backup is tried at once by bringing it back into a database of its own. Verified means that every table came back.",
      "Only the newest backups stay on the server. Keep one in another place too.",
      "Bringing one back also takes the secret key, which is in no backup; whoever looks after the server does it.",
      "Old guests: name, phone and exact places go from a ride after the said months. Fares and totals stay. This can't be undone.",
    ],
  },
  audit: {
    title: "Audit log",
    lines: [
      "Who changed what, when, with the old and the new value.",
      "Each change in the office, each sign-in and each refusal for want of a right stands here.",
      "“The system” is what happened by itself.",
      "No page lets anybody change or delete a line, an owner neither.",
      "Taking the log out as a file is a line of the log itself.",
      "Prices, refunds, rights and data taken out are what an accountant asks about first.",
      "Steps of a single ride stand on the ride's own page under Activity.",
    ],
  },
};

export default records;
