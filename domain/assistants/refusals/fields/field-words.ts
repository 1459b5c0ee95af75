/** The words that say, in a refusal, what a field takes: of several fields that take the same, one sentence. */
export type FieldWords = {
  readonly pickup: string;
  readonly dropoff: string;
  readonly point: string;
  readonly stops: string;
  readonly instant: string;
  readonly moment: string;
  readonly day: string;
  readonly clock: string;
  readonly back: string;
  readonly people: string;
  readonly bags: string;
  readonly distance: string;
  readonly yes_or_no: string;
  readonly wait: string;
  readonly vehicle: string;
  readonly account: string;
  readonly search: string;
  readonly limit: string;
  readonly flight: string;
  readonly all_aboard: string;
  readonly child_ages: string;
  readonly notes: string;
  readonly note: string;
  readonly reason: string;
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly language: string;
  readonly quote: string;
  readonly room: string;
  readonly availability: string;
  readonly bookings: string;
  readonly key_header: string;
  readonly key: string;
  readonly code: string;
  readonly reference: string;
  readonly phone_end: string;
  readonly other: string;
};

/** The sentence of each field that a partner's program or an assistant sends. */
const SENTENCE_OF: Readonly<Record<string, keyof FieldWords>> = {
  pickup: "pickup",
  pickup_location: "pickup",
  pickup_place: "pickup",
  dropoff: "dropoff",
  dropoff_location: "dropoff",
  dropoff_place: "dropoff",
  pickup_lat: "point",
  pickup_lng: "point",
  dropoff_lat: "point",
  dropoff_lng: "point",
  stops: "stops",
  ride_datetime: "instant",
  instead_of: "instant",
  pickup_at: "moment",
  trip_date: "day",
  trip_time: "clock",
  return_trip: "back",
  return_at: "back",
  passenger_count: "people",
  passengers: "people",
  luggage_count: "bags",
  bags: "bags",
  distance_km: "distance",
  is_holiday: "yes_or_no",
  wheelchair: "yes_or_no",
  wheelchair_folds: "yes_or_no",
  child_seat: "yes_or_no",
  whatsapp_consent: "yes_or_no",
  count_only: "yes_or_no",
  wait_minutes: "wait",
  vehicle_type: "vehicle",
  partner_code: "account",
  partner_id: "account",
  q: "search",
  query: "search",
  limit: "limit",
  flight_number: "flight",
  return_flight_number: "flight",
  all_aboard: "all_aboard",
  child_ages: "child_ages",
  notes: "notes",
  note: "note",
  reason: "reason",
  name: "name",
  rider_name: "name",
  phone: "phone",
  rider_phone: "phone",
  email: "email",
  rider_email: "email",
  language: "language",
  quote: "quote",
  room: "room",
  availability: "availability",
  bookings: "bookings",
  "Idempotency-Key": "key_header",
  idempotency_key: "key",
  code: "code",
  reference: "reference",
  phone_last4: "phone_end",
};

/** The sentence for a field by its path, such as `bookings.2.stops.0.lat`: that of what holds it. Of a list of bookings it is the booking's own field. */
export function sentenceOfField(words: FieldWords, path: string): string {
  const [first = "", second, ...rest] = path.split(".");
  const field = first === "bookings" && second !== undefined && rest[0] !== undefined ? rest[0] : first;
  return words[Object.hasOwn(SENTENCE_OF, field) ? (SENTENCE_OF[field] ?? "other") : "other"];
}
