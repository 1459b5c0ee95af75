import type { DataStrings } from "./en.ts";

export default {
  exportHead: "Alles herausholen",
  exportIntro:
    "Eine ZIP-Datei mit einer CSV für jede Art von Daten: Fahrten, Personen, Fahrer, Geld, Tarife, Nachrichten, das Änderungsprotokoll und mehr. Öffnen Sie sie in einer Tabellenkalkulation, oder laden Sie sie in ein anderes Programm.",
  exportWarning:
    "Die Datei enthält Namen, Telefonnummern und Adressen. Bewahren Sie sie dort auf, wo nur Sie sie öffnen können. Im Änderungsprotokoll steht, wer sie geholt hat.",
  exportAll: "Alles herunterladen",
  exportReason: "Warum Sie sie mitnehmen",
  exportSecond: "Eine zweite Person muss zustimmen. Danach können Sie sie einmal mitnehmen.",
  exported: "Heruntergeladen.",
  import: {
    head: "Daten übernehmen",
    intro:
      "Eine CSV-Datei mit dem, was Sie bisher anderswo geführt haben: Fahrgäste, Fahrer, Orte, Schiffe an den Piers oder vergangene Fahrten. Ihre Spalten heißen wie im Export; die Vorlage zeigt sie. Eine Datei kommt ganz herein oder gar nicht, und dieselbe Datei ein zweites Mal fügt nichts hinzu.",
    kind: "Was die Datei enthält",
    kinds: {
      riders: "Fahrgäste",
      drivers: "Fahrer",
      places: "Orte",
      rides: "Vergangene Fahrten",
      cruise_calls: "Schiffe",
    },
    template: "Vorlage herunterladen",
    choose: "Datei wählen",
    noFile: "Noch keine Datei gewählt.",
    tooLarge: "Diese Datei ist größer als 2 MB. Teilen Sie sie in zwei.",
    unreadable: "Diese Datei ließ sich nicht lesen. Bitte wählen Sie sie noch einmal.",
    check: "Datei prüfen",
    checking: "Wird geprüft...",
    toAdd: (lines, shown) =>
      lines === 0
        ? "Nichts hinzuzufügen."
        : lines === 1
          ? "1 Zeile kommt hinzu."
          : `${shown} Zeilen kommen hinzu.`,
    there: (lines, shown) =>
      lines === 1
        ? "1 Zeile ist schon da und bleibt, wie sie ist."
        : `${shown} Zeilen sind schon da und bleiben, wie sie sind.`,
    faulty: (faults, shown) =>
      faults === 1
        ? "Es gibt 1 Fehler. Beheben Sie ihn, und wählen Sie die Datei noch einmal."
        : `Es gibt ${shown} Fehler. Beheben Sie sie, und wählen Sie die Datei noch einmal.`,
    faults: "Fehler in der Datei",
    line: "Zeile",
    column: "Spalte",
    wrong: "Was falsch ist",
    columnsLeftOut: (names) => `Diese Spalten kommen nicht herein: ${names}.`,
    linesLeftOut: {
      other_role_left_out: (lines, shown) =>
        lines === 1
          ? "1 Zeile hat eine andere Rolle und bleibt draußen."
          : `${shown} Zeilen haben andere Rollen und bleiben draußen.`,
      deleted_left_out: (lines, shown) =>
        lines === 1
          ? "1 Zeile ist ein gelöschtes Konto und bleibt draußen."
          : `${shown} Zeilen sind gelöschte Konten und bleiben draußen.`,
      status_left_out: (lines, shown) =>
        lines === 1
          ? "1 Fahrt ist weder abgeschlossen noch storniert und bleibt draußen."
          : `${shown} Fahrten sind weder abgeschlossen noch storniert und bleiben draußen.`,
      account_left_out: (lines, shown) =>
        lines === 1
          ? "1 Fahrt ging anderswo auf Rechnung. Sie kommt ohne die Angabe herein, wie bezahlt wurde."
          : `${shown} Fahrten gingen anderswo auf Rechnung. Sie kommen ohne die Angabe herein, wie bezahlt wurde.`,
    },
    bringIn: {
      riders: (lines, shown) => (lines === 1 ? "1 Fahrgast übernehmen" : `${shown} Fahrgäste übernehmen`),
      drivers: (lines, shown) => (lines === 1 ? "1 Fahrer übernehmen" : `${shown} Fahrer übernehmen`),
      places: (lines, shown) => (lines === 1 ? "1 Ort übernehmen" : `${shown} Orte übernehmen`),
      rides: (lines, shown) =>
        lines === 1 ? "1 vergangene Fahrt übernehmen" : `${shown} vergangene Fahrten übernehmen`,
      cruise_calls: (lines, shown) => (lines === 1 ? "1 Schiff übernehmen" : `${shown} Schiffe übernehmen`),
    },
    means: {
      riders:
        "Sie bekommen keine Nachricht. Bei der ersten Anmeldung wählt jeder über „Passwort vergessen“ ein Passwort.",
      drivers:
        "Jeder bekommt eine E-Mail mit einem Link, um ein Passwort zu wählen, und kann nach der Freigabe Fahrten annehmen.",
      places: "Ab jetzt werden sie gefunden, genannt und für Preise benutzt.",
      rides: "Niemand bekommt Bescheid. Sie zählen in Berichten und Abrechnungen, aber in niemandes Bargeld.",
      cruise_calls: "Ab jetzt rechnet der Plan mit ihnen.",
    },
    cancel: "Abbrechen",
    done: (lines, shown) =>
      lines === 1 ? "1 Zeile wurde übernommen." : `${shown} Zeilen wurden übernommen.`,
    what: {
      no_lines: "Unter den Spaltennamen steht keine Zeile.",
      too_many_lines: "Es sind zu viele Zeilen. Teilen Sie die Datei in zwei.",
      too_many_columns: "Es sind mehr als 200 Spalten. Behalten Sie die der Vorlage.",
      missing_column: "Diese Spalte fehlt.",
      column_twice: "Diese Spalte gibt es zweimal.",
      quotes: "Ein Anführungszeichen ist nicht geschlossen, oder es folgt direkt Text.",
      too_many_cells: "Diese Zeile hat mehr Zellen, als es Spaltennamen gibt.",
      missing: "Das darf nicht leer sein.",
      text: "Das ist zu lang oder zu kurz, oder es enthält ein Zeichen, das sich nicht zeigen lässt.",
      name: "Diesen Namen können wir nicht nehmen.",
      username: "Nehmen Sie 3 bis 64 Buchstaben, Ziffern oder . _ + -",
      email: "Das ist keine E-Mail-Adresse.",
      phone: "Eine Telefonnummer hat 7 Ziffern, oder beginnt mit + und der Landesvorwahl.",
      choice: "Das ist keiner der Werte, die wir kennen.",
      yes_no: "Schreiben Sie true oder false.",
      whole_number: "Schreiben Sie eine ganze Zahl, nicht zu hoch und nicht zu tief. Beträge sind in Cent.",
      number: "Schreiben Sie eine Zahl, zum Beispiel 12.1054.",
      day: "Schreiben Sie einen Tag wie 2026-12-31.",
      time: "Schreiben Sie eine Zeit wie 2026-12-31 18:30.",
      list: "Das ist keine Liste, wie der Export sie schreibt.",
      plate: "Ein Kennzeichen ist TX und die Nummer, zum Beispiel TX 1234.",
      not_past: "Das liegt noch in der Zukunft.",
      twice: "Das steht schon in einer früheren Zeile.",
      other_role: "Jemand mit einer anderen Rolle hat diesen Benutzernamen.",
      email_taken: "Jemand anders hat diese E-Mail-Adresse.",
      off_island: "Das liegt nicht auf der Insel.",
      no_such_rider: "Kein Fahrgast hat diesen Benutzernamen. Übernehmen Sie zuerst die Fahrgäste.",
      no_such_driver: "Kein Fahrer hat diesen Benutzernamen. Übernehmen Sie zuerst die Fahrer.",
      completed_only: "Das hat nur eine abgeschlossene Fahrt.",
      payment: "Ein Trinkgeld braucht eine Zahlungsart; eines in Gulden auch seinen Wert in Dollar.",
      settled: "Dieser Tag des Fahrers ist in einer abgeschlossenen Abrechnung.",
      no_such_place: "Kein Ort der Karte heißt so. Fügen Sie den Pier zuerst unter Orte hinzu.",
      ends_before: "Ein Schiff fährt nach seiner Ankunft ab, und innerhalb einer Woche.",
    },
  },
  backup: {
    head: "Sicherungen",
    intro:
      "Eine Kopie von allem, aus der sich die Firma auf einem anderen Rechner wiederherstellen lässt. Website und Zentrale laufen dabei wie gewohnt weiter. Jede Sicherung wird gleich erprobt: Sie wird in eine eigene Datenbank zurückgespielt und Tabelle für Tabelle verglichen.",
    start: "Sicherung machen",
    underWay: "In Arbeit...",
    none: "Hier wurde noch keine Sicherung gemacht.",
    list: "Die letzten Sicherungen",
    made: "Gemacht",
    by: (name) => `von ${name}`,
    state: "Status",
    running: { writing: "Wird geschrieben...", verifying: "Wird erprobt..." },
    verified: (moment) => `Geprüft ${moment}`,
    tables: (tables) => `Alle ${tables} Tabellen kamen zurück, wie sie waren.`,
    wentWrong: {
      failed: {
        writing: "Sie ließ sich nicht schreiben.",
        verifying: "Sie ist geschrieben, aber nicht geprüft.",
      },
      cut_off: {
        writing: "Abgebrochen: Der Server hielt an, bevor sie geschrieben war.",
        verifying: "Sie ist geschrieben. Der Server hielt an, bevor sie geprüft war.",
      },
    },
    size: "Größe",
    rows: (rows, shown) => (rows === 1 ? "1 Zeile" : `${shown} Zeilen`),
    file: "Datei",
    removed: "Entfernt, weil es neuere gibt",
    elsewhere: (server) => `Auf dem Server ${server}`,
    actions: "Aktionen",
    download: "Herunterladen",
    verifyAgain: "Noch einmal prüfen",
    where: (folder, kept) =>
      `Die Dateien liegen in ${folder} auf dem Server. Die ${kept} neuesten bleiben. Bewahren Sie eine auch an einem anderen Ort auf: Eine Festplatte kann sterben.`,
    keyToo:
      "Zum Zurückspielen braucht es auch den geheimen Schlüssel der Firma (SECRET_KEY oder die Datei secret.key), der in keiner Sicherung steht. Wer den Server betreut, weiß wie: npm run restore.",
    downloadHead: "Diese Sicherung herunterladen?",
    downloadIntro:
      "Sie enthält alles: Namen, Telefonnummern, Dokumente der Fahrer. Bewahren Sie sie dort auf, wo nur Sie sie öffnen können. Im Änderungsprotokoll steht, wer sie geholt hat.",
    password: "Ihr Passwort",
    wrongPassword: "Das ist nicht Ihr Passwort.",
    downloading: "Wird heruntergeladen...",
    cancel: "Abbrechen",
  },
  keepHead: "Frühere Gäste",
  keepIntro: (months) =>
    `Name, Telefonnummer und genaue Orte eines Gastes werden ${months} Monate nach der Fahrt entfernt, und Nachrichten von der Website gelöscht. Fahrpreise und Summen bleiben. Der Server tut das alle sechs Stunden.`,
  oldest: (day) => `Die älteste Fahrt mit Angaben zum Gast ist von ${day}.`,
  nobody: "Keine Fahrt hat Angaben zu einem Gast.",
  due: (rides, shown) => (rides === 1 ? "1 Fahrt ist an der Reihe." : `${shown} Fahrten sind an der Reihe.`),
  nothingDue: "Nichts ist an der Reihe.",
  keepNow: "Jetzt entfernen",
  removed: (rides, shown) =>
    rides === 0
      ? "Es gab nichts zu entfernen."
      : rides === 1
        ? "Der Gast von 1 Fahrt ist entfernt."
        : `Die Gäste von ${shown} Fahrten sind entfernt.`,
  keepFailed: "Das ging nicht. Bitte versuchen Sie es noch einmal.",
  loading: "Lädt...",
} satisfies DataStrings;
