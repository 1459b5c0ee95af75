import { randomUUID } from "node:crypto";
import { type Answer, type Asked, openLocalService } from "./local-service.ts";

type Transaction = { state: string; form: URLSearchParams };

/** What it refuses to be asked more often, about one payment in an hour. */
const QUESTIONS_AN_HOUR = 10;

/** Sentoo's API for merchants, as a server of its own: it asks for the secret, takes forms and answers in its words. */
export async function startFakeSentoo() {
  const merchant = "11111111-2222-4333-8444-555555555555";
  const secret = "the secret of a merchant on trial";
  const transactions = new Map<string, Transaction>();
  const questions = new Map<string, number>();
  /** What it answers in the place of its own words: a status, or nothing at all; and where its pages are. */
  const mood: { status: number; silent: boolean; pages: string | null } = {
    status: 0,
    silent: false,
    pages: null,
  };
  const refuse = (code: number, message: string): Answer => ({
    status: code,
    json: { error: { code, message, reference: "ref" } },
  });
  const say = (message: string, data?: object): Answer => ({
    json: { success: { code: 200, message, ...(data ? { data } : {}) } },
  });
  const service = await openLocalService((asked) => {
    if (mood.silent) return "silence";
    if (mood.status > 0) return refuse(mood.status, "Away");
    if (asked.headers["x-sentoo-secret"] !== secret) return refuse(401, "Unauthorized");
    if (asked.path === "/v1/payment/new") return make(asked);
    const [, what, whose, id = ""] =
      /^\/v1\/payment\/(status|cancel)\/([^/]+)\/([^/]+)$/.exec(asked.path) ?? [];
    const transaction = transactions.get(id);
    if (asked.method !== "GET" || whose !== merchant || !transaction)
      return refuse(404, "Transaction not found");
    if (what === "cancel") {
      if (!["issued", "pending"].includes(transaction.state)) return refuse(400, "Transaction is final");
      transaction.state = "cancelled";
      return say(id);
    }
    questions.set(id, (questions.get(id) ?? 0) + 1);
    if ((questions.get(id) ?? 0) > QUESTIONS_AN_HOUR) return refuse(429, "Too many requests");
    return say(transaction.state);
  });

  function make({ method, headers, body }: Asked): Answer {
    const isForm = headers["content-type"]?.startsWith("application/x-www-form-urlencoded") === true;
    if (method !== "POST" || !isForm) return refuse(400, "Bad request");
    const form = new URLSearchParams(body);
    const needed = ["merchant", "amount", "description", "currency", "return_url"];
    if (needed.some((name) => !form.get(`sentoo_${name}`)))
      return refuse(400, "A required parameter is missing");
    if (form.get("sentoo_merchant") !== merchant) return refuse(400, "Unknown merchant");
    if (!/^\d+$/.test(form.get("sentoo_amount") ?? "") || Number(form.get("sentoo_amount")) < 100) {
      return refuse(400, "Amount must be at least 100");
    }
    if ((form.get("sentoo_description") ?? "").length > 50)
      return refuse(400, "Description exceeded max length (50)");
    const id = randomUUID();
    transactions.set(id, { state: "issued", form });
    return say(id, { url: `${mood.pages ?? service.url}/p/${id}`, qr_code: `${service.url}/qr/${id}` });
  }

  return {
    url: service.url,
    merchant,
    secret,
    asked: service.asked,
    transactions,
    mood,
    /** A new hour begins for its limits. */
    nextHour: () => questions.clear(),
    /** The message it sends to the merchant: the number of the payment in a form, and not how it stands. */
    noticeOf: (id: string) => ({
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: new URLSearchParams({ transaction_id: id }).toString(),
    }),
    close: service.close,
  };
}
