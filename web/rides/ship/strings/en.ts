const ship = {
  waits: (time: string, place: string) => `The driver waits ${time} at ${place}, then drives you back`,
  waitingSince: (since: string, until: string) => `Waiting since ${since}, booked until ${until}`,
  overBy: (minutes: number) => `${minutes} min longer than booked`,
  aboardBy: (time: string) => `Back on board by ${time}`,
  close: (back: string, aboard: string) => `Back about ${back}: that's close to all aboard at ${aboard}`,
  tooLate: (back: string, aboard: string) => `Back about ${back}: too late for all aboard at ${aboard}`,
};

export default ship;
export type ShipStrings = typeof ship;
