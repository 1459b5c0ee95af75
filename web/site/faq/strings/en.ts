import type { ExampleZone } from "../../../../domain/fares/example-fares.ts";

/** Prices as they are written in a text. */
type Fares = Readonly<Record<ExampleZone, string>>;

const faq = {
  head: "FAQ",
  description:
    "Answers about booking, rates, the airport, payment, TX plates, wheelchairs, tours and lost items.",
  title: "FAQ",
  intro: "The questions we get most.",
  items: [
    {
      id: "booking",
      question: "How do I book a ride?",
      answer:
        "Enter your pickup and drop-off, see your price, and leave your name and phone number. No account needed. You can also call us or message us on WhatsApp.",
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
        "Yes, to and from Hato, at a fixed rate for every zone. Give us your flight number and your driver will wait at arrivals with your name on a sign.",
    },
    {
      id: "payment",
      question: "How can I pay?",
      answer:
        "Pay your driver in cash, in Caribbean guilders (XCG) or US dollars. XCG replaced the Antillean guilder (ANG) one to one in 2025, so prices in ANG and XCG are the same. One dollar is 1.79 guilders.",
    },
    {
      id: "tx-plates",
      question: "What is a TX plate?",
      answer:
        "A TX plate shows that a taxi has a government permit. All our cars have one. Look for it before you get in.",
    },
    {
      id: "wheelchair",
      question: "Do you have wheelchair-accessible taxis?",
      answer:
        "Yes, on request. Let us know when you book and we'll send a car with space for a wheelchair and a driver who can help.",
    },
    {
      id: "lost-link",
      question: "I've lost the link to my ride. Where do I find it?",
      answer:
        "Choose Find my booking at the foot of any page. Your booking number and the last four digits of your phone open your ride again. No number at hand? Call us.",
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
      answer: "Yes: six private tours with a driver who knows the island, plus custom days out.",
    },
    {
      id: "lost-items",
      question: "I left something in the taxi. What now?",
      answer:
        "Call or message us with your booking number. Your driver will check right away, and we keep found items for three months.",
    },
  ],
  /** To how one can pay, where rides are also paid by link. */
  payByLink: "You can also pay when you book or from the page of your ride: by card, bank or wallet.",
  more: "Still have a question?",
  contact: "Contact Us",
  calculator: "Fare Calculator",
  findBooking: "Find my booking",
};

export default faq;
export type FaqStrings = typeof faq;
