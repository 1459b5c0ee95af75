import type { PartTexts } from "../../chapters.ts";

const money: PartTexts<"money"> = {
  money: {
    title: "Money",
    lines: [
      "What came in, cash with drivers, shift closings, settlements, commission, debtors and the books, each a view of its own.",
      "“What came in” splits the days you choose by day, hour, zone, vehicle type, payment or contract. What is on account or not recorded isn't collected.",
      "Hand in: count a driver's cash yourself. You sign for it with your name, once.",
      "Settlements: choose the days, look, then close one driver or all who are ready. Closed figures stay as they are for good.",
      "What turns up after closing is a correction with a reason, or a line of the driver's next settlement.",
      "Payments to drivers can be in parts. A mistake is taken back by an opposite entry; both stay to be seen.",
      "Commission: a rate holds from its day on and can't be edited. For a driver, a car, an account or a way of booking, the most particular one counts.",
      "Before you save a commission that begins in the past, you read what changes. Closed settlements stay; the difference comes into the next one.",
      "Debtors lists what hotels and firms owe by age. Reminders go by themselves after the days set under Books.",
      "Books: turnover tax (OB) of a month, the nightly check of all sums, the journal as CSV or auditfile (XAF), and the numbers on your papers.",
      "A tax rate can't start on a day of which a statement already has rides.",
    ],
  },
  "pay-links": {
    title: "Payments by link",
    lines: [
      "What passengers, hotels and firms were asked to pay by a link, and what came of it.",
      "A payment is asked for from a ride or a statement; here you follow it, send it again, withdraw it or give money back.",
      "A withdrawn link can't be paid any more.",
      "Give back asks for a reason and for who bears it: the company, or the driver in their next settlement.",
      "Above the amount set under Approvals, a second person has to agree before money goes back.",
      "Money that went back can't be fetched again; the passenger is told.",
      "Where links are on, guests may also pay when they book, and tip when the ride is over. All of a tip is the driver's.",
      "A tip that is given back goes out of the driver's next settlement.",
      "Cash isn't given back here but out of a case.",
    ],
  },
  approvals: {
    title: "Approvals",
    lines: [
      "What one person alone may not do: a second one with the same right approves or refuses it.",
      "It's for refunds, cash given back, credits and lowered fares above an amount, and for taking all data or a backup out.",
      "Press Decide, read it, then approve or refuse; you may say why not.",
      "Approved money moves at once, and the log has both of you. It can't be undone by withdrawing.",
      "Approved files can be taken out once, with the password of whoever asked.",
      "You can't approve what you asked for yourself; you can withdraw it while it waits.",
      "A request that nobody decides runs out after the days set below.",
      "“From when on two people” sets the amounts; empty means that one person is enough.",
      "While nobody else has the right, nothing could be approved: give somebody that right under Users first.",
    ],
  },
};

export default money;
