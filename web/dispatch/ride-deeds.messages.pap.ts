import type { RideDeedsMessages } from "./ride-deeds.messages.ts";

export default {
  book: "Reservá",
  accept: "Aseptá",
  reject: "Rechasá",
  arrived: "Na e lugá pa buska",
  picked_up: "Pasahero a subi",
  in_progress: "Biahe kuminsá",
  no_show: "Pasahero no a presentá",
  finish: "Terminá",
  cancel: "Kanselá",
  delete: "Kitá for di e lista di e shofùr",
  assign: "Asigná na",
  reassign: "Duná na otro shofùr,",
  cancel_assigned: "Mandá bèk pa pendiente",
  operator_complete: "Terminá pa e sentral",
  update: "Kambiá",
  undo: "Anulá",
  edit_notes: "Nota kambiá",
  claim: "Agregá na un kuenta",
  time_out: "E oferta a vense",
} satisfies RideDeedsMessages;
