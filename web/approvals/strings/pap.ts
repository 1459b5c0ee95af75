import type { ApprovalsStrings } from "./en.ts";

const approvals: ApprovalsStrings = {
  kept: (until) =>
    `Un segundo persona mester ta di akuerdo, pues nada no a sosodé ainda. Bo petishon ta wardá i ta spera te ${until}.`,
  waits: "Algu di esaki ta spera un segundo persona kaba. Wak promé na Aprobashon.",
};

export default approvals;
