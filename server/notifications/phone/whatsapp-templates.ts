import { PAY_PURPOSES } from "../../../domain/pay-links/pay-link.ts";
import { DRIVER_ALERTS, SEVERAL_ALERTS } from "../../../contract/rides/ride-message.ts";
import { LANGUAGES, type Language } from "../../../domain/languages.ts";
import { CODE_NOTIFICATIONS } from "../notification-kinds.ts";
import type { RideWords } from "../strings/notification-strings.ts";
import { NOTIFICATION_STRINGS } from "../strings/strings.ts";
import { payLinkTemplate } from "./pay-link-template.ts";
import { refundTemplate } from "./refund-template.ts";
import type { PhoneTemplate } from "./phone-template.ts";
import { type RideTextKind, alertTemplate, rideTemplate } from "./ride-templates.ts";
import { WAITED_FOR, timeFreeTemplate } from "./time-free-template.ts";
import { registeredAs } from "./whatsapp-gateway.ts";

/** Examples that fill the gaps while Meta looks at a template. */
const EXAMPLE: RideWords = {
  name: "Maya Brooks",
  reference: "CUR-20261120-7KD2",
  when: "Friday, November 20, 2026, 4:45 PM",
  pickup: "Hato Airport",
  dropoff: "Mambo Beach",
  fare: "$26.00 (XCG 46.54)",
  driver: "Ruben Martina",
  vehicle: "Toyota Corolla",
  plate: "TX 101",
  flight: "KL735",
  lands: "3:45 PM",
};
const EXAMPLE_WHY = "we have no car free at that time";
const EXAMPLE_CODE = "4711";
const EXAMPLE_PAGE = "track/7KD2QW";

type Site = { readonly company: string; readonly publicUrl: string };

/** Every template a message may name, in the form in which Meta's Cloud API registers it. */
export function whatsappTemplates({ company, publicUrl }: Site) {
  return LANGUAGES.flatMap((language) =>
    templatesIn(language, company).map((template) => registration(template, publicUrl)),
  );
}

function templatesIn(language: Language, company: string): PhoneTemplate[] {
  const strings = NOTIFICATION_STRINGS[language];
  const writing = { language, strings, company, words: EXAMPLE };
  const toPay = { amount: EXAMPLE.fare, reference: EXAMPLE.reference };
  const kinds = Object.keys(strings.ride) as RideTextKind[];
  return [
    ...kinds.map((kind) => rideTemplate(kind, { ...writing, why: "", code: undefined })),
    ...CODE_NOTIFICATIONS.map((kind) => rideTemplate(kind, { ...writing, why: "", code: EXAMPLE_CODE })),
    rideTemplate("rejected", { ...writing, why: EXAMPLE_WHY, code: undefined }),
    ...DRIVER_ALERTS.filter((kind) => !SEVERAL_ALERTS.some((several) => several === kind)).map((kind) =>
      alertTemplate(kind, writing),
    ),
    // A statement goes by mail only, and nobody is sent a link for a tip.
    ...PAY_PURPOSES.filter((purpose) => purpose !== "statement" && purpose !== "tip").map((purpose) =>
      payLinkTemplate(purpose, { ...writing, words: { ...toPay, when: "" } }),
    ),
    ...PAY_PURPOSES.filter((purpose) => purpose !== "statement").map((purpose) =>
      refundTemplate(purpose, { ...writing, words: toPay }),
    ),
    ...WAITED_FOR.map((waitedFor) =>
      timeFreeTemplate(waitedFor, { ...writing, words: { when: EXAMPLE.when } }),
    ),
    // A ride waits for what is due before it is driven.
    ...(["deposit", "fare"] as const).map((purpose) =>
      payLinkTemplate(purpose, { ...writing, words: { ...toPay, when: EXAMPLE.when } }),
    ),
  ];
}

function registration({ name, language, text, parameters }: PhoneTemplate, publicUrl: string) {
  const registered = registeredAs(name, language);
  const button = {
    type: "URL",
    text: NOTIFICATION_STRINGS[language].buttons.follow,
    url: `${publicUrl}/{{1}}`,
    example: [`${publicUrl}/${EXAMPLE_PAGE}`],
  };
  return {
    name: registered.name,
    language: registered.code,
    category: "UTILITY",
    components: [
      {
        type: "BODY",
        text,
        ...(parameters.length > 0 && { example: { body_text: [parameters] } }),
      },
      { type: "BUTTONS", buttons: [button] },
    ],
  };
}
