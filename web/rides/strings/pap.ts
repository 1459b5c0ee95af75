import type { RidesStrings } from "./en.ts";

export default {
  status: {
    Pending: "Pendiente",
    Assigned: "Asigná",
    Accepted: "Aseptá",
    PickedUp: "Pasahero a subi",
    InProgress: "Na kaminda",
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
  vehicleType: { economy: "Ekonómiko", comfort: "Kómodo", xl: "XL", cargo: "Karga" },
  needs: {
    flight_number: "Number di buelo",
    notes: "Nota pa e shofùr",
    child_seat: "Stul di mucha",
    wheelchair: "Rolstul",
  },
  pickup: "Lugá pa buska",
  dropoff: "Destinashon",
  passengers: (count) => `${count} pasahero`,
  distanceUnchecked: "distansia no kontrolá",
  distanceUncheckedHint:
    "Un di e lugánan no ta riba nos mapa: solamente e aparato di e pasahero a duna e distansia.",
  bags: (count) => `${count} maleta`,
  notAvailable: "N/D",
  notAssigned: "No asigná",
} satisfies RidesStrings;
