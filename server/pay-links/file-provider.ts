import { createHmac, randomUUID } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { PAY_CURRENCIES } from "../../domain/pay-links/pay-link.ts";
import { isSame } from "../notifications/phone/gateway-signatures.ts";
import { type PayProvider, ProviderAway } from "./pay-provider.ts";

const trialSchema = z.object({
  state: z.enum(["open", "paid", "failed", "expired", "cancelled"]),
  chargedCents: z.number(),
  currency: z.enum(PAY_CURRENCIES),
  description: z.string(),
  returnUrl: z.string(),
  refunds: z.record(z.string(), z.number()),
});
type Trial = z.infer<typeof trialSchema>;

/** The way a payment on trial ends by a press. */
export const PLAYED_ENDS = { pay: "paid", fail: "failed", cancel: "cancelled" } as const;
export type PlayedEnd = keyof typeof PLAYED_ENDS;

/** Payments on trial: nobody pays anything, each is a file, and a page of the server plays the bank. */
export type FileProvider = PayProvider & {
  read(id: string): Promise<Trial | null>;
  /** The reader of the trial page pays, fails to, or goes away; one that is over stays as it is. */
  play(id: string, what: PlayedEnd): Promise<void>;
  /** The message that a provider would send of it. */
  noticeOf(id: string): { headers: Record<string, string>; payload: string };
};

const ID = /^[\da-f-]{36}$/;
const SIGNATURE = "x-trupial-signature";

/** Where a payment on trial is played, below the product's address. */
export const TRIAL_PATH = "/trial-payments/";

type Settings = { directory: string; key: string };

export function fileProvider({ directory, key }: Settings): FileProvider {
  const fileOf = (id: string) => path.join(directory, `${id}.json`);
  const sign = (body: string) => createHmac("sha256", key).update(body).digest("hex");

  async function read(id: string): Promise<Trial | null> {
    if (!ID.test(id)) return null;
    const text = await readFile(fileOf(id), "utf8").catch(() => null);
    return text === null ? null : trialSchema.parse(JSON.parse(text));
  }
  async function write(id: string, trial: Trial): Promise<void> {
    await mkdir(directory, { recursive: true, mode: 0o700 });
    const part = `${fileOf(id)}.${randomUUID()}`;
    await writeFile(part, JSON.stringify(trial), { mode: 0o600 });
    await rename(part, fileOf(id));
  }
  async function get(id: string): Promise<Trial> {
    const trial = await read(id);
    if (!trial) throw new ProviderAway("missing");
    return trial;
  }
  async function end(id: string, state: Trial["state"]): Promise<void> {
    const trial = await get(id);
    if (trial.state === "open") await write(id, { ...trial, state });
  }

  return {
    name: "file",
    refundsByHand: false,
    async create({ chargedCents, currency, description, returnUrl }) {
      const id = randomUUID();
      await write(id, { state: "open", chargedCents, currency, description, returnUrl, refunds: {} });
      // On this server, wherever it listens.
      return { id, link: `${TRIAL_PATH}${id}` };
    },
    stateOf: async (id) => (await get(id)).state,
    cancel: (id) => end(id, "cancelled"),
    async refund({ id, refundId, chargedCents }) {
      const trial = await get(id);
      if (trial.state !== "paid") return "refused";
      const refunds = { ...trial.refunds, [refundId]: chargedCents };
      const given = Object.values<number>(refunds).reduce((sum, cents) => sum + cents, 0);
      if (given > trial.chargedCents) return "refused";
      await write(id, { ...trial, refunds });
      return "done";
    },
    readNotice({ headers, body }) {
      if (!isSame(String(headers[SIGNATURE] ?? ""), sign(body))) return null;
      return ID.test(body) ? body : null;
    },
    read,
    play: (id, what) => end(id, PLAYED_ENDS[what]),
    noticeOf: (id) => ({ headers: { [SIGNATURE]: sign(id), "content-type": "text/plain" }, payload: id }),
  };
}
