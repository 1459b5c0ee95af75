import { z } from "zod";
import { signInWaySchema } from "../accounts/sign-in-way.ts";
import { WALLETS } from "../../domain/wallet/wallets.ts";
import { EVERYONE_AND_KEYS, endpoint } from "../endpoint.ts";
import { wireTariffSchema } from "../fares/tariff-on-the-wire.ts";
import { languageSchema } from "../language-schema.ts";
import { shownCompanySchema } from "./company.ts";
import { phoneGatewaySchema } from "./phone-messages.ts";

export const getConfigEndpoint = endpoint({
  id: "getConfig",
  method: "GET",
  path: "/config/",
  summary: "What every page needs to know: the company, the map, the limits, the tariff in force.",
  tag: "Company",
  access: EVERYONE_AND_KEYS,
  conditional: true,
  output: z.object({
    company: shownCompanySchema,
    map: z.object({
      provider: z.enum(["embedded", "osm", "google"]),
      /** The key the browser loads Google's map with; null keeps our own map. */
      google_key: z.string().nullable(),
      /** Names the desk has retired: a book of places that came with the page still has them. */
      retired_places: z.array(z.string()).optional(),
    }),
    limits: z.object({
      max_passengers: z.number(),
      max_luggage: z.number(),
      max_distance_km: z.number(),
      quote_minutes: z.number(),
      pickup_grace_minutes: z.number(),
      pickup_days_ahead: z.number(),
      time_step_minutes: z.number(),
    }),
    tariff: wireTariffSchema,
    currency: z.object({ code: z.literal("USD"), local_code: z.literal("XCG"), local_per_unit: z.number() }),
    languages: z.array(languageSchema),
    time_zone: z.literal("America/Curacao"),
    /** This is a demonstration: the sign-ins may be shown. */
    demo: z.boolean(),
    /** The key with which a browser subscribes to push messages; null where they are off. */
    push_public_key: z.string().nullable(),
    /** The wallets that rides can be put into; empty where the company has no certificates. */
    wallets: z.array(z.enum(WALLETS)).optional(),
    /** How the company reaches a phone, the first way first; empty where it cannot. */
    phone_gateways: z.array(phoneGatewaySchema).optional(),
    /** How a code that signs in can be sent; empty where it cannot. */
    sign_in_ways: z.array(signInWaySchema).optional(),
    /** The host that passkeys are made for; null where they are not. */
    passkeys_of: z.string().nullable().optional(),
  }),
});
