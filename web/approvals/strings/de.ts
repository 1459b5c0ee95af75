import type { ApprovalsStrings } from "./en.ts";

const approvals: ApprovalsStrings = {
  kept: (until) =>
    `Eine zweite Person muss zustimmen, es ist also noch nichts geschehen. Deine Anfrage ist gespeichert und wartet bis ${until}.`,
  waits: "Hiervon wartet schon etwas auf eine zweite Person. Sieh zuerst unter Freigaben nach.",
};

export default approvals;
