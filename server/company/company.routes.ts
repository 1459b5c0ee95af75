import type { SignInWay } from "../../contract/accounts/sign-in-way.ts";
import type { OpenWhen } from "../../contract/company/company.ts";
import type { ShownTaxRate } from "../../contract/company/turnover-tax.ts";
import type { PhoneGateway } from "../../contract/company/phone-messages.ts";
import { getConfigEndpoint } from "../../contract/company/company.endpoints.ts";
import { curacaoDate } from "../../domain/curacao-time.ts";
import { MAX_DISTANCE_KM, MAX_LUGGAGE, MAX_PASSENGERS } from "../../domain/fares/limits.ts";
import { toWireTariff } from "../../contract/fares/to-wire-tariff.ts";
import { LANGUAGES } from "../../domain/languages.ts";
import { XCG_PER_DOLLAR } from "../../domain/money.ts";
import {
  editCompanyProfileEndpoint,
  getCompanyProfileEndpoint,
} from "../../contract/company/company-profile.endpoints.ts";
import type { Wallet } from "../../domain/wallet/wallets.ts";
import { MINUTE_MS } from "../../domain/time-units.ts";
import type { Clock } from "../process/clock.ts";
import type { Db } from "../database/connect.ts";
import type { PriceRules } from "../fares/price-rules.ts";
import { QUOTE_LIFE_MS } from "../fares/quotes.ts";
import { getTariffOf } from "../fares/tariff-in-force.ts";
import { signedIn } from "../http/caller.ts";
import type { Serve } from "../http/serve.ts";
import type { MapsProvider } from "../places/build-maps.ts";
import { type StoredCompany, editCompany, getCompany } from "./company-profile.ts";
import { getPayLinkSettings } from "./pay-link-settings.ts";
import { getPaperDetails } from "./paper-details.ts";
import { readTaxRates } from "./tax-rates.ts";

export type CompanyDependencies = {
  db: Db;
  clock: Clock;
  rules: PriceRules;
  map: { provider: MapsProvider; googleKey: string | null; retiredPlaces(): readonly string[] };
  /** When the company is there, in its own words. */
  readOpenWhen(): Promise<OpenWhen | undefined>;
  demo: boolean;
  followsFlights: boolean;
  pushPublicKey: string;
  /** The wallets that rides can be put into. */
  wallets: readonly Wallet[];
  /** The gateways that the company has to reach a phone with. */
  gateways: readonly PhoneGateway[];
  /** How a code that signs in can be sent. */
  signInWays: readonly SignInWay[];
  /** The server has somebody who takes payments by link. */
  takesPayLinks: boolean;
  /** The site that passkeys are made for. */
  passkeySite: { readonly rpId: string } | null;
};

export function companyRoutes(serve: Serve, dependencies: CompanyDependencies): void {
  const {
    db,
    clock,
    rules,
    map,
    demo,
    followsFlights,
    pushPublicKey,
    wallets,
    gateways,
    signInWays,
    passkeySite,
    readOpenWhen,
    takesPayLinks,
  } = dependencies;
  const paysByLink = async () =>
    takesPayLinks && (await getPayLinkSettings(db)).settings.mode !== "off" ? { pays_by_link: true } : {};

  serve(getConfigEndpoint, async () => {
    const { company, phoneMessages, siteOpen, closedText } = await getCompany(db);
    const { tariff } = await getTariffOf(db, curacaoDate(clock.now()));
    return {
      company: {
        ...company,
        ...(siteOpen ? {} : { opens_soon: true, closed_text: closedText }),
        follows_flights: followsFlights,
        ...(await paysByLink()),
        open_when: await readOpenWhen(),
        crib: (await getPaperDetails(db)).crib || undefined,
        tax_rates: await shownTaxRates(db),
      },
      map: {
        provider: map.provider,
        google_key: map.googleKey,
        retired_places: [...map.retiredPlaces()],
      },
      limits: LIMITS,
      tariff: toWireTariff(tariff),
      currency: CURRENCY,
      languages: [...LANGUAGES],
      time_zone: "America/Curacao" as const,
      demo,
      push_public_key: pushPublicKey,
      wallets: [...wallets],
      phone_gateways: phoneMessages.order.filter((name) => gateways.includes(name)),
      sign_in_ways: [...signInWays],
      passkeys_of: passkeySite?.rpId ?? null,
    };
  });

  serve(getCompanyProfileEndpoint, async () => present(await getCompany(db)));

  serve(editCompanyProfileEndpoint, async ({ body: { version, ...changes }, caller, transact }) => {
    const edited = await transact(async (trx) => {
      const by = signedIn(caller).accountId;
      return present(await editCompany(trx, { changes, version, by, now: clock.now() }));
    });
    rules.forget();
    return edited;
  });
}

async function shownTaxRates(db: Db): Promise<ShownTaxRate[] | undefined> {
  const rates = await readTaxRates(db);
  if (rates.length === 0) return undefined;
  return rates.map(({ id, validFrom, hundredths }) => ({
    id,
    valid_from: validFrom,
    percent: hundredths / 100,
  }));
}

const LIMITS = {
  max_passengers: MAX_PASSENGERS,
  max_luggage: MAX_LUGGAGE,
  max_distance_km: MAX_DISTANCE_KM,
  quote_minutes: QUOTE_LIFE_MS / MINUTE_MS,
  pickup_grace_minutes: 5,
  pickup_days_ahead: 365,
  time_step_minutes: 15,
};

const CURRENCY = { code: "USD", local_code: "XCG", local_per_unit: XCG_PER_DOLLAR } as const;

function present({
  company,
  twoFactorFrom,
  startCode,
  changeHours,
  driverChangesWait,
  lowRating,
  phoneMessages,
  version,
  updatedAt,
}: StoredCompany) {
  return {
    ...company,
    two_factor_from: twoFactorFrom,
    start_code: startCode,
    change_hours: changeHours,
    driver_changes_wait: driverChangesWait,
    low_rating: lowRating,
    phone_messages: phoneMessages,
    version,
    updated_at: updatedAt.toISOString(),
  };
}
