const partners = {
  headTitle: "Book on account",
  headDescription: "Book a taxi on the account of your hotel or firm.",
  booked: "Your ride is booked",
  bookedText: "Follow it, change it or cancel it on its own page, which opens in a new tab.",
  follow: "Track your ride",
  another: "Book another ride",
  loading: "Loading...",
  goneTitle: "This link is no longer valid",
  gone: "Please ask at the reception for the present one.",
  title: (name: string) => `Your taxi at ${name}`,
  intro: (name: string) => `This ride goes on the account of ${name}. There's nothing to pay in the car.`,
  discount: (percent: number) => `Your price is ${percent}% lower.`,
  rides: "Rides on this account",
  none: "No rides yet.",
  when: "When",
  guest: "Guest",
  room: "Room",
  trip: "From and to",
  driver: "Driver",
  status: "Status",
  fare: "Fare",
};

export default partners;
export type OnAccountStrings = typeof partners;
