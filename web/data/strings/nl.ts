import type { DataStrings } from "./en.ts";

export default {
  exportHead: "Alles exporteren",
  exportIntro:
    "Eén ZIP-bestand met een CSV per soort gegevens: ritten, mensen, chauffeurs, geld, tarieven, berichten, het logboek en meer. Open ze in een spreadsheet of lees ze in met andere software.",
  exportWarning:
    "Het bestand bevat namen, telefoonnummers en adressen. Bewaar het waar alleen jij het kunt openen. In het logboek staat wie het heeft gedownload.",
  exportAll: "Alles downloaden",
  exportReason: "Waarom je het meeneemt",
  exportSecond: "Een tweede persoon moet akkoord gaan. Daarna kun je het één keer meenemen.",
  exported: "Gedownload.",
  import: {
    head: "Gegevens overnemen",
    intro:
      "Een CSV-bestand met wat je elders bijhield: passagiers, chauffeurs, plekken, schepen aan de pier of ritten die voorbij zijn. De kolommen heten zoals in de export; het voorbeeld laat ze zien. Een bestand komt er helemaal in of helemaal niet, en twee keer hetzelfde bestand voegt niets toe.",
    kind: "Wat staat er in het bestand",
    kinds: {
      riders: "Passagiers",
      drivers: "Chauffeurs",
      places: "Plekken",
      rides: "Ritten van vroeger",
      cruise_calls: "Schepen",
    },
    template: "Voorbeeld downloaden",
    choose: "Kies een bestand",
    noFile: "Nog geen bestand gekozen.",
    tooLarge: "Dat bestand is groter dan 2 MB. Splits het in tweeën.",
    unreadable: "We konden dat bestand niet lezen. Kies het opnieuw.",
    check: "Bestand controleren",
    checking: "Controleren...",
    toAdd: (lines, shown) =>
      lines === 0
        ? "Niets toe te voegen."
        : lines === 1
          ? "1 regel om toe te voegen."
          : `${shown} regels om toe te voegen.`,
    there: (lines, shown) =>
      lines === 1
        ? "1 regel is er al en blijft zoals die is."
        : `${shown} regels zijn er al en blijven zoals ze zijn.`,
    faulty: (faults, shown) =>
      faults === 1
        ? "Er is 1 fout. Verbeter die en kies het bestand opnieuw."
        : `Er zijn ${shown} fouten. Verbeter ze en kies het bestand opnieuw.`,
    faults: "Fouten in het bestand",
    line: "Regel",
    column: "Kolom",
    wrong: "Wat er mis is",
    columnsLeftOut: (names) => `Deze kolommen komen er niet in: ${names}.`,
    linesLeftOut: {
      other_role_left_out: (lines, shown) =>
        lines === 1
          ? "1 regel heeft een andere rol en blijft erbuiten."
          : `${shown} regels hebben een andere rol en blijven erbuiten.`,
      deleted_left_out: (lines, shown) =>
        lines === 1
          ? "1 regel is een verwijderd account en blijft erbuiten."
          : `${shown} regels zijn verwijderde accounts en blijven erbuiten.`,
      status_left_out: (lines, shown) =>
        lines === 1
          ? "1 rit is niet voltooid en niet geannuleerd en blijft erbuiten."
          : `${shown} ritten zijn niet voltooid en niet geannuleerd en blijven erbuiten.`,
      account_left_out: (lines, shown) =>
        lines === 1
          ? "1 rit stond elders op rekening. Hoe die betaald is, komt niet mee."
          : `${shown} ritten stonden elders op rekening. Hoe die betaald zijn, komt niet mee.`,
    },
    bringIn: {
      riders: (lines, shown) => (lines === 1 ? "1 passagier overnemen" : `${shown} passagiers overnemen`),
      drivers: (lines, shown) => (lines === 1 ? "1 chauffeur overnemen" : `${shown} chauffeurs overnemen`),
      places: (lines, shown) => (lines === 1 ? "1 plek overnemen" : `${shown} plekken overnemen`),
      rides: (lines, shown) =>
        lines === 1 ? "1 rit van vroeger overnemen" : `${shown} ritten van vroeger overnemen`,
      cruise_calls: (lines, shown) => (lines === 1 ? "1 schip overnemen" : `${shown} schepen overnemen`),
    },
    means: {
      riders:
        "Ze krijgen geen bericht. Ieder kiest een wachtwoord met “Wachtwoord vergeten” bij de eerste keer inloggen.",
      drivers:
        "Ieder krijgt een e-mail met een link om een wachtwoord te kiezen, en kan ritten rijden na goedkeuring.",
      places: "Ze worden voortaan gevonden, genoemd en meegerekend.",
      rides: "Niemand krijgt bericht. Ze tellen mee in rapporten en afrekeningen, en in niemands kas.",
      cruise_calls: "Ze tellen voortaan mee in wat het plan verwacht.",
    },
    cancel: "Annuleren",
    done: (lines, shown) => (lines === 1 ? "1 regel is overgenomen." : `${shown} regels zijn overgenomen.`),
    what: {
      no_lines: "Er staat geen regel onder de koppen.",
      too_many_lines: "Er zijn te veel regels. Splits het bestand in tweeën.",
      too_many_columns: "Er zijn meer dan 200 kolommen. Bewaar die van het sjabloon.",
      missing_column: "Deze kolom ontbreekt.",
      column_twice: "Deze kolom staat er twee keer.",
      quotes: "Een aanhalingsteken is niet gesloten, of er staat tekst vlak achter.",
      too_many_cells: "Deze regel heeft meer cellen dan er koppen zijn.",
      missing: "Dit mag niet leeg zijn.",
      text: "Dit is te lang of te kort, of heeft een teken dat niet te tonen is.",
      name: "Dit is geen naam die we kunnen gebruiken.",
      username: "Een gebruikersnaam heeft 3 tot 64 letters, cijfers en . _ + -",
      email: "Dit is geen e-mailadres.",
      phone: "Een telefoonnummer heeft 7 cijfers, of begint met + en het land.",
      choice: "Dit is geen waarde die we kennen.",
      yes_no: "Schrijf true of false.",
      whole_number: "Schrijf een heel getal, niet te hoog of te laag. Bedragen zijn in centen.",
      number: "Schrijf een getal, zoals 12,1054.",
      day: "Schrijf een dag als 2026-12-31.",
      time: "Schrijf een tijd als 2026-12-31 18:30.",
      list: "Dit is geen lijst zoals de export die schrijft.",
      plate: "Een kenteken is TX met het nummer, zoals TX 1234.",
      not_past: "Dit is nog niet gebeurd.",
      twice: "Dit staat al in een eerdere regel.",
      other_role: "Iemand met een andere rol heeft deze gebruikersnaam.",
      email_taken: "Iemand anders heeft dit e-mailadres.",
      off_island: "Dit is niet op het eiland.",
      no_such_rider: "Geen passagier heeft deze gebruikersnaam. Neem eerst de passagiers over.",
      no_such_driver: "Geen chauffeur heeft deze gebruikersnaam. Neem eerst de chauffeurs over.",
      completed_only: "Alleen een voltooide rit heeft dit.",
      payment: "Een fooi hoort bij een betaalwijze; een fooi in gulden ook bij de waarde in dollars.",
      settled: "Deze dag van de chauffeur zit in een gesloten afrekening.",
      no_such_place: "Geen plek op de kaart heeft deze naam. Voeg de pier eerst toe bij Plekken.",
      ends_before: "Een schip vertrekt nadat het aankomt, en binnen een week.",
    },
  },
  backup: {
    head: "Back-ups",
    intro:
      "Een kopie van alles, waarmee het bedrijf op een andere machine terug te zetten is. De site en de meldkamer gaan intussen gewoon door. Elke back-up wordt meteen geprobeerd: teruggezet in een eigen database en tabel voor tabel vergeleken.",
    start: "Maak een back-up",
    underWay: "Bezig...",
    none: "Hier is nog geen back-up gemaakt.",
    list: "De laatste back-ups",
    made: "Gemaakt",
    by: (name) => `door ${name}`,
    state: "Stand",
    running: { writing: "Wordt geschreven...", verifying: "Wordt geprobeerd..." },
    verified: (moment) => `Gecontroleerd ${moment}`,
    tables: (tables) => `Alle ${tables} tabellen kwamen terug zoals ze waren.`,
    wentWrong: {
      failed: {
        writing: "Schrijven is niet gelukt.",
        verifying: "Geschreven, maar niet gecontroleerd.",
      },
      cut_off: {
        writing: "Afgebroken: de server stopte voordat hij geschreven was.",
        verifying: "Geschreven. De server stopte voordat hij gecontroleerd was.",
      },
    },
    size: "Grootte",
    rows: (rows, shown) => (rows === 1 ? "1 rij" : `${shown} rijen`),
    file: "Bestand",
    removed: "Verwijderd, er zijn nieuwere",
    elsewhere: (server) => `Op de server ${server}`,
    actions: "Acties",
    download: "Downloaden",
    verifyAgain: "Opnieuw controleren",
    where: (folder, kept) =>
      `De bestanden staan in ${folder} op de server. De ${kept} nieuwste blijven. Bewaar er ook een op een andere plek: een schijf kan kapotgaan.`,
    keyToo:
      "Om er een terug te zetten is ook de geheime sleutel van het bedrijf nodig (SECRET_KEY, of het bestand secret.key), die in geen back-up staat. Wie de server beheert weet hoe: npm run restore.",
    downloadHead: "Deze back-up downloaden?",
    downloadIntro:
      "Er staat alles in: namen, telefoonnummers, papieren van chauffeurs. Bewaar hem waar alleen jij erbij kunt. In het logboek staat wie hem heeft opgehaald.",
    password: "Je wachtwoord",
    wrongPassword: "Dat is niet je wachtwoord.",
    downloading: "Downloaden...",
    cancel: "Annuleren",
  },
  keepHead: "Oude gasten",
  keepIntro: (months) =>
    `De naam, het telefoonnummer en de precieze plekken van een gast verdwijnen ${months} maanden na de rit, en contactberichten worden verwijderd. Prijzen en totalen blijven. De server doet dit om de zes uur.`,
  oldest: (day) => `De oudste rit met gast is van ${day}.`,
  nobody: "Geen enkele rit heeft nog gegevens van een gast.",
  due: (rides, shown) => (rides === 1 ? "1 rit is aan de beurt." : `${shown} ritten zijn aan de beurt.`),
  nothingDue: "Er is nu niets aan de beurt.",
  keepNow: "Nu verwijderen",
  removed: (rides, shown) =>
    rides === 0
      ? "Er was niets te verwijderen."
      : rides === 1
        ? "De gast van 1 rit is verwijderd."
        : `De gasten van ${shown} ritten zijn verwijderd.`,
  keepFailed: "Dat is niet gelukt. Probeer het opnieuw.",
  loading: "Laden...",
} satisfies DataStrings;
