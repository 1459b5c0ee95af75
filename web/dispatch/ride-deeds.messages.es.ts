import type { RideDeedsMessages } from "./ride-deeds.messages.ts";

export default {
  book: "Reservado",
  accept: "Aceptado",
  reject: "Rechazado",
  arrived: "En la recogida",
  picked_up: "Pasajero a bordo",
  in_progress: "Viaje iniciado",
  no_show: "El pasajero no se presentó",
  finish: "Finalizado",
  cancel: "Cancelado",
  delete: "Quitado de la lista del conductor",
  assign: "Asignado a",
  reassign: "Dado a otro conductor,",
  cancel_assigned: "Devuelto a pendientes",
  operator_complete: "Finalizado por la central",
  update: "Modificado",
  undo: "Deshecho",
  edit_notes: "Notas modificadas",
  claim: "Agregado a una cuenta",
  time_out: "La oferta venció",
} satisfies RideDeedsMessages;
