import { TRIP_TEMPLATE } from "../../domain/rides/trip-link.ts";
import type { FAQPage, ItemList, LocalBusiness, TaxiService, TouristTrip } from "schema-dts";
import { businessPlace } from "../../domain/company/business-place.ts";
import { DEFAULT_COMPANY } from "../../domain/company/default-company.ts";
import { COMPANY_DATA_ID } from "../../contract/company/company-data.ts";
import { EXAMPLE_FARES_ID } from "../../domain/fares/example-fares.ts";
import { type Language, LANGUAGES } from "../../domain/languages.ts";
import { localizedPath, SITE_PATHS } from "../../domain/company/site-map.ts";
import { SITE_TEXTS_ID } from "../../contract/site-texts/text-parts.ts";
import { answerOf, drawnCents, faqItems } from "../site/faq/answer-of.ts";
import deFaq from "../site/faq/strings/de.ts";
import enFaq from "../site/faq/strings/en.ts";
import esFaq from "../site/faq/strings/es.ts";
import nlFaq from "../site/faq/strings/nl.ts";
import papFaq from "../site/faq/strings/pap.ts";
import { type Tour, TOURS } from "../site-texts/tours/tours.ts";
import type { DrawnTexts } from "./drawn-texts.ts";

const FAQ = { en: enFaq, es: esFaq, nl: nlFaq, pap: papFaq, de: deFaq };

type Place = {
  readonly publicUrl: string;
  readonly path: string;
  readonly language: Language;
  readonly texts: DrawnTexts;
};

/**
 * The data of a page for search engines: who drives, and what is asked or offered there. The types are schema.org's own.
 */
export function searchData(place: Place): string[] {
  return [taxiService(place), ...pageData(place)].map((thing) =>
    dataBlock("application/ld+json", { "@context": "https://schema.org", ...thing }),
  );
}

/** A taxi service on Curaçao, open day and night. */
function taxiService({ publicUrl, language }: Place): TaxiService {
  const provider: LocalBusiness = {
    "@type": "LocalBusiness",
    name: DEFAULT_COMPANY.name,
    telephone: DEFAULT_COMPANY.phone,
    email: DEFAULT_COMPANY.email,
    image: `${publicUrl}/icons/share.png`,
    priceRange: "$$",
    currenciesAccepted: "USD, XCG",
    paymentAccepted: "Cash",
    openingHours: "Mo-Su",
    ...businessPlace(DEFAULT_COMPANY),
    // The server puts in the links that the company has.
    sameAs: [],
  };
  return {
    "@type": "TaxiService",
    name: DEFAULT_COMPANY.name,
    url: `${publicUrl}${localizedPath(language, SITE_PATHS.home)}`,
    image: `${publicUrl}/icons/share.png`,
    provider,
    areaServed: { "@type": "Country", name: "Curaçao" },
    availableChannel: {
      "@type": "ServiceChannel",
      serviceUrl: `${publicUrl}${localizedPath(language, SITE_PATHS.bookYourRide)}`,
      availableLanguage: [...LANGUAGES],
    },
    potentialAction: {
      "@type": "ReserveAction",
      target: {
        "@type": "EntryPoint",
        urlTemplate: `${publicUrl}${localizedPath(language, SITE_PATHS.bookYourRide)}${TRIP_TEMPLATE}`,
        actionPlatform: ["https://schema.org/DesktopWebPlatform", "https://schema.org/MobileWebPlatform"],
      },
      result: { "@type": "TaxiReservation", name: "Taxi" },
    },
  };
}

function pageData(place: Place): (FAQPage | ItemList | TouristTrip)[] {
  const { path } = place;
  if (path === SITE_PATHS.faq) return [faqPage(place)];
  if (path === SITE_PATHS.privateTours) {
    const itemListElement = TOURS.map((tour, index) => ({
      "@type": "ListItem" as const,
      position: index + 1,
      item: tourTrip(tour, place),
    }));
    return [{ "@type": "ItemList", itemListElement }];
  }
  return TOURS.filter((tour) => pathOf(tour) === path).map((tour) => tourTrip(tour, place));
}

function faqPage({ language, texts }: Place): FAQPage {
  return {
    "@type": "FAQPage",
    inLanguage: language,
    mainEntity: faqItems(FAQ[language], {
      question: texts.openQuestion,
      answer: texts.parts.opening.answer,
    }).map((item) => ({
      "@type": "Question",
      name: item.question,
      acceptedAnswer: { "@type": "Answer", text: answerOf(item, { cents: drawnCents(), language }) },
    })),
  };
}

/** A tour with its price, which is the same on every day. */
function tourTrip(tour: Tour, { publicUrl, language, texts }: Place): TouristTrip {
  const { title, about } = texts.parts[tour.slug];
  const url = `${publicUrl}${localizedPath(language, pathOf(tour))}`;
  return {
    "@type": "TouristTrip",
    name: title,
    description: about,
    url,
    provider: { "@type": "Organization", name: DEFAULT_COMPANY.name },
    offers: {
      "@type": "Offer",
      url,
      price: tour.dollarsPerPerson,
      priceCurrency: "USD",
      availability: "https://schema.org/InStock",
    },
  };
}

function pathOf({ slug }: Tour): string {
  return SITE_PATHS.privateTour.replace("{tour}", slug);
}

/** The company and prices the page was drawn with, for its scripts to begin with the same; the server puts in those in force. */
export function drawnData(path: string): string[] {
  const company = dataBlock("application/json", DEFAULT_COMPANY, ` id="${COMPANY_DATA_ID}"`);
  if (path !== SITE_PATHS.faq) return [company];
  return [company, dataBlock("application/json", drawnCents(), ` id="${EXAMPLE_FARES_ID}"`)];
}

/** Where the server puts what staff wrote, for the scripts of a page to begin with the same. */
export function textData(language: Language): string {
  return dataBlock("application/json", { language, parts: {} }, ` id="${SITE_TEXTS_ID}"`);
}

function dataBlock(type: string, data: unknown, attributes = ""): string {
  // A closing tag inside the data would end the block.
  const json = JSON.stringify(data).replaceAll("<", "\\u003c");
  return `<script${attributes} type="${type}">${json}</script>`;
}
