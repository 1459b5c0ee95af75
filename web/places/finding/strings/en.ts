import type { PlaceKind } from "../../../../domain/places/place.ts";

const kinds: Record<PlaceKind, string> = {
  airport: "Airport",
  hotel: "Hotel",
  beach: "Beach",
  neighbourhood: "Neighborhood",
  village: "Village",
  town: "Town",
  restaurant: "Restaurant",
  nightlife: "Nightlife",
  mall: "Mall",
  supermarket: "Supermarket",
  shop: "Shop",
  hospital: "Hospital",
  clinic: "Clinic",
  pharmacy: "Pharmacy",
  government: "Government office",
  embassy: "Embassy",
  school: "School",
  museum: "Museum",
  landmark: "Landmark",
  church: "Church",
  pier: "Pier",
  marina: "Marina",
  "dive-site": "Dive site",
  park: "Park",
  sports: "Sports",
  business: "Business",
  casino: "Casino",
  community: "Community center",
  street: "Street",
  address: "Address",
  spot: "Place",
};

const finding = {
  saved: { home: "Home", hotel: "Hotel" },
  saveAs: { home: "Save as Home", hotel: "Save as Hotel" },
  /** Why where somebody is could not be told. */
  lost: {
    unsupported: "Geolocation is not supported by your browser.",
    denied: "Please allow location access.",
    unavailable: "Unable to access your location.",
    noAddress: "No address found for your location.",
  },
  nothingFound: "No places found. Try a nearby landmark.",
  onMap: "Choose on the map",
  notListed: "Not in the list?",
  pin: {
    title: "Where is it?",
    help: "Choose a place nearby, or tap the map for the exact spot.",
    address: "Address for your driver",
    near: "Near which place or area?",
    map: "Map for the exact spot",
    pin: "The exact spot",
    needed: "Choose a place nearby or tap the map.",
    use: "Use this place",
  },
  kinds,
};

export default finding;
export type PlacesFindingStrings = typeof finding;
