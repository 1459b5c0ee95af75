const receipt = {
  receipt: "Receipt",
  mapOf: (pickup: string, dropoff: string) => `Route from ${pickup} to ${dropoff} on the map`,
  permit: "Permit number",
  ride: "Ride",
  date: "Date",
  distance: "Distance",
  passenger: "Passenger",
  driver: "Driver",
  inGuilders: "In guilders",
};

export default receipt;
export type ReceiptStrings = typeof receipt;
