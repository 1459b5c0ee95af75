import type { AssistantsStrings } from "./en.ts";

export default {
  head: "Permití un asistente",
  title: "Permití e asistente akí?",
  unknown: "Nos no konosé e asistente akí. Bai bèk serka dje i kuminsá di nobo.",
  wants: "E ke hasi esaki pa bo:",
  scopes: {
    "rides:read": "Wak bo biahenan, nan preis i unda e outo ta",
    "rides:write": "Reservá, kambia i kanselá biahe pa bo",
  },
  never: "E no por paga pa bo i no ta mira bo kontraseña. Bo por kita su pèrmit semper den bo konfigurashon.",
  returnsTo: (host) => `Despues bo ta sigui na ${host}.`,
  asWho: (username) => `Bo a drenta komo ${username}.`,
  allow: "Permití",
  allowing: "Ta permití...",
  refuse: "No permití",
  login: "Drenta i permití",
  loginReason: (host) => `Drenta bo kuenta pa permití ${host}.`,
  forgotPassword: "Bo a lubidá bo kontraseña?",
  back: "Bèk",
  notForRole: (username) =>
    `Pasaheronan ta permití un asistente ku nan mes kuenta. Bo a drenta komo ${username}.`,
  forHotels: "Pa un hotèl òf kompania",
  forHotelsText:
    "E ora ei e asistente ta reservá riba boso kuenta. E yabi ta esun ku nos ofisina a duna boso.",
  key: "Yabi",
  allowByKey: "Permití ku e yabi akí",
  wrongKey: "E yabi akí no ta bon. Pidi nos ofisina un nobo.",
  mine: "Asistentenan",
  mineText: "Esakinan por hasi kos pa bo.",
  allowedAt: (moment) => `Permití ${moment}`,
  lastUsed: (moment) => `Usá último biaha ${moment}`,
  withdraw: "Kita pèrmit",
  withdrawOf: (host) => `Kita pèrmit di ${host}`,
  withdrawText: "E no por hasi nada mas pa bo. Biahe ku ta reservá ta keda.",
  withdrawn: "Pèrmit kitá",
  keep: "Lag'é keda",
} satisfies AssistantsStrings;
