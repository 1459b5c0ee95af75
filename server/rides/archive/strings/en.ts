import type { PaidBy } from "../../../../domain/payments/payment.ts";

const archive = {
  /** The heads of the table for a spreadsheet. */
  heads: {
    id: "Ride ID",
    reference: "Reference",
    rider: "Rider",
    phone: "Phone",
    driver: "Driver",
    pickup: "Pickup",
    dropoff: "Drop-off",
    when: "Date & time",
    completed: "Completed",
    distance: "Distance (km)",
    fare: "Fare (USD)",
    vehicle: "Vehicle type",
    zone: "Zone",
    passengers: "Passengers",
    luggage: "Luggage",
    paidBy: "Paid by",
    tip: "Tip (USD)",
    stops: "Stops",
    givenBack: "Given back (USD)",
  },
  paidBy: { cash_usd: "Cash USD", cash_xcg: "Cash XCG", card: "Card", account: "Account" } satisfies Record<
    PaidBy,
    string
  >,
};

export default archive;
type Words<T> = { readonly [Key in keyof T]: T[Key] extends string ? string : Words<T[Key]> };
export type ArchiveStrings = Words<typeof archive>;
