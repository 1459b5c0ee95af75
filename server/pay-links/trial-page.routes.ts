import { createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { escapeMarkup } from "../../domain/escape-markup.ts";
import { type Language, LANGUAGES } from "../../domain/languages.ts";
import { type FileProvider, type PlayedEnd, PLAYED_ENDS, TRIAL_PATH } from "./file-provider.ts";
import { NOTICES_PATH } from "./provider-notices.routes.ts";
import { TRIAL_PAGE_TEXTS } from "./trial-page-texts.ts";

const MAX_BODY_BYTES = 8 * 1024;
const NONE = "There is no such payment.";

const STYLE = `:root{color-scheme:light dark}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:1.5rem;box-sizing:border-box;
font:1rem/1.5 system-ui,sans-serif;background:light-dark(#f8f0e2,#0c141b);color:light-dark(#14212b,#f8f0e2)}
main{width:min(26rem,100%);box-sizing:border-box;padding:1.5rem;border-radius:1rem;background:light-dark(#fff,#151f29)}
h1{margin:0 0 1rem;font-size:1.5rem}
.plain{margin:0 0 1rem;padding:.75rem;border-radius:.5rem;background:light-dark(#fdecc8,#3a2c0b)}
.sum{display:flex;flex-wrap:wrap;justify-content:space-between;gap:.5rem;font-weight:600}
form{display:grid;gap:.75rem}
button{font:inherit;min-height:3rem;padding:.5rem;border:1.5px solid currentColor;border-radius:.5rem;background:none;color:inherit}
button[value=pay]{font-weight:600;border-color:#0b6f6d;background:#0b6f6d;color:#fff}
a{color:inherit}`;

/** The page has its one style and its form, and runs nothing. */
const POLICY = `default-src 'none'; style-src 'sha256-${createHash("sha256").update(STYLE).digest("base64")}'; form-action 'self'; frame-ancestors 'none'`;

/** The page on which a payment on trial is played. It is served only where no real provider is set. */
export function trialPageRoutes(app: FastifyInstance, trials: FileProvider): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "string" }, (_request, body, done) => done(null, body));
    const options = { bodyLimit: MAX_BODY_BYTES, logLevel: "warn" } as const;

    scope.get<{ Params: { id: string } }>(`${TRIAL_PATH}:id`, options, async (request, reply) => {
      const trial = await trials.read(request.params.id);
      if (!trial) return reply.code(404).type("text/plain; charset=utf-8").send(NONE);
      return reply
        .header("Cache-Control", "no-store")
        .header("Content-Security-Policy", POLICY)
        .type("text/html; charset=utf-8")
        .send(pageOf(trial));
    });

    scope.post<{ Params: { id: string } }>(`${TRIAL_PATH}:id`, options, async (request, reply) => {
      const { id } = request.params;
      const trial = await trials.read(id);
      if (!trial) return reply.code(404).type("text/plain; charset=utf-8").send(NONE);
      const what = new URLSearchParams(String(request.body ?? "")).get("what") ?? "";
      if (isPlayed(what)) {
        await trials.play(id, what);
        // As a provider would: its message comes before whoever paid is back.
        await app.inject({ method: "POST", url: NOTICES_PATH, ...trials.noticeOf(id) });
      }
      return reply.redirect(backOf(trial), 303);
    });
  });
}

type Trial = NonNullable<Awaited<ReturnType<FileProvider["read"]>>>;

function isPlayed(what: string): what is PlayedEnd {
  return Object.hasOwn(PLAYED_ENDS, what);
}

/** Where its payer came from, on this server, wherever it listens. */
function backOf({ returnUrl }: Trial): string {
  const { pathname, search } = new URL(returnUrl);
  return pathname + search;
}

/** The language of the page that its payer comes back to. */
function languageOf(trial: Trial): Language {
  const [, first] = backOf(trial).split("/");
  return LANGUAGES.find((language) => language === first) ?? "en";
}

function pageOf(trial: Trial): string {
  const language = languageOf(trial);
  const text = TRIAL_PAGE_TEXTS[language];
  const amount = `${trial.currency} ${(trial.chargedCents / 100).toFixed(2)}`;
  const button = (what: PlayedEnd, label: string) =>
    `<button name="what" value="${what}">${escapeMarkup(label)}</button>`;
  const deeds =
    trial.state === "open"
      ? `<form method="post">${button("pay", text.pay(amount))}${button("fail", text.fail)}${button("cancel", text.cancel)}</form>`
      : `<p>${text.states[trial.state]} <a href="${escapeMarkup(backOf(trial))}">${text.back}</a></p>`;
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${text.title}</title><style>${STYLE}</style></head>
<body><main><h1>${text.title}</h1>
<p class="plain"><strong>${text.plain}</strong></p>
<p class="sum"><span>${escapeMarkup(trial.description)}</span><span>${amount}</span></p>
${deeds}</main></body></html>`;
}
