const places = {
  near: (place: string) => `near ${place}`,
  /** In as few words as it is known by. */
  airport: "Airport",
  placeholder: "Hotel, beach, pier or street",
  suggestions: "Places",
  useMyLocation: "Use My Location",
  finding: "Finding your location...",
  failed: "Error fetching your location.",
};

export default places;
export type PlacesStrings = typeof places;
