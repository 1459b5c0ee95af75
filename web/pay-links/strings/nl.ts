import type { PayLinkStrings } from "./en.ts";

const payLinks: PayLinkStrings = {
  headTitle: "Betalen via link",
  headDescription: "Betaal je rit met je kaart of vanaf je bankrekening.",
  loading: "Je betaling wordt geladen...",
  goneTitle: "We kunnen deze betaling niet vinden",
  gone: "Controleer je link of bel ons.",
  title: (amount: string) => `Betaal ${amount}`,
  now: (amount: string) => `Betaal nu ${amount}`,
  what: {
    fare: (reference: string) => `Voor rit ${reference}`,
    deposit: (reference: string) => `De aanbetaling voor rit ${reference}`,
    statement: (reference: string) => reference,
    no_show_fee: (reference: string) => `De vergoeding voor rit ${reference}: we hebben op je gewacht`,
    tip: (reference: string) => `De fooi voor rit ${reference}`,
  },
  charged: (amount: string) => `Er wordt ${amount} afgeschreven.`,
  where: "Je betaalt op de pagina van de bank zelf. Je kaartnummer komt nooit bij ons.",
  wait: "Een ogenblik. De pagina van de bank wordt klaargezet.",
  trial: "Dit is een proef: er gaat geen geld om.",
  checkingTitle: "Een moment: we vragen het de bank",
  checking: "We vragen de bank of je betaling gelukt is. Deze pagina laat het vanzelf zien.",
  paidTitle: (amount: string) => `${amount} betaald`,
  overTitle: "Deze betaling is voorbij",
  /** The state of it. */
  over: {
    paid: "Bedankt. Je kunt deze pagina sluiten.",
    failed:
      "De betaling is mislukt en er is niets afgeschreven. Begin opnieuw op de pagina van je rit, of bel ons.",
    expired: "De tijd om te betalen is voorbij en er is niets afgeschreven. Vraag ons om een nieuwe link.",
    cancelled: "We hebben dit verzoek ingetrokken. Je hoeft hier niets te betalen.",
    refunded: "Wat je hebt betaald, is teruggegeven.",
    partly_refunded: "Een deel van wat je hebt betaald, is teruggegeven.",
  },
  toRide: "Terug naar je rit",
  byLink: "Betaald via link",
  /** Beside what was paid, where some of it was given back after the ride. */
  backOf: (paid, back) => `${paid}, ${back} terugbetaald`,
  /** To the driver. */
  collectNothing: "Betaald via link. Je hoeft niets te innen.",
  ofItByLink: (paid: string) => `${paid} ervan is via een link betaald.`,
  /** Below a price. */
  allPaid: "betaald via link",
  partPaid: (paid: string, rest: string) => `${paid} betaald via link, ${rest} in de auto`,
  feeKept: (fee: string) =>
    `Van wat je via een link betaalde is ${fee} voor de vergoeding, omdat we op je wachtten.`,
  feeKeptRest: (fee: string, rest: string) =>
    `Van wat je via een link betaalde is ${fee} voor de vergoeding, omdat we op je wachtten. We geven ${rest} terug.`,
  lowered: (amount: string) =>
    `De prijs is lager dan wat je via de link hebt betaald. Je krijgt ${amount} terug.`,
  givenBack: (amount: string) => `Je hebt ${amount} via een link betaald. We geven het terug.`,
  depositText: (amount: string) =>
    `Een aanbetaling van ${amount} met kaart of bank. De rest betaal je in de auto, of hier.`,
  firstText: "Met je kaart of vanaf je bankrekening. Zodra er betaald is, staat je rit vast.",
  fareText: "Met kaart, bank of wallet. Contant in de auto mag ook.",
  starting: "Een ogenblik...",
  startFailed: "Dit lukte niet. Probeer het nog eens, of betaal in de auto.",
};

export default payLinks;
