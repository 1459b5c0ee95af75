const places = {
  title: "Places",
  summary: "What passengers can choose. A change is in force at once.",
  search: "Search places...",
  add: "Add a place",
  changed: "Changed by the office",
  found: "Places found",
  noChanges: "Nothing has been changed. Search a place to move, rename or retire it.",
  nothingFound: "No place of that name. You can add it.",
  failed: "We couldn't load the places. Please try again.",
  mapOfAll: "The places found, on the map",
  mapOf: (name: string) => `Where ${name} is. Drag the pin, or move it with the arrow keys.`,
  mapOfNew: "Where the new place is. Drag the pin, or move it with the arrow keys.",
  newPlace: "New place",
  name: "Name",
  kind: "Kind",
  point: "Point",
  pointHint: "Latitude and longitude, as a map gives them. Or drag the pin.",
  spellings: "Other names",
  spellingsHint: "With commas between them. An old name still finds it.",
  save: "Save",
  saving: "Saving...",
  cancel: "Cancel",
  retire: "Retire",
  restore: "Bring back",
  retired: "Retired",
  added: "Added by the office",
  edited: "Changed",
  saved: (name: string) => `${name} is saved.`,
  retiredNow: (name: string) => `${name} can no longer be chosen.`,
  restoredNow: (name: string) => `${name} can be chosen again.`,
  keeps: "Rides that are booked keep the name and point they were booked with.",
  double: "There's a place with this name less than 50 m from here.",
  conflict: "A colleague changed this place in the meantime. Close it and open it again.",
  offIsland: "The pin isn't on the island.",
  changedBy: (who: string, when: string) => `Changed by ${who}, ${when}`,
};

export default places;
export type DeskPlacesStrings = typeof places;

declare module "../../../language/strings.ts" {
  interface StringCatalogue {
    "dispatch/places": DeskPlacesStrings;
  }
}
