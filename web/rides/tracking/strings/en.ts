import type { RideStage } from "../ride-stage.ts";

const stages: Record<RideStage, string> = {
  booked: "Booked",
  driver: "Driver assigned",
  onTheWay: "On the way",
  onBoard: "On board",
  arrived: "Arrived",
};

const track = {
  headTitle: "Your ride | Trupial",
  headDescription: "Where your ride is and who drives you.",
  loading: "Loading your ride...",
  unknownTitle: "We do not know this ride",
  unknown: "Check the link you were given, or call us.",
  toHome: "To the home page",
  minutesAway: "min away",
  stagesLabel: "Your ride",
  yourCar: "Your taxi",
  yourDriver: "Your driver",
  yourTrip: "Your trip",
  startCode: "Code for your driver",
  startCodeText: "Say it when you get in, so that you are in the right car.",
  priceMadeUp: "How the price is made up",
  share: "Share this page",
  linkCopied: "Link copied.",
  calendar: "Add to calendar",
  calendarTitle: "Taxi ride",
  editNotes: "Edit notes for the driver",
  notes: "Notes for the driver",
  save: "Save",
  saving: "Saving...",
  notSaved: "Your notes were not saved. Please try again.",
  returnTrip: "Book the way back",
  sameAgain: "Book again",
  printReceipt: "Print receipt",
  cancelRide: "Cancel Ride",
  cancelQuestion: "Cancel this ride?",
  cancelMeansNobody: "No driver is on the way yet. Cancelling costs nothing.",
  cancelMeansDriver: "We will let your driver know right away. Cancelling costs nothing.",
  keepRide: "Keep ride",
  cancelling: "Cancelling...",
  cancelled: "Ride cancelled",
  cancelFailed: "Failed to cancel ride. Please try again.",
  live: (time: string) => `Live, updated ${time}`,
  old: (time: string) => `You are offline or we are. This is how it was at ${time}.`,
  mapOf: (from: string, to: string) => `The way from ${from} to ${to}`,
  carWithPlate: (vehicle: string) => `${vehicle} with this plate`,
  call: (name: string) => `Call ${name}`,
  inCash: (price: string) => `${price} cash`,
  reference: (code: string) => `Your booking number is ${code}`,
  onHisWay: (name: string) => `${name} is on the way`,
  isHere: (name: string) => `${name} is here`,
  held: {
    title: "One more step",
    why: "Several bookings are open for this phone, or very many came from your network. Show us that this one is yours, and our drivers will see it.",
    toPhone: "Send a code to my phone",
    toEmail: "Send a code by e-mail",
    sentTo: (where: string) => `We sent a code to ${where}. It works for 15 minutes.`,
    code: "Code",
    prove: "Confirm booking",
    proving: "Checking...",
    wrong: "That is not the code, or it is too old. Ask for a new one.",
    sending: "Sending...",
    callUs: "Please call us, and we will confirm it with you.",
    call: (phone: string) => `Call ${phone}`,
  },
  stages,
};

export default track;
export type TrackStrings = typeof track;

declare module "../../../language/strings.ts" {
  interface StringCatalogue {
    "rides/tracking": TrackStrings;
  }
}
