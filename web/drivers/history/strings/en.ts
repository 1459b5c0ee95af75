const history = {
  title: "Completed Rides",
  description: "Rides you've completed.",
  loading: "Loading completed rides...",
  failed: "Failed to fetch completed rides. Please try again.",
  search: "Search rider, place, date, fare...",
  searchLabel: "Search completed rides",
  empty: "No completed rides found",
  emptyText: "Rides you finish appear here.",
  noMatch: "No rides match your search.",
  number: "Ride",
  phone: "Phone",
  rider: "Rider",
  completed: "Completed",
  refresh: "Refresh",
  olderLater: "Older ones come back once you have signal again.",
  found: (shown: number, all: number) =>
    shown !== all ? `Rides: ${shown} of ${all}` : all === 1 ? "1 ride" : `${all} rides`,
};

export default history;
export type DriverHistoryStrings = typeof history;
