import { curacaoDate } from "../domain/curacao-time.ts";
import type { AppSettings } from "./app-dependencies.ts";
import { getCompany } from "./company/company-profile.ts";
import { readLogo } from "./company/logo/company-logo.ts";
import { getTariffOf } from "./fares/tariff-in-force.ts";
import type { RateLimits } from "./http/rate-limits.ts";
import type { AnswerPage } from "./http/unknown-calls.ts";
import { readFrameOrigins } from "./partners/book-on-account.ts";
import { openWhenOf, readAllTexts } from "./site-texts/read-site-texts.ts";
import { CompanyInPages } from "./web-files/company-in-pages.ts";
import { serveWebFile } from "./web-files/serve-web-files.ts";
import { readWebFiles } from "./web-files/web-files.ts";

/** How pages are answered: the built web with the company in it; null where the API is served alone. */
export function openPages(settings: AppSettings, limits: RateLimits): AnswerPage | null {
  const { db, clock, followsFlights, webDirectory } = settings;
  const files = webDirectory === undefined ? null : readWebFiles(webDirectory);
  if (files === null) return null;
  const pages = new CompanyInPages({
    readCompany: async () => {
      const { company, siteOpen, closedText } = await getCompany(db);
      return {
        ...company,
        ...(siteOpen ? {} : { opens_soon: true, closed_text: closedText }),
        ...(followsFlights ? { follows_flights: true } : {}),
      };
    },
    readTariff: async () => (await getTariffOf(db, curacaoDate(clock.now()))).tariff,
    readTexts: () => readAllTexts(db),
    readLogo: () => readLogo(db),
    openWhenOf,
    clock,
  });
  const serving = { files, pages, limits, readFrameOrigins: (code: string) => readFrameOrigins(db, code) };
  return (request, reply) => serveWebFile(serving, request, reply);
}
