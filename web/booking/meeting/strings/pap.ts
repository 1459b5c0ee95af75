import type { MeetingStrings } from "./en.ts";

export default {
  hato: {
    title: "Unda bo ta topa ku nos na Hato",
    near: "Dos minüt na pia for di e sala di maleta.",
    plan: "Plano di yegada na Hato: sali for di e porta di yegada, pasa e palmanan, te serka e shofùr ku bo nòmber banda di e parada di taksi",
    board: "Yegada",
    steps: [
      ["Sali for di e porta di yegada", "Promé bo maleta, despues duana, despues stret bai pafó."],
      ["Pasa e palmanan", "Ku e edifisio tras di bo."],
    ],
  },
  pier: {
    title: "Unda bo ta topa ku nos na Mega Pier",
    near: "Sinku minüt na pia for di e brùg di barku.",
    plan: "Plano di Mega Pier: baha for di barku, kana riba e pir, sali for di e porta di terminal, te serka e shofùr ku bo nòmber banda di e parada di taksi",
    board: "Terminal",
    steps: [
      ["Baha for di barku i kana riba e pir", "Ku e barku na bo man robes, te na tera."],
      ["Sali for di e porta di terminal", "Bai ku bo karchi di barku: bo mester di dje pa drenta bèk."],
    ],
  },
  taxiStand: "Taksi",
  anyName: "Martina",
  yourDriver: "Bo shofùr, na e parada di taksi",
  withSign: (minutes) => `Ku bo nòmber riba un bòrchi, ${minutes} minüt grátis.`,
  cantFind: "No por haña otro?",
} satisfies MeetingStrings;
