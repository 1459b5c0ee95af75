import type { PartTexts } from "../../chapters.ts";

const company: PartTexts<"company"> = {
  company: {
    title: "Company",
    lines: [
      "Name, permit, address, phones and links as they stand on every page, in messages and on receipts. A change is visible right away.",
      "Logo: choose a picture, see it by day and by night, then use it. “Back to the letter” takes it off again.",
      "Close the site stops bookings by guests and shows them your words. Booked rides go on, and their links work.",
      "Open it again with one press.",
      "Free waiting, the pickup after a landing and the hours until which passengers change a ride are set here.",
      "So are the VIP discount, the rating that opens a case, and whether drivers ask passengers for a code.",
      "Drivers' changes of car and documents wait for the office, or count at once: you choose.",
      "Paid messages to phones have limits by day, country and number.",
      "Once “two-factor login from” is reached, nobody of the office works on without it.",
      "If somebody else changed something meanwhile you see their version first.",
    ],
  },
  texts: {
    title: "Texts",
    lines: [
      "What the site says about opening hours, your story and team, tours and cars, in each language.",
      "Choose the part and the language, write, and look at the preview.",
      "Saved texts are on the site right away.",
      "An empty field shows the built-in text; “Copy the built-in text” gives you one to begin with.",
      "Your story and your people have no built-in text: what nobody wrote isn't shown.",
      "A text in one language changes no other: write each.",
      "Whether tours and their prices are shown is set under Company.",
      "Each change stands in the audit log.",
    ],
  },
  plan: {
    title: "Plan",
    lines: [
      "What the plan of the day aims at, and when it tells whom. A change counts a few seconds later.",
      "Mode: Auto offers rides by itself, Suggest waits for dispatch to press, Off leaves all to dispatch.",
      "“When a time is full” says what a passenger hears: refused with other times, taken as a request, or nothing.",
      "A driver hears of a ride so long before they must leave; until then it can still change.",
      "Cars held back are kept from bookings for those who want one at once.",
      "Breaks, a fair share, the way home and saved kilometers are weighed against promises: not at all, some or strongly.",
      "The longest day and the rest between days only mark shifts; they forbid none.",
      "Each field says what is usual. Change one at a time, and look at The day's quality the next day.",
    ],
  },
  ships: {
    title: "Ships",
    lines: [
      "Ships at the piers. The desk sees them above the board, and the plan expects a share of their passengers.",
      "Add a ship with pier, day, hours and passengers; an hour earlier than From is the next day.",
      "The pier must be a place of the map.",
      "Bring in a CSV takes many at once.",
      "A calendar (iCalendar) of a port or an agent is read every hour: its ships come, change and go by themselves.",
      "What you write down or change yourself stays yours; the calendar doesn't touch it.",
      "A calendar that is gone, broken or empty changes nothing, and you're told here.",
      "How many of a ship's passengers take a car is a figure under Plan.",
    ],
  },
  networks: {
    title: "Trusted networks",
    lines: [
      "Hotels and piers where many guests share one internet connection.",
      "From a trusted one 300 guests an hour may book; elsewhere bookings past 60 an hour wait for a code or for you.",
      "Add one by its internet address, or leave the address empty for the network you're on now.",
      "Do it on the hotel's own wifi, then it's the right one.",
      "Stop trusting brings back the usual limit; booked rides stay.",
      "Trust only what you know: whoever shares that connection books from it.",
      "Each change stands in the audit log.",
    ],
  },
};

export default company;
