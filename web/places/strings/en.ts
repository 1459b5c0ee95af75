import type { PlaceKind } from "../../../contract/places/place.ts";

const kinds: Record<PlaceKind, string> = {
  airport: "Airport",
  hotel: "Hotel",
  beach: "Beach",
  neighbourhood: "Neighbourhood",
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
  community: "Community centre",
  street: "Street",
  address: "Address",
  spot: "Place",
};

const places = {
  near: (place: string) => `near ${place}`,
  placeholder: "Hotel, beach, pier or street",
  suggestions: "Places",
  nothingFound: "No place found. Try a landmark nearby.",
  useMyLocation: "Use My Location",
  finding: "Finding your location...",
  unsupported: "Geolocation is not supported by your browser.",
  denied: "Please allow location access.",
  unavailable: "Unable to access your location.",
  noAddress: "No address found for your location.",
  failed: "Error fetching your location.",
  kinds,
};

export default places;
export type PlacesStrings = typeof places;

declare module "../../language/strings.ts" {
  interface StringCatalogue {
    places: PlacesStrings;
  }
}
