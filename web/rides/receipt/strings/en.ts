const receipt = {
  receipt: "Receipt",
  booking: "Booking",
  mapOf: (pickup: string, dropoff: string) => `Route from ${pickup} to ${dropoff} on the map`,
  tax: (percent: string) => `Turnover tax (OB) ${percent}%, included`,
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
