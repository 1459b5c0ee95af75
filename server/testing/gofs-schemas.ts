import type { GofsFile } from "../../contract/gofs/gofs-query.ts";

/** The files and answers of a GOFS feed. */
export type FeedName = "gofs" | GofsFile | "wait_time" | "realtime_booking";

type Schema = Readonly<Record<string, unknown>>;
type Fields = Readonly<Record<string, Schema>>;

const text: Schema = { type: "string", minLength: 1 };
const id: Schema = { type: "string", pattern: "^\\S+$" };
const day: Schema = { type: "string", pattern: "^\\d{8}$" };
const url: Schema = { type: "string", pattern: "^https?://\\S+$" };
const phone: Schema = { type: "string", pattern: "^\\+\\d{7,15}$" };
const colour: Schema = { type: "string", pattern: "^[0-9A-F]{6}$" };
const count: Schema = { type: "integer", minimum: 0 };
const amount: Schema = { type: "number", minimum: 0 };
const ids: Schema = { type: "array", minItems: 1, items: id };
const time: Schema = { type: "string", pattern: "^\\d{1,2}:\\d{2}:\\d{2}$" };

function one(required: Fields, optional: Fields = {}): Schema {
  return {
    type: "object",
    properties: { ...required, ...optional },
    required: Object.keys(required),
    additionalProperties: false,
  };
}

function several(required: Fields, optional: Fields = {}, minItems = 1): Schema {
  return { type: "array", minItems, items: one(required, optional) };
}

function file(data: Schema): Schema {
  return one({
    last_updated: { type: "integer", minimum: 1_450_155_600 },
    ttl: count,
    version: { const: "1.0" },
    data,
  });
}

const feeds = several({ name: id, url });
const position: Schema = { type: "array", minItems: 2, maxItems: 2, items: { type: "number" } };
const waiting = { brand_id: id, wait_time: count };

/** What GOFS 1.0 asks of each file, by its reference (github.com/MobilityData/GOFS): the fields that must and may be there, and no other. */
export const FEED_SCHEMAS: Readonly<Record<FeedName, Schema>> = {
  gofs: file({
    type: "object",
    minProperties: 1,
    patternProperties: { "^[a-z]{2,3}(-[A-Z]{2})?$": one({ feeds }) },
    additionalProperties: false,
  }),
  system_information: file(
    one(
      { language: id, timezone: id, name: text },
      {
        short_name: text,
        operator: text,
        url,
        subscribe_url: url,
        start_date: day,
        phone_number: phone,
        email: text,
      },
    ),
  ),
  service_brands: file(
    one({
      service_brands: several({
        brand_id: id,
        brand_name: text,
        brand_color: colour,
        brand_text_color: colour,
      }),
    }),
  ),
  vehicle_types: file(
    one({
      vehicle_types: several({ vehicle_type_id: id }, { max_capacity: count, wheelchair_boarding: id }),
    }),
  ),
  zones: file(
    one({
      zones: one({
        type: { const: "FeatureCollection" },
        features: several({
          type: { const: "Feature" },
          zone_id: id,
          properties: { type: "object" },
          geometry: one({
            type: { const: "Polygon" },
            coordinates: {
              type: "array",
              minItems: 1,
              items: { type: "array", minItems: 4, items: position },
            },
          }),
        }),
      }),
    }),
  ),
  operating_rules: file(
    one({
      operating_rules: several(
        { from_zone_id: id, to_zone_id: id, calendars: ids, vehicle_type_id: ids },
        {
          start_pickup_window: time,
          end_pickup_window: time,
          end_dropoff_window: time,
          brand_id: id,
          fare_id: id,
        },
      ),
    }),
  ),
  calendars: file(
    one({
      calendars: several(
        { calendar_id: id, start_date: day, end_date: day },
        { days: { type: "array", items: id }, excepted_dates: { type: "array", items: day } },
      ),
    }),
  ),
  booking_rules: file(
    one({
      booking_rules: several(
        { from_zone_ids: ids, booking_type: { enum: [0, 1, 2] } },
        { to_zone_ids: ids, phone_number: phone, info_url: url, booking_url: url },
      ),
    }),
  ),
  wait_time: file(one({ wait_times: several(waiting, {}, 0) })),
  realtime_booking: file(
    one({
      realtime_booking: several(
        waiting,
        {
          travel_time: count,
          travel_cost: amount,
          travel_cost_currency: { type: "string", pattern: "^[A-Z]{3}$" },
          booking_detail: one({ web_uri: url }, { service_name: text, phone_number: phone }),
        },
        0,
      ),
    }),
  ),
};
