import type { LegalStrings } from "./en.ts";

export default {
  termsHead: "Kondishonnan",
  privacyHead: "Privasidat",
  termsDescription: "E reglanan di reservá, preis, pago, warda i kanselá.",
  privacyDescription: "Kiko nos ta warda di bo, pakiko, kuantu tempu i kiko bo por pidi.",
  termsTitle: "Kondishonnan",
  privacyTitle: "Privasidat",
  updated: (date) => `Válido for di ${date}`,
  terms: [
    {
      heading: "Reservá",
      text: "Un reservashon ta un oferta pa nos. E ta para ora nos asigná un shofùr, i nos ta laga bo sa. Bo por reservá pa un otro hende; e ora ei bo ta responsabel pa e datonan.",
    },
    {
      heading: "Preis",
      text: "E preis ku bo ta mira promé ku reservá ta e preis pa e biahe ei i ta keda para 15 minüt. Un kaminda mas largu, mas pasahero òf mas ekipahe ku reservá por kambi'é; e shofùr ta bisa bo promé.",
    },
    {
      heading: "Pago",
      text: "Bo ta paga e shofùr, na dòler òf florin karibense na 1,79 pa dòler. Bo ta haña resibu si bo pidi.",
      byLink:
        "Bo por paga padilanti tambe ku karchi, banko òf wallet, riba e página di un servisio di pago. Si bo biahe ser kanselá sin gastu òf e preis baha, nos ta debolbé loke bo a paga di mas.",
    },
    {
      heading: "Warda i no presentá",
      text: null,
    },
    {
      heading: "Kanselá",
      text: "Bo por kanselá un biahe grátis te ora e pasahero subi. Tour tin nan mes regla, ku ta pará serka kada tour.",
    },
    {
      heading: "Kos pèrdí i responsabilidat",
      text: "Nos ta warda loke a haña tres luna. Nos outonan i pasaheronan ta sigurá manera lei di Kòrsou ta pidi. E lei ei ta konta pa e kondishonnan akí, i korte na Kòrsou ta disidí.",
    },
  ],
  privacy: [
    {
      heading: "Kiko nos ta warda",
      text: "Pa un biahe: nòmber, number, e-mail si bo dun'é, lugá, ora, kantidat di hende i preis. Pa un kuenta tambe bo nòmber di usuario, un kontraseña ku nos no por lesa, i e kas, hotel i shofùrnan ku bo a warda. Den bo browser, i niun otro kaminda: loke ta tene bo seshon habrí, un reservashon ku bo a kuminsá, bo último biahe, lugánan kaminda bo a bai, idioma i tema, i un mapa pa ora bo no tin señal.",
    },
    {
      heading: "Pa kiko",
      text: "Pa hiba bo kaminda bo ke bai, alkansá bo tokante e biahe ei, kontestá bo mensahe, i pa e buki di kuenta ku belasting ta pidi. No pa propaganda, i niun hende no ta kumpr'é for di nos.",
    },
    {
      heading: "Ken ta mir'é",
      text: "Ofisina, i e shofùr di bo biahe for di ora e ta asigná. Otro shofùr ta mira e lugánan i e ora so. Tur hende ku tin bo link por mira bo biahe, pues kompartié ku kuidou.",
    },
    {
      heading: "Unda e ta",
      text: "Riba nos mes server. E página akí no ta karga nada di otro kompania, ménos si ofisina a sende e mapa di Google; e ora ei bo browser ta papia ku Google tanten ku un mapa ta habrí.",
    },
    {
      heading: "Kuantu tempu",
      text: "Mensahe, i aplikashon ku no a hiba na nada, komo regla 18 luna. For di un biahe ku bo a reservá sin kuenta, bo nòmber, number, e-mail i e lugánan eksakto ta bai despues di e mesun tempu; for di un biahe di bo kuenta, ora bo kita e kuenta. Dia, zona, distansia i preis ta keda pa e buki di kuenta.",
    },
    {
      heading: "Kiko bo por hasi",
      text: "Na Konfigurashon bo por download tur loke nos sa di bo kuenta, òf kit'é. Sin kuenta, skirbi nos ku bo number di reservashon.",
    },
  ],
} satisfies LegalStrings;
