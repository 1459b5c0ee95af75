import type { RideStatus } from "../../../../domain/rides/ride-states.ts";

const status: Record<RideStatus, string> = {
  Pending: "Pending",
  Assigned: "Assigned",
  Accepted: "Accepted",
  PickedUp: "Picked Up",
  InProgress: "In Progress",
  Completed: "Completed",
  Cancelled: "Cancelled",
  Rejected: "Rejected",
  NoShow: "No-show",
};

const guestStatus: Record<RideStatus, string> = {
  Pending: "We're finding you a driver",
  Assigned: "We have a driver for you",
  Accepted: "Your driver is confirmed",
  PickedUp: "You're on board",
  InProgress: "You're on your way",
  Completed: "You've arrived. Thank you!",
  Cancelled: "This ride was cancelled",
  Rejected: "Sorry, we couldn't take this ride. Please call us and we'll help.",
  NoShow: "We missed each other. Call us and we'll help.",
};

/** The flight of a ride, in one line. */
const flight = {
  expected: {
    arrival: (number: string, time: string) => `Flight ${number} lands at ${time}`,
    departure: (number: string, time: string) => `Flight ${number} leaves at ${time}`,
  },
  landed: (number: string, time: string) => `Flight ${number} landed at ${time}`,
  departed: (number: string, time: string) => `Flight ${number} left at ${time}`,
  cancelled: (number: string) => `Flight ${number} is cancelled`,
  diverted: (number: string) => `Flight ${number} is diverted to another airport`,
  planned: (time: string) => `planned ${time}`,
  asOf: (time: string) => `as of ${time}`,
  bookedFor: (time: string) =>
    `You booked ${time}. The pickup follows your flight, and the fare stays the same.`,
  callUs: "Please call us, and we'll find you another time.",
};

const bookedRide = {
  unknown: "Unknown",
  status,
  /** A ride's status in words for who rides. */
  guestStatus,
  flight,
  distanceUnchecked: "distance not checked",
  distanceUncheckedHint:
    "One end of this trip isn't on our map: only the passenger's device gave the distance.",
  checkPlaces: "check the places",
  stops: "Stops",
  moreStops: (count: number) => (count === 1 ? "+1 stop" : `+${count} stops`),
  onAccount: "On account of",
  accountAndRoom: (name: string, room: string) => `${name}, room ${room}`,
  collectNothing: (name: string) => `${name} pays for this ride. Collect nothing.`,
  paidByAccount: (name: string) => `paid by ${name}`,
  notAssigned: "Not Assigned",
  undo: "Undo",
  undone: "Your ride is booked again",
  undoFailed: "It's too late to undo this.",
};

export default bookedRide;
export type BookedRideStrings = typeof bookedRide;
