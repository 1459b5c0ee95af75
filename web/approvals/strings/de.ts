import type { ApprovalsStrings } from "./en.ts";

const approvals: ApprovalsStrings = {
  kept: (until) =>
    `Eine zweite Person muss zustimmen, es ist also noch nichts geschehen. Ihre Anfrage ist gespeichert und wartet bis ${until}.`,
  waits: "Hiervon wartet schon etwas auf eine zweite Person. Sehen Sie zuerst unter Freigaben nach.",
};

export default approvals;
