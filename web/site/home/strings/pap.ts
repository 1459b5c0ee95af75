import deal from "../../../../domain/company/deal-words/pap.ts";
import type { HomeStrings } from "./en.ts";

export default {
  headTitle: "Bo taksi na Kòrsou",
  headDescription: "Mira e preis promé i despues reservá un taksi, tur kaminda na Kòrsou. Sin kuenta.",
  title: "Bo taksi na Kòrsou",
  tagline: "Promé bo preis. Sin kuenta.",
  skyline: "E fachadanan na koló pastel di Handelskade na awa, ku e brùg di ponton",
  bookARide: "Reservá un biahe",
  registerNow: "Registrá awor",
  downloadApp: "Download nos app",
  accountSection: "Dikon krea un kuenta?",
  cards: {
    faster: {
      title: "Reservá mas lihé",
      text: "Bo nòmber, number i lugánan ta yená kaba. Reservá ku tres klik.",
    },
    history: {
      title: "Historia di biahe",
      text: "Tur biahe, preis i resibu den un lista. Reservá e mesun biahe atrobe.",
    },
    deals: {
      title: "Oferta eksklusivo",
    },
    tours: {
      title: "Tour na bo gustu",
      text: "Bisa nos kiko bo gusta i nos ta planifiká e dia pa bo.",
    },
  },
  deal,
  servicesSection: "Nos servisionan",
  services: {
    airport: {
      title: "Transporte pa aeropuerto",
      text: "Un preis fiho pa kada zona, na tur ora. Duna nos bo number di buelo i bo shofùr ta warda ku un bòrchi.",
      more: "Mira e tarifanan fiho",
      picture: "Un taksi na aeropuerto",
    },
    tours: {
      title: "Tour privá",
      text: "Mira e isla ku un shofùr ku a lanta akí.",
      more: "Mira e seis tournan",
      picture: "Un boka ku awa kla na Bandabou",
    },
    vip: {
      title: "Transporte VIP",
      text: "Vehíkulo di luho, kómodo, XL, pa karga òf blindá.",
      more: "Pidi un vehíkulo",
      picture: "Un sedán pretu",
    },
  },
} satisfies HomeStrings;
