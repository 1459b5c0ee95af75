const moment = {
  opening: "Your ride is booked. We're opening the payment page...",
  paid: "Thank you. There's nothing to pay in the car.",
  part: "Thank you. The rest is paid in the car, or here.",
  failed:
    "The payment didn't go through and you weren't charged. Your ride is booked all the same: try again here, or pay the driver.",
  unpaid: "Your ride is booked, but not paid yet. Pay here, or pay the driver.",
  unpaidDeposit: "The deposit isn't paid yet, and your ride is confirmed once it is. You can pay it here.",
  waits:
    "The bank hasn't told us yet whether you paid. Your ride is booked, and this page shows it as soon as we know.",
  notBegun: "Your ride is booked, but we couldn't open the payment page. Try again here, or pay the driver.",
};

export default moment;
export type PayMomentStrings = typeof moment;
