import type { Language } from "../../../domain/languages.ts";
import { dialledPhone } from "../../../domain/accounts/phone-number.ts";
import { type Outgoing, Undelivered, reasonOf } from "../transport.ts";
import type { Gateway } from "./phone-transport.ts";

const TIMEOUT_MS = 10_000;

/** Those of Meta's error codes after which the same message may be taken later. */
const PASSING = new Set([1, 2, 4, 80_007, 130_429, 131_000, 131_016, 131_048, 131_056, 133_004]);

type Settings = { url: string; phoneId: string; token: string };

/** WhatsApp's Cloud API: a message that the company begins is a template with what fills its gaps. */
export function createWhatsappGateway({ url, phoneId, token }: Settings): Gateway {
  return {
    name: "whatsapp",
    async send(outgoing) {
      const response = await fetch(`${url}/${encodeURIComponent(phoneId)}/messages`, {
        method: "POST",
        redirect: "error",
        signal: AbortSignal.timeout(TIMEOUT_MS),
        headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
        body: JSON.stringify(content(outgoing)),
      }).catch((error: unknown) => {
        throw new Undelivered(reasonOf((error as Error).cause ?? error));
      });
      if (response.ok) return void (await response.body?.cancel());
      const answer = (await response.json().catch(() => ({}))) as { error?: { code?: unknown } };
      const code = Number(answer.error?.code ?? 0);
      const passes = response.status >= 500 || response.status === 429 || PASSING.has(code);
      throw new Undelivered(`whatsapp_${code || response.status}`, !passes);
    },
  };
}

function content({ messageId, recipient, message }: Outgoing) {
  const { template } = message;
  const to = dialledPhone(recipient);
  if (!template || to === null) throw new Undelivered("not_for_whatsapp", true);
  const { name, code } = registeredAs(template.name, template.language);
  return {
    messaging_product: "whatsapp",
    recipient_type: "individual",
    to: to.replace("+", ""),
    type: "template",
    template: {
      name,
      language: { policy: "deterministic", code },
      components: [
        { type: "body", parameters: template.parameters.map(asText) },
        {
          type: "button",
          sub_type: "url",
          index: "0",
          parameters: [asText(new URL(message.link).pathname.slice(1))],
        },
      ],
    },
    biz_opaque_callback_data: messageId,
  };
}

function asText(text: string) {
  return { type: "text", text };
}

/** WhatsApp does not know Papiamentu: its templates have names of their own and are registered as Spanish. */
export function registeredAs(name: string, language: Language): { name: string; code: string } {
  return language === "pap" ? { name: `${name}_pap`, code: "es" } : { name, code: language };
}
