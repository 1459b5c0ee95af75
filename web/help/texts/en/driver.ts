import type { PartTexts } from "../../chapters.ts";

const driver: PartTexts<"driver"> = {
  "driver-requests": {
    title: "Riders List",
    lines: [
      "Rides that wait for a driver. Turn your shift on, at the top, to get them.",
      "“Offered to you alone” is yours to take until the seconds are over; then another driver is asked.",
      "Accept makes it yours; Reject passes it on. Put away leaves it for later.",
      "Order them by soonest or by nearest.",
      "A warning says when you'd be late for another ride, when your shift ends, or when your car isn't for it.",
      "Without a signal an Accept waits and isn't yours yet: it's asked for once you're back online.",
      "If you have several cars, you choose one when you start your shift.",
      "Going off shift with a ride to do leaves that ride yours.",
      "Press and hold SOS to call for help: it rings at the office.",
      "A document that has run out stops new rides: call the office.",
    ],
  },
  "driver-accepted": {
    title: "Accepted Rides",
    lines: [
      "The rides that are yours, the next one first, with when to leave.",
      "Tell each step as you do it: on my way, arrived, passenger on board, start trip, finish.",
      "From “I'm on my way” the passenger sees where you are; it ends with the ride.",
      "“I have arrived” far from the pickup is asked about: your passenger is told, and their waiting time begins.",
      "The passenger may have a code of four digits. Without it, say why; the office sees it.",
      "No-show can be reported only after the waiting time. The ride then ends without a fare: call first.",
      "Finish asks how it was paid. Type what cash you got, and read what to give back in dollars or guilders.",
      "“Not paid” asks why and opens a case at the office.",
      "Undo is there for some seconds after a step. Later, call the office.",
      "Without a signal your steps are kept with the hour you pressed them, and sent when you're back online.",
    ],
  },
  "driver-history": {
    title: "Completed Rides",
    lines: [
      "Rides you've finished, the last first.",
      "Search by rider, place, date or fare, and open one to see all of it.",
      "Delete takes a ride off your list alone: what you earned stays.",
      "How a ride was paid can be corrected for a while; later ask dispatch.",
      "What is corrected after your days were closed comes into your next settlement.",
      "Without a signal you see what this phone kept; older rides come back with it.",
      "A passenger's name and phone go after some months; your fares stay.",
    ],
  },
  "driver-reports": {
    title: "Driver Dashboard",
    lines: [
      "Your trips, earnings and rates for today, a week, a month, a year or all time.",
      "Earned is the fares, without tips and before commission.",
      "Cash you hold is the company's until you hand it in; close your shift by counting it.",
      "Who takes your cash signs for it with their name.",
      "Your settlements say what you and the company owed each other, as the office closed it.",
      "A closed settlement stays as it is; what turns up later is a correction or a line of the next one.",
      "Bonuses, expenses, rent, tips by link and cash you gave back for the company stand in it.",
      "Export Report gives a spreadsheet or a page to print.",
      "Ask dispatch about anything you don't recognize.",
    ],
  },
  "driver-profile": {
    title: "My Profile",
    lines: [
      "Your car, documents, languages, hours and how the app behaves while you work.",
      "What you change of car and documents may wait until the office approves it; the page says so.",
      "Attach a photo or PDF of each new document in time, at most 5 MB.",
      "Propose other hours under Hours and home. Nothing changes until the office accepts it.",
      "Share your location while on shift: the office sees it, and a passenger from “I'm on my way” to the end.",
      "Let the app ring for new rides, and notify you when the page is closed.",
      "Your portrait is seen by your passengers, so that they know you.",
      "Day and night change how bright the screens are.",
      "If the office asks about a ride, answer here: it's read before a case is decided.",
    ],
  },
};

export default driver;
