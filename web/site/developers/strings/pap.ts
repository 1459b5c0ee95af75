import type { DevelopersStrings } from "./en.ts";

const developers: DevelopersStrings = {
  head: "Pa programadó",
  description: "Reservá taksi na Kòrsou for di bo mes programa: un yabi, un yamada, dies minüt.",
  title: "Pa programadó",
  intro:
    "Reservá un taksi for di e sistema di bo hotèl òf kompania. Di nada te na e promé biahe den dies minüt.",
  key: {
    title: "1. Pidi un yabi",
    text: "Pidi nos ofisina un yabi. E ta di bo kuenta: e biahenan ta bai riba dje, pa bo preisnan. Ward'é riba bo server, nunka den un página òf app. Si e yega na sali afó, bisa nos, i e ta stòp di traha mesora.",
  },
  book: {
    title: "2. Reservá un biahe",
    text: "Lugánan ta nòmber manera bo lo skirbi nan, òf punto komo pickup_lat i pickup_lng. E ora ta trese su diferensia ku UTC; na Kòrsou esei ta -04:00 henter aña. E Idempotency-Key ta bo mes number di e reservashon: si bo mand'é un biaha mas, nada no ta keda reservá dos biaha.",
    answer:
      "E kontesta ta e biahe: su number, su kódigo pa e huéspet, su preis, i un tracking_code pa e página kaminda e huéspet ta sigui e outo.",
  },
  next: {
    title: "3. I despues",
    price: "Kuantu un biahe ta kosta, i un oferta ku ta warda e preis ei 15 minüt.",
    times: "Si lo tin un outo na un ora, i ki otro ora tin un liber.",
    list: "E biahenan riba bo kuenta, esnan mas nobo promé.",
    one: "Un biahe ku su shofùr i su estado.",
    cancel: "Kanselá un biahe, te ora e pasahero subi.",
    change: "Kambia ora, lugá òf hende; puntra su /price/ promé si e preis por kambia.",
    many: "Te ku 50 biahe den un yamada: tur òf ningun, ku e motibu di kada un ku no por.",
    all: "Tur yamada.",
    openapi: "E mesun nan komo OpenAPI 3.1.",
  },
  told: {
    title: "4. Haña aviso",
    text: "Ofisina ta agregá un adrès di bo, i kada kambio di un biahe ta yega einan komo JSON, firmá segun Standard Webhooks: kontrolá webhook-id, webhook-timestamp i webhook-signature ku e biblioteka pa bo lenga di programá. E tin id, estado i vershon di e biahe; lesa e biahe pa sobrá. Kontestá ku 2xx den 10 sekònde. Tur otro kos ta keda purbá di nobo tres dia largu, na òrdu pa kada biahe; 410 ta termin'é. E mesun webhook-id por yega dos biaha.",
  },
  assistants: {
    title: "Pa asistentenan",
    text: "Un asistente ta reservá ku e Model Context Protocol (MCP) na e adrès akí, sin yabi. E ta papia revishon 2026-07-28 i esun di 2025-11-25 via streamable HTTP, ku nuebe hèrmènt: find_places, quote_ride, free_times, book_ride, get_ride, change_ride, cancel_ride, list_tours i company_info. Pasahero ku kuenta, hotèl i kompania ta permitié na /mcp/account ku OAuth 2.1; su client_id ta e adrès di su dokumento di metadata.",
    answer:
      "Nada no ta keda reservá sin e sí di e persona mes. Si e programa por puntr'e, nos ta skirbi e pregunta; si no, e biahe ta warda te ora e konfirm'e ku e kódigo na su propio telefòn. Bo ta lesa òf kambia un biahe ku e number di reservashon i e último kuater sifra di e telefòn. Un asistente no ta paga nada: e ta pasa e link.",
  },
  rules: {
    title: "Bon pa sa",
    list: [
      "Un eror tin un frase den e idioma di bo Accept-Language, òf sino esun di bo kuenta, esun na ingles banda di dje komo detail, un kódigo ku no ta kambia, i e kampo ku e ta trata di dje.",
      "Un yabi por hasi loke ofisina a marka: mira, reservá, kambia òf kanselá biahe. Tur otro kos ta un 403.",
      "Un biahe ku no ta riba bo kuenta no ta eksistí pa bo yabi: 404.",
      "Bo kuenta ta reservá 60 biahe pa minüt, i 200 na un biaha. Despues ta bin un 429, i Retry-After ta bisa ki ora bo por sigui.",
      "Montonan ta dòler merikano komo teksto ku dos desimal. Por bin kampo nobo; ignorá loke bo no konosé.",
    ],
  },
  trying: {
    title: "Purba sin ku un outo ta bin",
    text: "E demo di e produkto akí ta un kompania ku biahe i shofùr inventá i e mesun yamadanan. Su yabinan ta kuminsá ku trupial_demo_, esnan di un kompania di bèrdat ku trupial_live_, i ningun no ta habri e otro. Einan bo mes ta traha unu: drenta komo staff ku e kontraseña trupial-demo, habri un hotèl bou di Hotèl i kompania i primi Traha un yabi.",
  },
  promise: {
    title: "Kuantu tempu e ta bal",
    text: "Esaki ta vershon 1. Loke bo traha riba dje ta funshoná por lo ménos dos aña: yamada i kampo ta bin aserka, nada no ta bai ni haña otro sentido. Si un tin ku bai tòg, esei ta keda bisá akí por lo ménos 12 luna promé, i su kontestanan ta karga e dia den un header Sunset.",
  },
};

export default developers;
