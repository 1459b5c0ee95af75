import type { FaqStrings } from "./en.ts";

export default {
  head: "Preguntanan frekuente",
  description:
    "Reservashon, tarifa, aeropuerto, pago, plachi TX, rolstul, tour i kosnan pèrdí: loke hende ta puntra nos.",
  title: "Preguntanan frekuente",
  intro: "Loke hende ta puntra nos mas tantu.",
  items: [
    {
      id: "booking",
      question: "Kon mi ta reservá un biahe?",
      answer:
        "Skirbi unda bo ta i unda bo ta bai, mira bo preis i laga bo nòmber i number. Bo no mester di kuenta. Bo por yama nos òf manda nos WhatsApp tambe.",
    },
    {
      id: "rates",
      question: "Kuantu un biahe ta kosta?",
      answer: (fares) =>
        `Bo ta mira bo preis na dòler promé ku bo reservá. ${fares ? `For di aeropuerto pa Mambo Beach ta ${fares.mambo}; pa Westpunt ${fares.westpunt}. ` : ""}Anochi i riba dia di fiesta ta kosta mas; e kalkuladó ta mustra kuantu.`,
    },
    {
      id: "airport",
      question: "Boso ta pasa buska na aeropuerto?",
      answer:
        "Sí, for di i pa Hato, ku tarifa fiho pa kada zona. Duna nos bo number di buelo; bo shofùr ta warda na yegada ku bo nòmber riba un bòrchi.",
    },
    {
      id: "payment",
      question: "Kon mi por paga?",
      answer:
        "Kèsh na e shofùr, na florin òf dòler. E florin ta e florin karibense (XCG). Na 2025 el a remplasá e florin antiano (ANG) un pa un, pues un preis na ANG ta e mesun preis na XCG. Un dòler ta 1,79 florin.",
    },
    {
      id: "tx-plates",
      question: "Kiko ta un plachi TX?",
      answer:
        "TX riba e plachi ta nifiká un taksi ku permiso di gobièrnu. Tur nos outo tin un. Wak'é promé ku bo subi.",
    },
    {
      id: "wheelchair",
      question: "Tin taksi pa rolstul?",
      answer:
        "Sí, riba petishon. Bisa nos ora bo ta reservá i nos ta manda un outo ku lugá i un shofùr ku ta yuda.",
    },
    {
      id: "lost-link",
      question: "Mi a pèrdè e link di mi biahe. Unda mi ta hañ'é?",
      answer:
        "Skohe Buska mi reservashon na final di kualke página. Ku bo number di reservashon i e último kuater sifra di bo telefòn bo biahe ta habri atrobe. No tin e number na man? Yama nos.",
    },
    {
      id: "areas",
      question: "Unda boso ta kore?",
      answer:
        "Tur kaminda na Kòrsou, for di Westpunt te Oostpunt: aeropuerto, e wafnan di krusero, Willemstad, tur hotèl i playa.",
    },
    {
      id: "tours",
      question: "Boso ta ofresé tour?",
      answer: "Sí, seis tour privá ku un shofùr ku konosé e isla, i dia planifiká na bo gustu.",
    },
    {
      id: "lost-items",
      question: "Mi a laga algu den e taksi. Kiko mi ta hasi?",
      answer:
        "Yama òf skirbi nos ku bo number di reservashon. Bo shofùr ta buska mesora, i nos ta warda loke a haña tres luna.",
    },
  ],
  /** To how one can pay, where rides are also paid by link. */
  payByLink: "Bo por paga tambe ora bo ta reservá òf riba e página di bo biahe: ku karchi, banko òf wallet.",
  more: "Algu otro?",
  contact: "Tuma kontakto",
  calculator: "Kalkuladó di preis",
  findBooking: "Buska mi reservashon",
} satisfies FaqStrings;
