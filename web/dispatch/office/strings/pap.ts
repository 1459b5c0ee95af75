import type { PlanOfficeStrings } from "./en.ts";

const office: PlanOfficeStrings = {
  about:
    "Kiko e plan di e dia ta buska, i ki ora e ta avisá ken. Un kambio ta konta for di e siguiente plan, algun sekònde despues.",
  changedBy: (name, at) => `Último kambio pa ${name}, ${at}.`,
  withUsual: (what, usual) => `${what} Normal: ${usual}.`,
  learned: (what, least, most) => `${what} E último 90 dianan ta bisa ${least} te ${most}, segun ora.`,
  groups: {
    giving: "Avisá shofùr",
    promises: "Promesa na pasahero",
    driving: "Kua outo ta hasi kiko",
    hours: "Ora di shofùr",
  },
  modes: {
    auto: "Outo: biahe ta wòrdu ofresé nan mes",
    suggest: "Proponé: sentral ta primi",
    off: "Pagá: sentral ta disidí so",
  },
  full: {
    refuse: "Rechasá, ofresé otro ora",
    request: "Tum'é komo petishon",
    silent: "No bisa nada",
  },
  held: { none: "Ningun", learned: "Manera e último 90 dianan", typed: "Manera skibí aki bou" },
  wills: { off: "Nada", some: "Un tiki", strong: "Fuerte" },
  fields: {
    mode: {
      label: "Modo",
      hint: "Si e plan ta avisá shofùr, ta bisa ken sentral mester avisá, òf ningun di dos.",
    },
    told_ahead_minutes: {
      label: "Avisá di antemano, den minüt",
      hint: "Un shofùr ta tende di un biahe asina tantu promé ku e mester sali.",
    },
    told_rides: {
      label: "Biahe avisá na máksimo",
      hint: "Un shofùr sa di asina tantu siguiente biahe; e resto por kambia ainda.",
    },
    keeps_told: {
      label: "Ken ku sa, ta keda ku su biahe",
      hint: "Kuantu e plan ta entregá pa niun hende no pèrdè un biahe ku e sa kaba.",
    },
    when_full: {
      label: "Ora un ora ta yen",
      hint: "Kiko un pasahero ta tende ora no tin outo liber na e ora ku e ke.",
    },
    grace_minutes: {
      label: "Na ora te, den minüt",
      hint: "Un buskamentu ta konta na ora te asina tantu despues di e promesa.",
    },
    longer_refused: {
      label: "Biahe kòrtiku promé",
      hint: "Si mester rechasá un di dos petishon, ta e biahe di mas largu.",
    },
    held_back: {
      label: "Outo den reserva",
      hint: "Algun outo ta keda liber di reservashon, pa ken ke unu mesora.",
    },
    held_back_percent: {
      label: "Parti den reserva, den porshento",
      hint: "Ora i porshento di e outonan den turno, manera 7-9: 15, 16-18: 25.",
    },
    at_once_minutes: {
      label: "Mesora ta denter di, den minüt",
      hint: "Un biahe ku hende ke asina pronto por haña e outonan den reserva.",
    },
    ship_percent: {
      label: "Di e pasaheronan di un krusero, den porshento",
      hint: "Asina tantu di shen ta tuma un outo di boso.",
    },
    keeps_vans: { label: "Warda van pa grupo", hint: "Outo grandi i mihó ta warda riba ken mester di nan." },
    saves_empty: { label: "Spar kilometer bashí", hint: "Ta kore ménos sin pasahero." },
    fairness: { label: "Parti hustu", hint: "Ken ku a haña ménos minüt pagá awe ta haña e siguiente biahe." },
    keeps_breaks: { label: "Tene pousa liber", hint: "Kuantu e plan ta entregá pa un shofùr haña su pousa." },
    way_home: {
      label: "Kaba serka di kas",
      hint: "E último biahe di un turno ta kaba serka di kaminda e shofùr ta biba.",
    },
    overrun_minutes: {
      label: "Despues di e turno, den minüt",
      hint: "E último pasahero por baha asina tantu despues di e fin di un turno.",
    },
    longest_day_hours: {
      label: "Dia di mas largu, den ora",
      hint: "Turno ku mas trabou ta wòrdu marká. Por skibi nan tòg.",
    },
    rest_hours: {
      label: "Deskanso entre dia, den ora",
      hint: "Dia ku ta kuminsá promé ta wòrdu marká. Por skibi nan tòg.",
    },
  },
};

export default office;
