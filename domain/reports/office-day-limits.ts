/** A statement that nobody has paid for so many days is overdue. */
export const OVERDUE_DAYS = 30;
/** The days before today that today's pickups are held beside. */
export const LATE_DAYS_BEFORE = 7;
