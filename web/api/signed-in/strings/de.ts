import type { ErrorsSignedInStrings } from "./en.ts";

export default {
  invalid_driver_id: "Diese Fahrernummer gibt es nicht.",
  papers_expired: "Ein Dokument dieses Fahrers ist abgelaufen.",
  unsuitable_vehicle: "Dieser Wagen ist nicht für diese Fahrt.",
  driver_busy: "Dieser Fahrer hat zu der Zeit schon eine Fahrt.",
  outside_shift: "Diese Fahrt liegt außerhalb der Schicht des Fahrers.",
  driver_unavailable: "Dieser Fahrer kann gerade keine Fahrten annehmen.",
  bookings_refused: "Es wurde nichts gebucht: Eine Fahrt der Liste ist nicht möglich.",
  credit_limit_reached: "Dieses Konto hat sein Limit erreicht. Bitte fragen Sie an der Rezeption.",
  not_on_account: "Diese Fahrt geht auf keine Rechnung. Wählen Sie, wie bezahlt wurde.",
  on_account: "Ein Hotel oder eine Firma zahlt diese Fahrt. Rufen Sie im Büro an, wenn anders bezahlt wurde.",
  nothing_to_pay: "Hier ist per Link nichts zu bezahlen.",
  proof_needed: "Bestätigen Sie mit einem Code, dass diese Fahrt Ihre ist.",
  period_settled: "Einige dieser Tage sind schon in einer geschlossenen Abrechnung.",
  import_faults: "Die Datei hat Fehler, deshalb wurde nichts übernommen. Bitte prüfen Sie sie noch einmal.",
  backup_running: "Es läuft schon eine Sicherung. Warten Sie, bis sie fertig ist.",
  backup_elsewhere: "Die Datei dieser Sicherung liegt nicht auf der Festplatte dieses Servers.",
  wrong_start_code: "Das ist nicht der Code des Fahrgasts.",
  two_factor_needed: "Richten Sie in den Einstellungen zuerst die Zwei-Faktor-Anmeldung ein.",
  two_factor_on: "Die Zwei-Faktor-Anmeldung ist schon eingeschaltet.",
  two_factor_off: "Die Zwei-Faktor-Anmeldung ist ausgeschaltet.",
  two_factor_required: "Geben Sie den Code aus Ihrer Authenticator-App ein.",
  account_busy: "Sie haben gerade eine laufende Fahrt. Danach können Sie Ihr Konto löschen.",
  password_required: "Geben Sie Ihr Passwort ein, um das zu ändern.",
  invalid_credentials: "Benutzername oder Passwort stimmt nicht.",
  account_inactive: "Dieses Konto ist nicht aktiv. Bitte rufen Sie uns an.",
  account_taken: "Dieser Benutzername oder diese E-Mail-Adresse ist schon vergeben.",
  edit_conflict:
    "Jemand anders hat das inzwischen geändert. Laden Sie die Seite neu, um den letzten Stand zu sehen.",
  change_outdated:
    "Das wurde geändert, nachdem der Fahrer darum bat, und deshalb nicht übernommen. Lehnen Sie es ab oder fragen Sie den Fahrer.",
} satisfies ErrorsSignedInStrings;
