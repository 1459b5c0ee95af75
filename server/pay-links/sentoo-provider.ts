import { z } from "zod";
import { SECOND_MS } from "../../domain/time-units.ts";
import { type PayProvider, ProviderAway, type ProviderState } from "./pay-provider.ts";

export type SentooSettings = { readonly url: string; readonly merchant: string; readonly secret: string };

const PATIENCE_MS = 8 * SECOND_MS;
/** It refuses longer ones. */
const DESCRIPTION_CHARACTERS = 50;
const TRANSACTION_ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Payments by card and bank of the islands, by Sentoo's API for merchants. The certain parts of it: docs/decisions/045. */
export function sentooProvider(settings: SentooSettings): PayProvider {
  const { merchant } = settings;
  const ask = (path: string, form?: URLSearchParams) => askSentoo(settings, path, form);
  return {
    name: "sentoo",
    // Its API for merchants has no call for that.
    refundsByHand: true,

    async create({ chargedCents, currency, description, returnUrl, expiresAt }) {
      const form = new URLSearchParams({
        sentoo_merchant: merchant,
        sentoo_amount: String(chargedCents),
        sentoo_currency: currency,
        sentoo_description: description.slice(0, DESCRIPTION_CHARACTERS),
        sentoo_return_url: returnUrl,
        sentoo_expires: expiresAt.toISOString().replace(/\.\d+Z$/, "+00:00"),
      });
      const { message, data } = await ask("payment/new", form);
      const link = data?.url;
      if (!TRANSACTION_ID.test(message) || link === undefined) throw new ProviderAway("unreadable");
      if (!isOfProvider(link, settings.url)) throw new ProviderAway("strange_link");
      return { id: message.toLowerCase(), link };
    },

    async stateOf(id) {
      return toState((await ask(`payment/status/${encodeURIComponent(merchant)}/${id}`)).message);
    },

    async cancel(id) {
      try {
        await ask(`payment/cancel/${encodeURIComponent(merchant)}/${id}`);
      } catch (error) {
        // One that is over can't be cancelled; its state says the rest.
        if (!(error instanceof ProviderAway) || !/^http_4(?!29)/.test(error.reason)) throw error;
      }
    },

    refund: async () => "refused",

    readNotice({ body }) {
      const id = (new URLSearchParams(body).get("transaction_id") ?? "").replace(/^"|"$/g, "").trim();
      return TRANSACTION_ID.test(id) ? id.toLowerCase() : null;
    },
  };
}

const answerSchema = z.object({
  success: z.object({ message: z.string(), data: z.object({ url: z.string().optional() }).nullish() }),
});

async function askSentoo({ url, secret }: SentooSettings, path: string, form?: URLSearchParams) {
  let answer: unknown;
  try {
    const response = await fetch(`${url}/v1/${path}`, {
      method: form ? "POST" : "GET",
      headers: { accept: "application/json", "user-agent": "Trupial", "x-sentoo-secret": secret },
      ...(form ? { body: form } : {}),
      // The secret goes nowhere else.
      redirect: "error",
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (!response.ok) throw new ProviderAway(`http_${response.status}`);
    answer = await response.json();
  } catch (error) {
    if (error instanceof ProviderAway) throw error;
    throw new ProviderAway(
      error instanceof Error && error.name === "TimeoutError" ? "timeout" : "unreachable",
    );
  }
  const parsed = answerSchema.safeParse(answer);
  if (!parsed.success) throw new ProviderAway("unreadable");
  return parsed.data.success;
}

/** A word it doesn't have yet counts as open: nothing is paid or given up for it. */
function toState(word: string): ProviderState {
  if (word === "success") return "paid";
  return word === "failed" || word === "expired" || word === "cancelled" ? word : "open";
}

/** Whether an address is one of the provider's own: https, and of the domain that its API is in. */
export function isOfProvider(link: string, apiUrl: string): boolean {
  if (!URL.canParse(link)) return false;
  const [page, api] = [new URL(link), new URL(apiUrl)];
  if (page.username !== "" || page.password !== "") return false;
  // A fake of it on this machine.
  if (api.protocol === "http:") return page.origin === api.origin;
  const domain = api.hostname.split(".").slice(-2).join(".");
  return page.protocol === "https:" && (page.hostname === domain || page.hostname.endsWith(`.${domain}`));
}
