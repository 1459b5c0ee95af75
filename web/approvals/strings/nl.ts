import type { ApprovalsStrings } from "./en.ts";

const approvals: ApprovalsStrings = {
  kept: (until) =>
    `Een tweede persoon moet akkoord gaan, dus er is nog niets gedaan. Je aanvraag is bewaard en wacht op hen tot ${until}.`,
  waits: "Hiervan wacht al iets op een tweede persoon. Kijk eerst bij Goedkeuringen.",
};

export default approvals;
