import type { MarkColour } from "./mark-colours.ts";

/**
 * The company that runs the service, as staff set it; everything that is shown of it comes from here. An empty link is
 * not shown.
 */
export type Company = {
  name: string;
  legal_name: string;
  permit_number: string;
  address: string;
  phone: string;
  /** Empty where it has none. */
  whatsapp: string;
  email: string;
  chat_url: string;
  instagram_url: string;
  facebook_url: string;
  founded_year: number | null;
  /** The tours stand on the site. */
  tours_on: boolean;
  /** Their prices stand beside them. */
  tour_prices_on: boolean;
  /** The colour of the tile with the first letter of its name. */
  mark_colour: MarkColour;
  /** How long a driver waits free of charge, counted from the pickup time, by where the pickup is. */
  airport_wait_minutes: number;
  pier_wait_minutes: number;
  other_wait_minutes: number;
  /** From the landing of a flight to the pickup of its passengers. */
  landing_minutes: number;
  /** Riders with so many completed rides pay so much less; while it is off, nobody does and no page says a word of it. */
  vip_on: boolean;
  vip_from_rides: number;
  vip_percent: number;
};
