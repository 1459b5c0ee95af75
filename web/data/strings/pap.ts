import type { DataStrings } from "./en.ts";

export default {
  exportHead: "Eksportá tur kos",
  exportIntro:
    "Un archivo ZIP ku un CSV pa kada sorto di dato: biahe, hende, shofùr, plaka, tarifa, mensahe, e registro i mas. Habri nan den un spreadsheet òf karga nan den otro software.",
  exportWarning:
    "E archivo tin nòmber, number di telefòn i adrès. Warda e na un kaminda ku ta abo so por habri e. E registro ta bisa ken a baha e.",
  exportAll: "Baha tur kos",
  exportReason: "Dikon bo ta sak'é",
  exportSecond: "Un segundo persona mester ta di akuerdo. Despues bo por sak'é un biaha.",
  exported: "Bahá.",
  import: {
    head: "Importá dato",
    intro:
      "Un archivo CSV ku loke bo tabatin na otro kaminda: pasahero, shofùr, lugá, krusero na waf òf biahe ku a kaba. E kolumnanan tin e mesun nòmber ku den e eksportashon; e ehèmpel ta mustra nan. Un archivo ta drenta kompletu òf no ta drenta, i e mesun archivo dos biaha no ta agregá nada.",
    kind: "Kiko tin den e archivo",
    kinds: {
      riders: "Pasahero",
      drivers: "Shofùr",
      places: "Lugá",
      rides: "Biahe di pasado",
      cruise_calls: "Krusero",
    },
    template: "Baha e ehèmpel",
    choose: "Skohe un archivo",
    noFile: "Ainda no a skohe un archivo.",
    tooLarge: "E archivo ei ta mas grandi ku 2 MB. Parti e na dos.",
    unreadable: "Nos no por a lesa e archivo ei. Skohe e di nobo.",
    check: "Kontrolá e archivo",
    checking: "Ta kontrolá...",
    toAdd: (lines, shown) =>
      lines === 0 ? "No tin nada pa agregá." : lines === 1 ? "1 liña pa agregá." : `${shown} liña pa agregá.`,
    there: (lines, shown) =>
      lines === 1
        ? "1 liña ta aki kaba i ta keda manera e ta."
        : `${shown} liña ta aki kaba i ta keda manera nan ta.`,
    faulty: (faults, shown) =>
      faults === 1
        ? "Tin 1 eror. Drecha e i skohe e archivo di nobo."
        : `Tin ${shown} eror. Drecha nan i skohe e archivo di nobo.`,
    faults: "Eror den e archivo",
    line: "Liña",
    column: "Kolumna",
    wrong: "Kiko ta malu",
    columnsLeftOut: (names) => `E kolumnanan akí no ta drenta: ${names}.`,
    linesLeftOut: {
      other_role_left_out: (lines, shown) =>
        lines === 1
          ? "1 liña ta di un otro ròl i ta keda pafó."
          : `${shown} liña ta di otro ròl i ta keda pafó.`,
      deleted_left_out: (lines, shown) =>
        lines === 1
          ? "1 liña ta un kuenta kitá i ta keda pafó."
          : `${shown} liña ta kuenta kitá i ta keda pafó.`,
      status_left_out: (lines, shown) =>
        lines === 1
          ? "1 biahe no ta kompletá ni kanselá i ta keda pafó."
          : `${shown} biahe no ta kompletá ni kanselá i ta keda pafó.`,
      account_left_out: (lines, shown) =>
        lines === 1
          ? "1 biahe tabata riba kuenta na otro kaminda. E ta drenta sin kon a paga."
          : `${shown} biahe tabata riba kuenta na otro kaminda. Nan ta drenta sin kon a paga.`,
    },
    bringIn: {
      riders: (lines, shown) => (lines === 1 ? "Importá 1 pasahero" : `Importá ${shown} pasahero`),
      drivers: (lines, shown) => (lines === 1 ? "Importá 1 shofùr" : `Importá ${shown} shofùr`),
      places: (lines, shown) => (lines === 1 ? "Importá 1 lugá" : `Importá ${shown} lugá`),
      rides: (lines, shown) =>
        lines === 1 ? "Importá 1 biahe di pasado" : `Importá ${shown} biahe di pasado`,
      cruise_calls: (lines, shown) => (lines === 1 ? "Importá 1 krusero" : `Importá ${shown} krusero`),
    },
    means: {
      riders:
        "No ta manda nan nada. Kada un ta skohe un kontraseña ku “Bo a lubidá bo kontraseña?” e promé biaha ku e ta drenta.",
      drivers:
        "Kada un ta risibí un email ku un link pa skohe un kontraseña, i por tuma biahe ora e ta aprobá.",
      places: "For di awor nan ta wòrdu hañá, yamá i kontá pa e preis.",
      rides: "No ta bisa niun hende. Nan ta konta den rapòrt i likidashon, i den kaha di niun hende.",
      cruise_calls: "For di awor nan ta konta den loke e plan ta spera.",
    },
    cancel: "Kanselá",
    done: (lines, shown) => (lines === 1 ? "1 liña a drenta." : `${shown} liña a drenta.`),
    what: {
      no_lines: "No tin niun liña bou di e titulonan.",
      too_many_lines: "Tin muchu liña. Parti e archivo na dos.",
      too_many_columns: "Tin mas ku 200 kolumna. Laga esnan di e ehèmpel.",
      missing_column: "E kolumna akí ta falta.",
      column_twice: "E kolumna akí ta dos biaha.",
      quotes: "Un komia no ta será, òf tin teksto mesora su tras.",
      too_many_cells: "E liña akí tin mas sèl ku titulo.",
      missing: "Esaki no por ta bashí.",
      text: "Esaki ta muchu largu òf muchu kòrtiku, òf tin un siña ku no por mustra.",
      name: "Nos no por usa e nòmber akí.",
      username: "Un nòmber di usuario tin 3 te ku 64 lèter, sifra i . _ + -",
      email: "Esaki no ta un email.",
      phone: "Un number di telefòn tin 7 sifra, òf ta kuminsá ku + i e pais.",
      choice: "Esaki no ta un di e balornan ku nos konosé.",
      yes_no: "Skirbi true òf false.",
      whole_number: "Skirbi un number henter, no muchu haltu ni muchu abou. Montante ta na sèn.",
      number: "Skirbi un number, manera 12,1054.",
      day: "Skirbi un dia manera 2026-12-31.",
      time: "Skirbi un ora manera 2026-12-31 18:30.",
      list: "Esaki no ta un lista manera e eksportashon ta skirbi.",
      plate: "Un plachi ta TX ku su number, manera TX 1234.",
      not_past: "Esaki no a pasa ainda.",
      twice: "Esaki ta den un liña promé kaba.",
      other_role: "Un hende ku otro ròl tin e nòmber di usuario akí.",
      email_taken: "Un otro hende tin e email akí.",
      off_island: "Esaki no ta riba e isla.",
      no_such_rider: "Niun pasahero no tin e nòmber di usuario akí. Importá e pasaheronan promé.",
      no_such_driver: "Niun shofùr no tin e nòmber di usuario akí. Importá e shofùrnan promé.",
      completed_only: "Solamente un biahe kompletá tin esaki.",
      payment: "Un propina mester di un manera di paga; na florin tambe su balor na dòler.",
      settled: "E dia akí di e shofùr ta den un likidashon será.",
      no_such_place: "Ningun lugá riba e mapa tin e nòmber akí. Agregá e waf promé na Lugá.",
      ends_before: "Un barku ta sali despues ku e yega, i den un siman.",
    },
  },
  backup: {
    head: "Backup",
    intro:
      "Un kopia di tur kos, ku kua por trese e kompania bèk riba un otro mashin. Mientrastantu e sitio i e sentral ta sigui manera semper. Tur backup ta keda purbá mesora: ta pon'é bèk den un database apart i ta kompará tabèl pa tabèl.",
    start: "Traha un backup",
    underWay: "Ta trahando...",
    none: "Ainda no a traha niun backup akí.",
    list: "E último backupnan",
    made: "Trahá",
    by: (name) => `pa ${name}`,
    state: "Estado",
    running: { writing: "Ta skirbi...", verifying: "Ta purba..." },
    verified: (moment) => `Kontrolá ${moment}`,
    tables: (tables) => `Tur ${tables} tabèl a bini bèk manera nan tabata.`,
    wentWrong: {
      failed: {
        writing: "No por a skirbi'é.",
        verifying: "E ta skirbí, pero no kontrolá.",
      },
      cut_off: {
        writing: "Kòrtá: e server a para promé ku e tabata skirbí.",
        verifying: "E ta skirbí. E server a para promé ku e tabata kontrolá.",
      },
    },
    size: "Tamaño",
    rows: (rows, shown) => (rows === 1 ? "1 liña" : `${shown} liña`),
    file: "Archivo",
    removed: "Kitá, tin otro mas nobo",
    elsewhere: (server) => `Riba e server ${server}`,
    actions: "Akshon",
    download: "Deskargá",
    verifyAgain: "Kontrolá di nobo",
    where: (folder, kept) =>
      `E archivonan ta den ${folder} riba e server. E ${kept} di mas nobo ta keda. Warda un na un otro lugá tambe: un disko por daña.`,
    keyToo:
      "Pa trese un bèk mester di e yabi sekreto di e kompania tambe (SECRET_KEY, òf e archivo secret.key), ku no ta den niun backup. Ken ta kuida e server sa kon: npm run restore.",
    downloadHead: "Deskargá e backup akí?",
    downloadIntro:
      "Tur kos ta den dje: nòmber, number di telefòn, papel di shofùr. Ward'é kaminda solamente bo por habri'é. E registro ta bisa ken a kohe.",
    password: "Bo kontraseña",
    wrongPassword: "Esei no ta bo kontraseña.",
    downloading: "Ta deskargá...",
    cancel: "Kanselá",
  },
  keepHead: "Pasahero bieu",
  keepIntro: (months) =>
    `E nòmber, number di telefòn i lugánan eksakto di un pasahero sin kuenta ta keda kitá ${months} luna despues di e biahe, i mensahe di kontakto ta keda kitá tambe. Preis i total ta keda. E server ta hasi esaki kada seis ora.`,
  oldest: (day) => `E biahe di mas bieu ku ainda tin su pasahero ta di ${day}.`,
  nobody: "Ningun biahe no tin dato di un pasahero.",
  due: (rides, shown) => (rides === 1 ? "1 biahe ta warda su bùrt." : `${shown} biahe ta warda nan bùrt.`),
  nothingDue: "No tin nada ta warda.",
  keepNow: "Kita nan awor",
  removed: (rides, shown) =>
    rides === 0
      ? "No tabatin nada pa kita."
      : rides === 1
        ? "E pasahero di 1 biahe a keda kitá."
        : `E pasaheronan di ${shown} biahe a keda kitá.`,
  keepFailed: "Nos no por a hasi esei. Purba di nobo.",
  loading: "Kargando...",
} satisfies DataStrings;
