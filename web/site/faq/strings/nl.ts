import type { FaqStrings } from "./en.ts";

export default {
  head: "Veelgestelde vragen",
  description:
    "Antwoorden over boeken, tarieven, de luchthaven, betalen, TX-platen, rolstoelen, tours en verloren spullen.",
  title: "Veelgestelde vragen",
  intro: "Wat mensen ons het meest vragen.",
  items: [
    {
      id: "booking",
      question: "Hoe boek ik een rit?",
      answer:
        "Typ waar je bent en waar je heen wilt, bekijk je prijs en laat je naam en nummer achter. Een account is niet nodig. Bellen of appen kan ook.",
    },
    {
      id: "rates",
      question: "Wat kost een rit?",
      answer: (fares) =>
        `Je ziet je prijs in US-dollars voordat je boekt. ${fares ? `Van de luchthaven naar Mambo Beach kost ${fares.mambo}; naar Westpunt ${fares.westpunt}. ` : ""}'s Nachts en op feestdagen is het duurder; de ritprijscalculator laat zien hoeveel.`,
    },
    {
      id: "airport",
      question: "Halen jullie me op van de luchthaven?",
      answer:
        "Ja, van en naar Hato, met een vast tarief voor elke zone. Geef je vluchtnummer door; je chauffeur wacht bij aankomst met je naam op een bordje.",
    },
    {
      id: "payment",
      question: "Hoe kan ik betalen?",
      answer:
        "Contant bij de chauffeur, in guldens of US-dollars. De gulden is de Caribische gulden (XCG). Die verving in 2025 de Antilliaanse gulden (ANG) één op één, dus een prijs in ANG is dezelfde prijs in XCG. Eén dollar is 1,79 gulden.",
    },
    {
      id: "tx-plates",
      question: "Wat is een TX-plaat?",
      answer:
        "Een TX-plaat betekent dat de taxi een vergunning van de overheid heeft. Al onze auto's hebben er een. Let erop voordat je instapt.",
    },
    {
      id: "wheelchair",
      question: "Hebben jullie een rolstoeltaxi?",
      answer:
        "Ja, op aanvraag. Geef het door bij het boeken, dan sturen we een auto met ruimte voor de rolstoel en een chauffeur die helpt.",
    },
    {
      id: "lost-link",
      question: "Ik ben de link naar mijn rit kwijt. Waar vind ik hem?",
      answer:
        "Kies onderaan elke pagina Mijn boeking vinden. Met je boekingsnummer en de laatste vier cijfers van je telefoonnummer opent je rit weer. Geen nummer bij de hand? Bel ons.",
    },
    {
      id: "areas",
      question: "Waar rijden jullie?",
      answer:
        "Overal op Curaçao, van Westpunt tot Oostpunt: de luchthaven, de cruisepieren, Willemstad, elk hotel en strand.",
    },
    {
      id: "tours",
      question: "Doen jullie ook tours?",
      answer: "Ja, zes privétours met een chauffeur die het eiland kent, en dagtochten op maat.",
    },
    {
      id: "lost-items",
      question: "Ik heb iets in de taxi laten liggen. Wat nu?",
      answer:
        "Bel of schrijf ons met je boekingsnummer. Je chauffeur kijkt meteen. Gevonden spullen bewaren we drie maanden.",
    },
  ],
  /** To how one can pay, where rides are also paid by link. */
  payByLink: "Je kunt ook bij het boeken of op de pagina van je rit betalen: met kaart, bank of wallet.",
  more: "Iets anders?",
  contact: "Contact",
  calculator: "Ritprijscalculator",
  findBooking: "Mijn boeking vinden",
} satisfies FaqStrings;
