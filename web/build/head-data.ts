import { DEFAULT_COMPANY } from "../../contract/company/default-company.ts";
import { COMPANY_DATA_ID } from "../../contract/company/company-data.ts";
import type { Language } from "../../contract/languages.ts";
import { localizedPath } from "../../contract/company/site-map.ts";

/** What search engines read of the company: a taxi service on Curaçao, open day and night. */
export function businessData(publicUrl: string, language: Language): string {
  const data = {
    "@context": "https://schema.org",
    "@type": "TaxiService",
    name: DEFAULT_COMPANY.name,
    url: `${publicUrl}${localizedPath(language, "/")}`,
    image: `${publicUrl}/icons/share.png`,
    inLanguage: language,
    provider: {
      "@type": "LocalBusiness",
      name: DEFAULT_COMPANY.name,
      telephone: DEFAULT_COMPANY.phone,
      email: DEFAULT_COMPANY.email,
      image: `${publicUrl}/icons/share.png`,
      priceRange: "$$",
      openingHours: "Mo-Su 00:00-23:59",
      address: { "@type": "PostalAddress", streetAddress: DEFAULT_COMPANY.address, addressCountry: "CW" },
      sameAs: [DEFAULT_COMPANY.instagram_url, DEFAULT_COMPANY.facebook_url],
    },
    areaServed: { "@type": "Country", name: "Curaçao" },
    availableLanguage: ["en", "nl", "es", "pap"],
  };
  return dataBlock("application/ld+json", data);
}

/** The company the page was drawn with, for the scripts to begin with the same; the server puts in the one there is. */
export function companyData(): string {
  return dataBlock("application/json", DEFAULT_COMPANY, ` id="${COMPANY_DATA_ID}"`);
}

function dataBlock(type: string, data: unknown, attributes = ""): string {
  // A closing tag inside the data would end the block.
  const json = JSON.stringify(data).replaceAll("<", "\\u003c");
  return `<script${attributes} type="${type}">${json}</script>`;
}
