import type { Environment } from "./environment.ts";

/** The environment's own checks see to it that all of them are there or none. */
export function whatsappOf({
  WHATSAPP_URL: url,
  WHATSAPP_PHONE_ID: phoneId,
  WHATSAPP_TOKEN: token,
  WHATSAPP_APP_SECRET: appSecret,
  WHATSAPP_VERIFY_TOKEN: verifyToken,
}: Environment) {
  if (!phoneId || !token || !appSecret || !verifyToken) return undefined;
  return { url, phoneId, token, appSecret, verifyToken };
}

export function smsOf({ SMS_URL: url, SMS_USER: user, SMS_PASSWORD: password, SMS_FROM: from }: Environment) {
  return url && user && password && from ? { url, user, password, from } : undefined;
}
