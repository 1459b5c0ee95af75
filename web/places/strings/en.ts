const places = {
  near: (place: string) => `near ${place}`,
  /** Beside words that name another place than the point. */
  pointElsewhere: (place: string) => `point near ${place}`,
  pointElsewhereHint:
    "These words and the point on the map don't agree, or the words can't be read here. Ask the passenger which place is meant.",
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
