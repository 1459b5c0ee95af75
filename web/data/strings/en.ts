const data = {
  exportHead: "Take everything out",
  exportIntro:
    "One ZIP file with a CSV for each kind of record: rides, people, drivers, money, tariffs, messages, the audit log and more. Open them in a spreadsheet or load them into other software.",
  exportWarning:
    "The file holds names, phone numbers and addresses. Keep it where only you can open it. The audit log says who took it.",
  exportAll: "Download everything",
  exportReason: "Why you take it",
  exportSecond: "A second person has to agree. Then you can take it once.",
  exported: "Downloaded.",
  import: {
    head: "Bring data in",
    intro:
      "A CSV file of what you kept elsewhere: riders, drivers, places, ships at the piers, or rides that are over. Its columns are named as in the export; the template shows them. A file comes in as a whole or not at all, and the same file twice adds nothing.",
    kind: "What's in the file",
    kinds: {
      riders: "Riders",
      drivers: "Drivers",
      places: "Places",
      rides: "Past rides",
      cruise_calls: "Ships",
    },
    template: "Download the template",
    choose: "Choose a file",
    noFile: "No file chosen yet.",
    tooLarge: "That file is larger than 2 MB. Split it in two.",
    unreadable: "We couldn't read that file. Please choose it again.",
    check: "Check the file",
    checking: "Checking...",
    toAdd: (lines: number, shown: string): string =>
      lines === 0 ? "Nothing to add." : lines === 1 ? "1 line to add." : `${shown} lines to add.`,
    there: (lines: number, shown: string): string =>
      lines === 1
        ? "1 line is here already and stays as it is."
        : `${shown} lines are here already and stay as they are.`,
    faulty: (faults: number, shown: string): string =>
      faults === 1
        ? "There's 1 fault. Mend it, and choose the file again."
        : `There are ${shown} faults. Mend them, and choose the file again.`,
    faults: "Faults in the file",
    line: "Line",
    column: "Column",
    wrong: "What's wrong",
    columnsLeftOut: (names: string) => `These columns don't come in: ${names}.`,
    linesLeftOut: {
      other_role_left_out: (lines: number, shown: string): string =>
        lines === 1
          ? "1 line is of another role and stays out."
          : `${shown} lines are of other roles and stay out.`,
      deleted_left_out: (lines: number, shown: string): string =>
        lines === 1
          ? "1 line is a deleted account and stays out."
          : `${shown} lines are deleted accounts and stay out.`,
      status_left_out: (lines: number, shown: string): string =>
        lines === 1
          ? "1 ride is neither completed nor cancelled and stays out."
          : `${shown} rides are neither completed nor cancelled and stay out.`,
      account_left_out: (lines: number, shown: string): string =>
        lines === 1
          ? "1 ride was on an account elsewhere. It comes in without how it was paid."
          : `${shown} rides were on an account elsewhere. They come in without how they were paid.`,
    },
    bringIn: {
      riders: (lines: number, shown: string): string =>
        lines === 1 ? "Bring in 1 rider" : `Bring in ${shown} riders`,
      drivers: (lines: number, shown: string): string =>
        lines === 1 ? "Bring in 1 driver" : `Bring in ${shown} drivers`,
      places: (lines: number, shown: string): string =>
        lines === 1 ? "Bring in 1 place" : `Bring in ${shown} places`,
      rides: (lines: number, shown: string): string =>
        lines === 1 ? "Bring in 1 past ride" : `Bring in ${shown} past rides`,
      cruise_calls: (lines: number, shown: string): string =>
        lines === 1 ? "Bring in 1 ship" : `Bring in ${shown} ships`,
    },
    means: {
      riders:
        "They aren't sent anything. Each sets a password with “Forgot password” when they first sign in.",
      drivers: "Each gets an email with a link to set a password, and can take rides once they're approved.",
      places: "They're found, named and priced by from now on.",
      rides: "Nobody is told. They count in reports and settlements, and in nobody's cash.",
      cruise_calls: "They count in what the plan expects from now on.",
    },
    cancel: "Cancel",
    done: (lines: number, shown: string): string =>
      lines === 1 ? "1 line has come in." : `${shown} lines have come in.`,
    what: {
      no_lines: "There's no line below the heads.",
      too_many_lines: "There are too many lines. Split the file in two.",
      too_many_columns: "There are more than 200 columns. Keep those of the template.",
      missing_column: "This column is missing.",
      column_twice: "This column is there twice.",
      quotes: "A quotation mark isn't closed, or has text right behind it.",
      too_many_cells: "This line has more cells than there are heads.",
      missing: "This can't be empty.",
      text: "This is too long or too short, or has a sign that can't be shown.",
      name: "This isn't a name we can take.",
      username: "Use 3 to 64 letters, digits or . _ + -",
      email: "This isn't an email address.",
      phone: "A phone number has 7 digits, or begins with + and the country.",
      choice: "This isn't one of the values we know.",
      yes_no: "Write true or false.",
      whole_number: "Write a whole number, not too high or too low. Amounts are in cents.",
      number: "Write a number, such as 12.1054.",
      day: "Write a day as 2026-12-31.",
      time: "Write a time as 2026-12-31 18:30.",
      list: "This isn't a list as the export writes it.",
      plate: "A plate is TX and its number, such as TX 1234.",
      not_past: "This hasn't happened yet.",
      twice: "This is in an earlier line already.",
      other_role: "Someone with another role has this username.",
      email_taken: "Someone else has this email address.",
      off_island: "This isn't on the island.",
      no_such_rider: "No rider has this username. Bring the riders in first.",
      no_such_driver: "No driver has this username. Bring the drivers in first.",
      completed_only: "Only a completed ride has this.",
      payment: "A tip needs a way of paying; one in guilders also needs its worth in dollars.",
      settled: "This day of the driver is in a closed settlement.",
      no_such_place: "No place of the map has this name. Add the pier under Places first.",
      ends_before: "A ship leaves after it comes, and within a week.",
    },
  },
  backup: {
    head: "Backups",
    intro:
      "A copy of everything, from which the company can be brought back on another machine. The site and the desk go on as usual meanwhile. Each backup is tried at once: it's restored into a database of its own and compared, table by table.",
    start: "Make a backup",
    underWay: "Working on it...",
    none: "No backup has been made here yet.",
    list: "The last backups",
    made: "Made",
    by: (name: string): string => `by ${name}`,
    state: "State",
    running: { writing: "Being written...", verifying: "Being tried..." },
    verified: (moment: string): string => `Verified ${moment}`,
    tables: (tables: string): string => `All ${tables} tables came back as they were.`,
    wentWrong: {
      failed: {
        writing: "It couldn't be written.",
        verifying: "It's written, but not verified.",
      },
      cut_off: {
        writing: "Cut off: the server stopped before it was written.",
        verifying: "It's written. The server stopped before it was verified.",
      },
    },
    size: "Size",
    rows: (rows: number, shown: string): string => (rows === 1 ? "1 row" : `${shown} rows`),
    file: "File",
    removed: "Removed, as newer ones are there",
    elsewhere: (server: string): string => `On the server ${server}`,
    actions: "Actions",
    download: "Download",
    verifyAgain: "Verify again",
    where: (folder: string, kept: string): string =>
      `The files are in ${folder} on the server. The ${kept} newest stay. Keep one in another place too: a disk can die.`,
    keyToo:
      "Bringing one back takes the company's secret key as well (SECRET_KEY, or the file secret.key), which is in no backup. Whoever looks after the server knows how: npm run restore.",
    downloadHead: "Download this backup?",
    downloadIntro:
      "It holds everything: names, phone numbers, papers of drivers. Keep it where only you can open it. The audit log says who took it.",
    password: "Your password",
    wrongPassword: "That's not your password.",
    downloading: "Downloading...",
    cancel: "Cancel",
  },
  keepHead: "Old guests",
  keepIntro: (months: string) =>
    `A guest's name, phone number and exact places are removed from a ride ${months} months after it, and contact messages are deleted. Fares and totals stay. The server does this every six hours.`,
  oldest: (day: string) => `The oldest ride with its guest is from ${day}.`,
  nobody: "No ride has a guest's details.",
  due: (rides: number, shown: string): string =>
    rides === 1 ? "1 ride waits for its turn." : `${shown} rides wait for their turn.`,
  nothingDue: "Nothing waits for its turn.",
  keepNow: "Remove them now",
  removed: (rides: number, shown: string): string =>
    rides === 0
      ? "There was nothing to remove."
      : rides === 1
        ? "The guest of 1 ride is removed."
        : `The guests of ${shown} rides are removed.`,
  keepFailed: "We couldn't do that. Please try again.",
  loading: "Loading...",
};

export default data;
export type DataStrings = typeof data;
