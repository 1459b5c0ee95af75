import type { RidesStrings } from "./en.ts";

export default {
  status: {
    Pending: "Openstaand",
    Assigned: "Toegewezen",
    Accepted: "Aangenomen",
    PickedUp: "Opgehaald",
    InProgress: "Onderweg",
    Completed: "Afgerond",
    Cancelled: "Geannuleerd",
    Rejected: "Geweigerd",
    NoShow: "Niet verschenen",
  },
  guestStatus: {
    Pending: "We zoeken een chauffeur voor je",
    Assigned: "We hebben een chauffeur voor je",
    Accepted: "Je chauffeur is bevestigd",
    PickedUp: "Je zit in de taxi",
    InProgress: "Je bent onderweg",
    Completed: "Je bent er. Bedankt!",
    Cancelled: "Deze rit is geannuleerd",
    Rejected: "We konden deze rit niet aannemen. Bel ons gerust.",
    NoShow: "We zijn elkaar misgelopen. Bel ons, dan helpen we.",
  },
  vehicleType: { economy: "Economy", comfort: "Comfort", xl: "XL", cargo: "Cargo" },
  needs: {
    flight_number: "Vluchtnummer",
    notes: "Opmerking voor de chauffeur",
    child_seat: "Kinderzitje",
    wheelchair: "Rolstoel",
  },
  pickup: "Ophaalpunt",
  dropoff: "Bestemming",
  passengers: (count) => (count === 1 ? "1 passagier" : `${count} passagiers`),
  distanceUnchecked: "afstand niet nagerekend",
  distanceUncheckedHint:
    "Een van beide plekken staat niet op onze kaart: alleen het apparaat van de passagier gaf de afstand.",
  bags: (count) => (count === 1 ? "1 koffer" : `${count} koffers`),
  notAvailable: "n.b.",
  notAssigned: "Niet toegewezen",
} satisfies RidesStrings;
