const places = {
  near: (place: string) => `near ${place}`,
  /** In as few words as it is known by. */
  airport: "Airport",
  placeholder: "Hotel, beach, pier or street",
  suggestions: "Places",
  useMyLocation: "Use My Location",
  finding: "Finding your location...",
  unsupported: "Geolocation is not supported by your browser.",
  denied: "Please allow location access.",
  unavailable: "Unable to access your location.",
  noAddress: "No address found for your location.",
  failed: "Error fetching your location.",
};

export default places;
export type PlacesStrings = typeof places;
