const receipt = {
  receipt: "Receipt",
  permit: "Permit number",
  ride: "Ride",
  date: "Date",
  distance: "Distance",
  passenger: "Passenger",
  driver: "Driver",
  inGuilders: "In guilders",
};

export default receipt;
export type ReceiptMessages = typeof receipt;

declare module "../../language/messages.ts" {
  interface MessageCatalogue {
    receipt: ReceiptMessages;
  }
}
