import type { PayLinkStrings } from "./en.ts";

const payLinks: PayLinkStrings = {
  headTitle: "Paga ku link",
  headDescription: "Paga bo biahe ku karchi òf for di bo banko.",
  loading: "Kargando bo pago...",
  goneTitle: "Nos no ta haña e pago akí",
  gone: "Kontrolá bo link, òf yama nos.",
  title: (amount: string) => `Paga ${amount}`,
  now: (amount: string) => `Paga ${amount} awor`,
  what: {
    fare: (reference: string) => `Pa biahe ${reference}`,
    deposit: (reference: string) => `E depósito pa biahe ${reference}`,
    statement: (reference: string) => reference,
    no_show_fee: (reference: string) => `E kargo pa biahe ${reference}: nos a warda bo`,
    tip: (reference: string) => `E propina pa biahe ${reference}`,
  },
  charged: (amount: string) => `Ta kobra bo ${amount}.`,
  where: "Bo ta paga riba página di e banko mes. E number di bo karchi nunka ta yega serka nos.",
  wait: "Un ratu. Nan ta prepará e página di banko.",
  trial: "Esaki ta un prueba: no tin plaka ta move.",
  checkingTitle: "Un momento: nos ta puntra banko",
  checking: "Nos ta puntra banko si bo pago a pasa. E página akí ta mustra esaki di su mes.",
  paidTitle: (amount: string) => `${amount} pagá`,
  overTitle: "E pago akí a kaba",
  /** The state of it. */
  over: {
    paid: "Danki. Bo por sera e página akí.",
    failed: "E pago a faya i nada no a ser kobra. Kuminsá di nobo riba e página di bo biahe, òf yama nos.",
    expired: "E tempu pa paga a pasa i nada no a ser kobra. Pidi nos un link nobo.",
    cancelled: "Nos a retirá e petishon akí. No tin nada di paga akinan.",
    refunded: "Nos a debolbé loke bo a paga.",
    partly_refunded: "Nos a debolbé un parti di loke bo a paga.",
  },
  toRide: "Bèk na bo biahe",
  byLink: "Pagá ku link",
  /** Beside what was paid, where some of it was given back after the ride. */
  backOf: (paid, back) => `${paid}, ${back} debolbé`,
  /** To the driver. */
  collectNothing: "Pagá ku link. No kobra nada.",
  ofItByLink: (paid: string) => `${paid} di dje ta pagá ku link.`,
  /** Below a price. */
  allPaid: "pagá ku link",
  partPaid: (paid: string, rest: string) => `${paid} pagá ku link, ${rest} den outo`,
  feeKept: (fee: string) => `Di loke bo a paga ku link, ${fee} ta pa e kargo, pasobra nos a warda bo.`,
  feeKeptRest: (fee: string, rest: string) =>
    `Di loke bo a paga ku link, ${fee} ta pa e kargo, pasobra nos a warda bo. Nos ta debolbé ${rest}.`,
  lowered: (amount: string) => `E preis ta menos ku loke bo a paga ku link. Bo ta haña ${amount} bèk.`,
  givenBack: (amount: string) => `Bo a paga ${amount} ku link. Nos ta debolbé esaki.`,
  depositText: (amount: string) =>
    `Un depósito di ${amount} ku karchi òf banko. E resto bo ta paga den outo, òf akinan.`,
  firstText: "Ku karchi òf for di bo banko. Ora bo a paga, bo biahe ta konfirmá.",
  fareText: "Ku karchi, banko òf wallet. Kèsh den outo ta bon tambe.",
  starting: "Un ratu...",
  startFailed: "No por a kuminsá. Purba atrobe, òf paga den outo.",
};

export default payLinks;
