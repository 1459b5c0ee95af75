import type { LegalStrings } from "./en.ts";

export default {
  termsHead: "AGB",
  privacyHead: "Datenschutz",
  termsDescription: "Unsere Bedingungen zu Buchung, Preis, Bezahlung, Wartezeit und Stornierung.",
  privacyDescription: "Was wir über Sie speichern, warum, wie lange, und was Sie verlangen können.",
  termsTitle: "AGB",
  privacyTitle: "Datenschutz",
  updated: (date) => `Gültig seit ${date}`,
  terms: [
    {
      heading: "Buchung",
      text: "Ihre Buchung ist eine Anfrage an uns. Bestätigt ist sie, sobald wir einen Fahrer zugeteilt und Ihnen das mitgeteilt haben. Sie können auch für andere buchen; dann stehen Sie für die Angaben ein.",
    },
    {
      heading: "Preis",
      text: "Der Preis, den Sie vor der Buchung sehen, ist der Preis für diese Strecke und gilt 15 Minuten. Eine längere Strecke oder mehr Personen oder Gepäck als gebucht können ihn ändern; Ihr Fahrer sagt es Ihnen vorher.",
    },
    {
      heading: "Bezahlung",
      text: "Sie zahlen beim Fahrer, in US-Dollar oder karibischen Gulden zu 1,79 je Dollar. Haben Sie uns eine E-Mail-Adresse gegeben, schicken wir Ihnen einen Beleg; sonst fragen Sie danach.",
      byLink:
        "Sie können auch im Voraus per Karte, Bank oder Wallet zahlen, auf der Seite eines Zahlungsdienstes. Wird Ihre Fahrt kostenlos storniert oder günstiger, zahlen wir zurück, was Sie zu viel bezahlt haben.",
    },
    {
      heading: "Wartezeit und Nichterscheinen",
      text: null,
    },
    {
      heading: "Stornierung",
      text: "Sie können eine Fahrt kostenlos stornieren, bis der Fahrgast eingestiegen ist. Für Touren gelten eigene Bedingungen; sie stehen bei jeder Tour.",
    },
    {
      heading: "Fundsachen und Haftung",
      text: "Fundsachen bewahren wir drei Monate auf. Unsere Wagen und Fahrgäste sind versichert, wie es das Recht von Curaçao verlangt; ihm unterliegen diese Bedingungen. Über Streitigkeiten entscheiden die Gerichte von Curaçao.",
    },
  ],
  privacy: [
    {
      heading: "Was wir speichern",
      text: "Zu einer Fahrt: Name, Telefon, E-Mail, wenn Sie sie angeben, Orte, Zeit, Gruppengröße und Preis. Zu einem Konto außerdem den Benutzernamen, ein Passwort, das wir nicht lesen können, und das Zuhause, das Hotel und die Fahrer, die Sie gespeichert haben. In Ihrem Browser und nirgendwo sonst: was Sie angemeldet hält, eine begonnene Buchung, Ihre letzte Fahrt, besuchte Orte, Sprache und Aussehen, und eine Karte für unterwegs ohne Netz.",
    },
    {
      heading: "Warum wir es speichern",
      text: "Um Sie ans Ziel zu bringen, Sie zu Ihrer Fahrt zu erreichen, Ihre Nachrichten zu beantworten und die Unterlagen zu führen, die das Finanzamt verlangt. Wir werben nicht damit und verkaufen nichts davon.",
    },
    {
      heading: "Wer es sehen kann",
      text: "Das Büro, und der Fahrer Ihrer Fahrt, sobald sie ihm zugeteilt ist. Andere Fahrer sehen nur die Orte und die Zeit. Wer Ihren Link hat, kann Ihre Fahrt sehen; geben Sie ihn mit Bedacht weiter.",
    },
    {
      heading: "Wo es liegt",
      text: "Auf unserem eigenen Server. Diese Website lädt nichts von anderen Firmen, es sei denn, das Büro hat die Karte von Google eingeschaltet; dann verbindet sich Ihr Browser mit Google, solange eine Karte offen ist.",
    },
    {
      heading: "Wie lange wir es behalten",
      text: "Nachrichten und erfolglose Bewerbungen: in der Regel 18 Monate. Bei Fahrten ohne Konto entfernen wir Name, Telefon, E-Mail und genaue Orte nach derselben Zeit; bei Fahrten in Ihrem Konto, wenn Sie das Konto löschen. Tag, Zone, Strecke und Preis bleiben in unseren Büchern.",
    },
    {
      heading: "Was Sie tun können",
      text: "In den Einstellungen können Sie alles herunterladen, was wir zu Ihrem Konto haben, oder es löschen. Kein Konto? Schreiben Sie uns mit Ihrer Buchungsnummer.",
    },
  ],
} satisfies LegalStrings;
