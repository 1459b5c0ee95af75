import words from "../../../../domain/site-texts/tour-words/en.ts";

const tours = {
  head: "Private Tours",
  description:
    "Six private tours of Curaçao with a local driver: beaches, city, north coast, country houses, Christoffel and a sunset sail.",
  title: "Private Tours",
  intro: "Six private trips with a driver who grew up here. Just your group.",
  duration: "Duration",
  role: "Your driver",
  includes: "Includes",
  cancellation: "Cancellation",
  moreInfo: "More Info",
  hours: (count: number) => (count === 1 ? "1 hour" : `${count} hours`),
  perPerson: (price: string) => `${price} per person`,
  total: (people: number, price: string) => `${people === 1 ? "1 person" : `${people} people`}: ${price}`,
  free: (hours: number) => `Free up to ${hours} hours before`,
  fee: (price: string) => `${price} fee`,
  ask: "Request this tour",
  askText: "Tell us your date and group size. We'll reply within a day with a time and a driver.",
  allTours: "All tours",
  tours: words,
};

export default tours;
export type ToursStrings = typeof tours;
