import type { Language } from "../../domain/languages.ts";
import type { ProviderState } from "./pay-provider.ts";

type TrialPageTexts = {
  readonly title: string;
  readonly plain: string;
  readonly pay: (amount: string) => string;
  readonly fail: string;
  readonly cancel: string;
  readonly back: string;
  readonly states: Readonly<Record<Exclude<ProviderState, "open">, string>>;
};

/** The words of the page that plays the payment provider. */
export const TRIAL_PAGE_TEXTS: Readonly<Record<Language, TrialPageTexts>> = {
  en: {
    title: "Trial payment",
    plain: "This page only plays a payment provider. No money moves, and nobody asks for a card.",
    pay: (amount) => `Pay ${amount}`,
    fail: "Let the payment fail",
    cancel: "Go back without paying",
    back: "Back",
    states: {
      paid: "This payment is paid.",
      failed: "This payment failed.",
      expired: "The time for this payment is over.",
      cancelled: "This payment was called off.",
    },
  },
  nl: {
    title: "Proefbetaling",
    plain:
      "Deze pagina speelt alleen een betaaldienst. Er gaat geen geld om, en niemand vraagt om een kaart.",
    pay: (amount) => `Betaal ${amount}`,
    fail: "Laat de betaling mislukken",
    cancel: "Terug zonder te betalen",
    back: "Terug",
    states: {
      paid: "Deze betaling is gedaan.",
      failed: "Deze betaling is mislukt.",
      expired: "De tijd voor deze betaling is voorbij.",
      cancelled: "Deze betaling is afgebroken.",
    },
  },
  es: {
    title: "Pago de prueba",
    plain: "Esta página solo hace de servicio de pagos. No se mueve dinero y nadie le pide una tarjeta.",
    pay: (amount) => `Pagar ${amount}`,
    fail: "Hacer que el pago falle",
    cancel: "Volver sin pagar",
    back: "Volver",
    states: {
      paid: "Este pago está hecho.",
      failed: "Este pago falló.",
      expired: "El plazo de este pago terminó.",
      cancelled: "Este pago se canceló.",
    },
  },
  pap: {
    title: "Pago di prueba",
    plain: "E página akí ta hunga servisio di pago so. No tin plaka ta move, i niun hende ta pidi un karchi.",
    pay: (amount) => `Paga ${amount}`,
    fail: "Laga e pago faya",
    cancel: "Bai bèk sin paga",
    back: "Bèk",
    states: {
      paid: "E pago akí ta hasí.",
      failed: "E pago akí a faya.",
      expired: "E tempu pa e pago akí a pasa.",
      cancelled: "E pago akí a ser kanselá.",
    },
  },
  de: {
    title: "Testzahlung",
    plain:
      "Diese Seite spielt nur einen Zahlungsdienst. Es fließt kein Geld, und niemand fragt nach einer Karte.",
    pay: (amount) => `${amount} bezahlen`,
    fail: "Zahlung scheitern lassen",
    cancel: "Zurück, ohne zu bezahlen",
    back: "Zurück",
    states: {
      paid: "Diese Zahlung ist bezahlt.",
      failed: "Diese Zahlung ist gescheitert.",
      expired: "Die Zeit für diese Zahlung ist vorbei.",
      cancelled: "Diese Zahlung wurde abgebrochen.",
    },
  },
};
