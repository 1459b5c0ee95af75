import type { RideDeedsMessages } from "./ride-deeds.messages.ts";

export default {
  book: "Geboekt",
  accept: "Aangenomen",
  reject: "Geweigerd",
  arrived: "Op het ophaalpunt",
  picked_up: "Passagier aan boord",
  in_progress: "Rit gestart",
  no_show: "Passagier niet verschenen",
  finish: "Afgerond",
  cancel: "Geannuleerd",
  delete: "Van de lijst van de chauffeur gehaald",
  assign: "Toegewezen aan",
  reassign: "Aan een andere chauffeur gegeven,",
  cancel_assigned: "Terug naar openstaand",
  operator_complete: "Afgerond door de centrale",
  update: "Gewijzigd",
  undo: "Ongedaan gemaakt",
  edit_notes: "Opmerkingen gewijzigd",
  claim: "Aan een account toegevoegd",
  time_out: "Aanbod verlopen",
} satisfies RideDeedsMessages;
