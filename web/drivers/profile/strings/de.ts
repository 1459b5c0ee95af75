import type { DriverProfileStrings } from "./en.ts";

export default {
  portrait: {
    title: "Ihr Porträt",
    text: "Ihre Fahrgäste sehen es auf ihrer Seite und erkennen Sie so bei der Abholung.",
  },
  title: "Mein Profil",
  description: "Ihr Wagen, Ihre Dokumente und Ihre Einstellungen für die Arbeit.",
  loading: "Lädt...",
  failed: "Ihr Profil ließ sich nicht laden. Bitte versuchen Sie es noch einmal.",
  car: "Ihr Wagen",
  vehicleType: "Fahrzeugtyp",
  vehicle: "Fahrzeug",
  plate: "Kennzeichen",
  plateWrong: "Geben Sie ein Taxikennzeichen ein: TX und die Nummer, zum Beispiel TX 1234.",
  papers: "Ihre Dokumente",
  license: "Führerscheinnummer",
  noDay: "Nicht eingetragen",
  papersBy:
    "Diese Daten trägt das Büro ein. Hängen Sie rechtzeitig ein Foto oder PDF jedes neuen Dokuments an, höchstens 5 MB.",
  papersAsk:
    "Bitten Sie unter „Ihr Wagen“ um ein neues Datum: Es gilt, sobald das Büro zustimmt. Hängen Sie ein Foto oder PDF des Dokuments an, höchstens 5 MB.",
  expired: "Das ist abgelaufen.",
  expiresToday: "Heute ist der letzte gültige Tag.",
  expiresSoon: (days) => (days === 1 ? "Läuft in 1 Tag ab." : `Läuft in ${days} Tagen ab.`),
  languages: "Sprachen, die Sie sprechen",
  save: "Speichern",
  saving: "Wird gespeichert...",
  saved: "Gespeichert",
  sent: "An das Büro gesendet. Es gilt, sobald das Büro zustimmt.",
  changesWait:
    "Wagen, Kennzeichen, Führerscheinnummer und die Daten Ihrer Dokumente gelten, sobald das Büro zustimmt.",
  saveFailed: "Ihre Änderungen ließen sich nicht speichern. Bitte versuchen Sie es noch einmal.",
  conflict:
    "Jemand anders hat das inzwischen geändert. Ihre Änderungen stehen noch da: Prüfen Sie sie und speichern Sie noch einmal.",
  checkFields: "Bitte prüfen Sie die markierten Felder.",
  lengthWrong: (least, most) => `Geben Sie ${least} bis ${most} Zeichen ein.`,
  savedNow: (value) => `Jetzt gespeichert: ${value}`,
  work: "Während der Arbeit",
  rings: "Bei neuen Fahrten und Nachrichten klingeln",
  share: "Im Dienst meinen Standort teilen",
  shareText:
    "Im Dienst sieht das Büro, wo Sie sind, solange diese Seite vor Ihnen offen ist. Ein Fahrgast sieht es von „Ich bin unterwegs“ bis zum Ende der Fahrt. Es endet mit Ihrer Schicht oder wenn Sie es ausschalten.",
  push: "Fahrten melden, auch wenn diese Seite zu ist",
  pushBlocked:
    "Mitteilungen sind für diese Seite gesperrt. Erlauben Sie sie in den Einstellungen des Browsers.",
  pushUnavailable: "Dieser Browser kann nichts melden, wenn die Seite zu ist.",
  pushFailed: "Das ließ sich nicht umstellen. Bitte versuchen Sie es noch einmal.",
  account: "Name, Telefon und E-Mail",
  settings: "Einstellungen",
  rating: "Bewertung",
  ridesToday: "Fahrten heute",
  look: "Aussehen",
  day: "Hell",
  night: "Dunkel",
} satisfies DriverProfileStrings;
