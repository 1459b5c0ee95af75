/** The words of the file beside the tables. */
const dataExport = {
  readMe: (made: string) => [
    `Everything in Trupial, taken out on ${made} (Curaçao).`,
    "",
    "Each CSV file holds one kind of record, in UTF-8, with a comma between the cells and the names of the columns on top.",
    "Dates and times are in UTC. Amounts are in cents, and once more with two decimals in the columns at the end. Lists and details are JSON. Pictures are base64.",
    "A column that ends in _id has the id of a row in another file: driver_id and rider_id are rows of accounts.csv.",
    "The files of drivers' documents are in the folder papers: driver-7 is row 7 of accounts.csv.",
    "",
    "Passwords, keys and codes aren't in here. This isn't a backup: npm run backup makes one that can be restored.",
    "The files hold names, phone numbers and addresses. Keep them where only you can open them, and delete them when you're done.",
  ],
};

export default dataExport;
export type DataExportStrings = typeof dataExport;
