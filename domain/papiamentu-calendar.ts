// Each list is one text: the first page of every language carries them.

/** The months in Papiamentu, which Intl does not know. */
export const PAPIAMENTU_MONTHS: readonly string[] =
  "yanüari febrüari mart aprel mei yüni yüli ougùstùs sèptèmber òktober novèmber desèmber".split(" ");

/** The days of the week in Papiamentu, Sunday first. */
export const PAPIAMENTU_DAYS: readonly string[] =
  "djadumingu djaluna djamars djárason djaweps djabièrnè djasabra".split(" ");
