import type { ExampleZone } from "../../../../contract/fares/example-fares.ts";

/** Prices as they are written in a text. */
type Fares = Readonly<Record<ExampleZone, string>>;

const faq = {
  head: "FAQ: Trupial",
  description:
    "Booking, rates, the airport, payment, TX plates, wheelchairs, tours and lost items: what people ask us.",
  title: "FAQ",
  intro: "What people ask us most.",
  items: [
    {
      id: "booking",
      question: "How do I book a ride?",
      answer:
        "Type where you are and where you go, see your price, leave your name and phone. You need no account. You can also call or write to us on WhatsApp.",
    },
    {
      id: "rates",
      question: "What does a ride cost?",
      answer: (fares: Fares | null) =>
        `You see your price in US dollars before you book. ${fares ? `From the airport to Mambo Beach is ${fares.mambo}; to Westpunt ${fares.westpunt}. ` : ""}Nights and public holidays cost more, and the calculator shows how much.`,
    },
    {
      id: "airport",
      question: "Do you pick up at the airport?",
      answer:
        "Yes, from and to Hato at a fixed rate for every zone. Give us your flight number; your driver waits at arrivals with your name on a sign.",
    },
    {
      id: "open-247",
      question: "Are you open 24/7?",
      answer: "Yes. You can book and call at any hour, every day of the year.",
    },
    {
      id: "payment",
      question: "How can I pay?",
      answer:
        "In cash to the driver, in guilders or US dollars. The guilder is the Caribbean guilder (XCG). It replaced the Antillean guilder (ANG) one to one in 2025, so a price in ANG is the same price in XCG. One dollar is 1.79 guilders.",
    },
    {
      id: "tx-plates",
      question: "What is a TX plate?",
      answer:
        "TX on the plate marks a taxi with a permit of the government. All our cars have one. Look for it before you get in.",
    },
    {
      id: "wheelchair",
      question: "Is there a taxi for a wheelchair?",
      answer:
        "Yes, on request. Tell us when you book, and we send a car with room for it and a driver who helps.",
    },
    {
      id: "areas",
      question: "Where do you drive?",
      answer:
        "Everywhere on Curaçao, from Westpunt to Oostpunt: the airport, the cruise piers, Willemstad, every hotel and beach.",
    },
    {
      id: "tours",
      question: "Do you offer tours?",
      answer:
        "Yes, six private tours with a driver who knows the island, and days out planned around what you like.",
    },
    {
      id: "lost-items",
      question: "I left something in the taxi. What now?",
      answer:
        "Call or write to us with your booking number. Your driver looks at once, and we keep what is found for three months.",
    },
  ],
  more: "Something else?",
  contact: "Contact Us",
  calculator: "Fare Calculator",
};

export default faq;
export type FaqStrings = typeof faq;

declare module "../../../language/strings.ts" {
  interface StringCatalogue {
    "site/faq": FaqStrings;
  }
}
