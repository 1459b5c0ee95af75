import type { PartTexts } from "../../chapters.ts";

const prices: PartTexts<"prices"> = {
  tariffs: {
    title: "Tariffs",
    lines: [
      "What a ride costs: base fare, kilometers, minimum, large groups, bags, night, holidays and the fixed airport rates.",
      "Tariffs can't be edited. Add a new one with the date it takes effect.",
      "Rides that are booked keep the price they were booked with.",
      "A tariff to come stands on Start, with what it would have made of the last 7 days.",
      "Night and holiday percentages come on top of fixed airport rates and agreed prices too.",
      "An hour of waiting, there and back: 0 offers none.",
      "A part of the island with fares of its own is drawn under Areas; a hotel's own price stands under Hotels and firms.",
      "Each addition stands in the audit log with your name.",
    ],
  },
  areas: {
    title: "Areas",
    lines: [
      "Parts of the island with fares of their own. Every booking is priced by them from their day on.",
      "Draw an area: begin around a place, or tap the map to put corners. Drag a corner to move it.",
      "By keyboard: Tab to a corner, arrows move it, Delete takes it away.",
      "Give it a fare to the airport and to the cruise pier, either way, and a surcharge. Leave a fare empty where your tariff is right.",
      "The surcharge comes on metered fares and other fixed ones, never on the area's own.",
      "Where two areas lie over each other, the smaller counts; you're told before you save.",
      "You read what last week's rides here would have cost.",
      "Take away leaves booked rides their price, and Bring back undoes it. The history says who drew what.",
      "Prices agreed with a hotel can name the area.",
    ],
  },
  deals: {
    title: "Deals",
    lines: [
      "Something off the fare: by a code, on a rider's first ride, for a hotel's guests, or from a VIP level on.",
      "Make a deal: its name as guests read it, a percentage or an amount, trips, days, a least fare and limits. Empty means no limit.",
      "The preview says what it does to a fare.",
      "The best discount counts alone; deals aren't added up.",
      "The company bears it: the driver is paid on the full fare.",
      "Both ways of a trip count once, and a cancelled booking gives its use back.",
      "Turn off ends it for new bookings. Rides that are booked keep what they were booked with.",
      "Choose whether it stands on the public deals page; a code works without.",
      "“What deals cost” has the completed rides of twelve months by month.",
    ],
  },
  holidays: {
    title: "Holidays",
    lines: [
      "Days on which the holiday percentage of the tariff is added.",
      "Public holidays are added automatically, year by year.",
      "Add a holiday of your own for the whole day or from an hour on.",
      "Remove takes away what you added yourself.",
      "Rides that are booked keep their price.",
      "The next weeks' holidays stand on Start with what they add.",
      "Contracts skip public holidays or drive on them, as each says.",
    ],
  },
};

export default prices;
