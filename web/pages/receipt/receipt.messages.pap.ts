import type { ReceiptMessages } from "./receipt.messages.ts";

export default {
  receipt: "Resibu",
  permit: "Number di permiso",
  ride: "Biahe",
  date: "Fecha",
  distance: "Distansia",
  passenger: "Pasahero",
  driver: "Shofùr",
  inGuilders: "Na florin",
} satisfies ReceiptMessages;
