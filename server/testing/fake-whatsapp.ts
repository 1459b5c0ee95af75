import { createHmac } from "node:crypto";
import { type Answer, openLocalService } from "./local-service.ts";

type Parameter = { type: string; text: string };
type Asked = {
  messaging_product?: string;
  to?: string;
  type?: string;
  template?: {
    name: string;
    language: { code: string };
    components: { type: string; sub_type?: string; parameters: Parameter[] }[];
  };
  biz_opaque_callback_data?: string;
};

type TakenTemplate = {
  to: string;
  name: string;
  language: string;
  parameters: string[];
  button: string | undefined;
  messageId: string;
};

const LANGUAGES = ["de", "en", "es", "nl"];

/** WhatsApp's Cloud API, as a server of its own: it takes templates alone, in languages it knows, and reports signed. */
export async function startFakeWhatsapp() {
  const [phoneId, token, appSecret] = ["100200300", "a token of a test", "an app secret of a test"];
  const taken: TakenTemplate[] = [];
  const refusal: { status: number; code: number } = { status: 0, code: 0 };
  const refuse = (status: number, code: number): Answer => ({
    status,
    json: { error: { code, message: "refused" } },
  });
  const gateway = await openLocalService(({ path, headers, body }) => {
    if (headers.authorization !== `Bearer ${token}`) return refuse(401, 190);
    if (path !== `/v23.0/${phoneId}/messages`) return refuse(400, 100);
    if (refusal.status > 0) return refuse(refusal.status, refusal.code);
    const asked = JSON.parse(body) as Asked;
    const { template } = asked;
    if (asked.messaging_product !== "whatsapp" || asked.type !== "template" || !template) {
      return refuse(400, 131_051);
    }
    if (!/^\d{8,15}$/.test(asked.to ?? "")) return refuse(400, 131_009);
    if (!LANGUAGES.includes(template.language.code)) return refuse(404, 132_001);
    const of = (type: string) => template.components.find((component) => component.type === type);
    const parameters = (of("body")?.parameters ?? []).map((parameter) => parameter.text);
    if (parameters.some((parameter) => parameter === "" || /[\n\t]/.test(parameter))) {
      return refuse(400, 132_018);
    }
    taken.push({
      to: asked.to ?? "",
      name: template.name,
      language: template.language.code,
      parameters,
      button: of("button")?.parameters[0]?.text,
      messageId: asked.biz_opaque_callback_data ?? "",
    });
    return { json: { messages: [{ id: `wamid.${taken.length}` }] } };
  });
  return {
    url: `${gateway.url}/v23.0`,
    phoneId,
    token,
    appSecret,
    verifyToken: "a word of our own",
    taken,
    refusal,
    /** A report or an answer as it sends them, as headers and body. */
    signed(value: object) {
      const payload = JSON.stringify({
        object: "whatsapp_business_account",
        entry: [{ id: "1", changes: [{ field: "messages", value }] }],
      });
      const signature = createHmac("sha256", appSecret).update(payload).digest("hex");
      return {
        headers: { "content-type": "application/json", "x-hub-signature-256": `sha256=${signature}` },
        payload,
      };
    },
    close: gateway.close,
  };
}
