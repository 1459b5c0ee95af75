import type { RideStage } from "../ride-moment.ts";

const stages: Record<RideStage, string> = {
  booked: "Booked",
  driver: "Driver",
  onTheWay: "On the way",
  here: "Here",
  onBoard: "On board",
  arrived: "Arrived",
  cancelled: "Cancelled",
  rejected: "Not possible",
  notMet: "Not met",
};

const track = {
  headTitle: "Your ride | Trupial",
  headDescription: "Track your ride and see who's driving you.",
  loading: "Loading your ride...",
  unknownTitle: "We can't find this ride",
  unknown: "Check your link, or call us.",
  toHome: "Go to home page",
  minutesAway: "min away",
  stagesLabel: "Your ride",
  yourCar: "Your taxi",
  yourDriver: "Your driver",
  yourTrip: "Your trip",
  startCode: "Code for your driver",
  startCodeText: "Say it when you get in, so you know you're in the right car.",
  wayBackAt: (time: string) => `Way back: ${time}`,
  wayThereAt: (time: string) => `Way there: ${time}`,
  priceMadeUp: "How the price is calculated",
  keepTitle: "Keep this page",
  keepText:
    "We can't send you news of this ride: there's no email address, and we can't message your phone. Share this page with yourself, or add the ride to your calendar. All that happens is shown here.",
  share: "Share this page",
  linkCopied: "Link copied.",
  calendar: "Add to calendar",
  calendarTitle: "Taxi ride",
  changeRide: "Change the ride",
  changeByPhone: "Need to change it now? Call us",
  leftBehind: "Left something? Call us",
  editNotes: "Edit notes for the driver",
  notes: "Notes for the driver",
  save: "Save",
  saving: "Saving...",
  notSaved: "We couldn't save your notes. Please try again.",
  returnTrip: "Book a return ride",
  sameAgain: "Book again",
  printReceipt: "Print receipt",
  cancelRide: "Cancel ride",
  cancelQuestion: "Cancel this ride?",
  cancelMeansNobody: "No driver is on the way yet. Cancelling is free.",
  cancelMeansDriver: "We'll let your driver know right away. Cancelling is free.",
  keepRide: "Keep ride",
  cancelling: "Cancelling...",
  cancelled: "Ride cancelled",
  cancelFailed: "We couldn't cancel the ride. Please try again.",
  live: (time: string) => `Live, updated ${time}`,
  old: (time: string) => `Connection lost. Last updated at ${time}.`,
  offline: (time: string) => `You're offline. This is what we last knew, at ${time}.`,
  mapOf: (from: string, to: string) => `Route from ${from} to ${to}`,
  carWithPlate: (vehicle: string) => `${vehicle}, plate:`,
  call: (name: string) => `Call ${name}`,
  inCash: (price: string) => `${price} cash`,
  reference: (code: string) => `Your booking number is ${code}`,
  minutesToGo: "min to go",
  isYourDriver: (name: string) => `${name} is your driver`,
  notMetTitle: "We missed each other",
  rejectedTitle: "Sorry, we couldn't take this ride",
  today: (time: string) => `today, ${time}`,
  tomorrow: (time: string) => `tomorrow, ${time}`,
  /** One more sentence below the headline. */
  more: {
    toCome: "We name your driver before the pickup. This page then shows the car.",
    finding: "Name, car and plate appear here as soon as a driver has your ride.",
    named: "The map shows the car as soon as it sets off.",
    waitsUntil: (time: string) => `Waits for you until ${time}.`,
    thereAt: (place: string, time: string) => `${place}, about ${time}.`,
    free: "There's nothing to pay.",
    freeAndKnown: (name: string) => `There's nothing to pay, and ${name} knows.`,
    callUs: "Please call us and we'll help.",
    waitedFee: (name: string, from: string, until: string) =>
      `${name} waited from ${from} to ${until}. Still there? Call us or book again.`,
    waited: (name: string, from: string, until: string) =>
      `${name} waited from ${from} to ${until}. There's nothing to pay. Still there? Call us or book again.`,
  },
  /** What stands above the headline while nothing is live. */
  above: {
    booked: "Booked",
    pickup: (when: string) => `Pickup ${when}`,
    arrived: (time: string) => `Arrived ${time}`,
    ended: (time: string) => `Closed ${time}`,
  },
  seenAt: (name: string, time: string) => `${name}, seen ${time}`,
  nameAndMinutes: (name: string, minutes: number) => `${name}, ${minutes} min`,
  notPrice: (price: string) => `not ${price}`,
  rated: (stars: string) => `${stars} of 5 stars`,
  /** The moment of booking. */
  booked: {
    title: "Booked",
    follow: "Track your ride",
    number: "Booking number",
    copy: "Copy the booking number",
    copied: "Booking number copied.",
  },
  bookedFor: (when: string) => `Booked for ${when}`,
  onHisWay: (name: string) => `${name} is on the way`,
  isHere: (name: string) => `${name} is here`,
  deposit: {
    title: (when: string) => `Pay your deposit by ${when}`,
    more: "Once it's paid, your ride is confirmed. If it isn't paid by then, the ride is cancelled and you pay nothing.",
    cancelled: "Cancelled: the deposit wasn't paid",
    wasDue: (when: string) =>
      `It was due by ${when}. There's nothing to pay. Still need a ride? Book again or call us.`,
  },
  held: {
    title: "One more step",
    why: "Several bookings are open for this phone, or very many came from your network. Show us that this one is yours, and our drivers will see it.",
    toPhone: "Send a code to my phone",
    toEmail: "Send a code by email",
    sentTo: (where: string) => `We sent a code to ${where}. It works for 15 minutes.`,
    code: "Code",
    prove: "Confirm booking",
    proving: "Checking...",
    wrong: "That isn't the code, or it's too old. Ask for a new one.",
    sending: "Sending...",
    callUs: "Please call us and we'll confirm it with you.",
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
