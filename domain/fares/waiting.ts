/** A wait is booked by half hours. */
export const WAIT_STEP_MINUTES = 30;
export const MOST_WAIT_MINUTES = 480;
