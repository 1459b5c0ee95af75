import type { RidesMessages } from "./rides.messages.ts";

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
  pickup: "Ophaalpunt",
  dropoff: "Bestemming",
  passengers: (count) => (count === 1 ? "1 passagier" : `${count} passagiers`),
  bags: (count) => (count === 1 ? "1 koffer" : `${count} koffers`),
  notAvailable: "n.b.",
  notAssigned: "Niet toegewezen",
} satisfies RidesMessages;
