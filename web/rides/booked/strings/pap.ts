import type { BookedRideStrings } from "./en.ts";

export default {
  unknown: "Deskonosí",
  status: {
    Pending: "Pendiente",
    Assigned: "Asigná",
    Accepted: "Aseptá",
    PickedUp: "Pasahero a subi",
    InProgress: "Andando",
    Completed: "Terminá",
    Cancelled: "Kanselá",
    Rejected: "Rechasá",
    NoShow: "No a presentá",
  },
  guestStatus: {
    Pending: "Nos ta buska un shofùr pa bo",
    Assigned: "Nos tin un shofùr pa bo",
    Accepted: "Bo shofùr ta konfirmá",
    PickedUp: "Bo ta den e taksi",
    InProgress: "Bo ta na kaminda",
    Completed: "Bo a yega. Masha danki!",
    Cancelled: "E biahe akí ta kanselá",
    Rejected: "Nos no por a tuma e biahe akí. Por fabor yama nos.",
    NoShow: "Nos no a topa ku otro. Yama nos i nos ta yuda bo.",
  },
  flight: {
    expected: {
      arrival: (number, time) => `Buelo ${number} ta aterisá pa ${time}`,
      departure: (number, time) => `Buelo ${number} ta sali pa ${time}`,
    },
    landed: (number, time) => `Buelo ${number} a aterisá pa ${time}`,
    departed: (number, time) => `Buelo ${number} a sali pa ${time}`,
    cancelled: (number) => `Buelo ${number} ta kanselá`,
    diverted: (number) => `Buelo ${number} ta desviá pa otro aeropuerto`,
    planned: (time) => `plania ${time}`,
    asOf: (time) => `segun ${time}`,
    bookedFor: (time) =>
      `Bo a reservá pa ${time}. E ora pa buska bo ta sigui bo buelo, i e preis ta keda meskos.`,
    callUs: "Por fabor yama nos, i nos ta buska otro ora.",
  },
  distanceUnchecked: "distansia no kontrolá",
  distanceUncheckedHint:
    "Un di e lugánan no ta riba nos mapa: solamente e aparato di e pasahero a duna e distansia.",
  stops: "Paradanan",
  moreStops: (count) => `+${count} parada`,
  notAssigned: "No asigná",
  undo: "Anulá",
  undone: "Bo biahe ta reservá atrobe",
  undoFailed: "Ta muchu lat pa anulá esaki.",
} satisfies BookedRideStrings;
