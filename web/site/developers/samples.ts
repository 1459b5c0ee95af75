import { MCP_PATH } from "../../../domain/company/site-map.ts";

/** Where the samples call, and with which key, as each of them finds it. */
export function settingsSample(origin: string): string {
  return `export TRUPIAL_URL=${origin}
export TRUPIAL_KEY=trupial_live_...`;
}

/** How an assistant is told of this server, in the form that most of their programs read. */
export function assistantSample(origin: string): string {
  return JSON.stringify({ mcpServers: { trupial: { type: "http", url: `${origin}${MCP_PATH}` } } }, null, 2);
}

/** The same booking in each language; a test copies them off the page and runs them. Next week at ten, the airport to a hotel. */
export const BOOKING_SAMPLES = {
  curl: `WHEN=$(date -d '+7 days' +%F 2>/dev/null || date -v+7d +%F)
curl --fail-with-body --silent "$TRUPIAL_URL/api/book-ride/" \\
  --header "Authorization: Bearer $TRUPIAL_KEY" \\
  --header "Idempotency-Key: reservation-1042" \\
  --header "Content-Type: application/json" \\
  --data '{
    "pickup_location": "Curaçao International Airport (Hato)",
    "dropoff_location": "Mambo Beach",
    "ride_datetime": "'$WHEN'T10:00:00-04:00",
    "passenger_count": 2,
    "luggage_count": 2,
    "rider_name": "Maya Brooks",
    "rider_phone": "+31612345678",
    "room": "214"
  }'`,
  typescript: `// book.mts, run by: npx tsx book.mts
const { TRUPIAL_URL, TRUPIAL_KEY } = process.env;
const day = new Date(Date.now() + 7 * 864e5).toISOString().slice(0, 10);

const response = await fetch(\`\${TRUPIAL_URL}/api/book-ride/\`, {
  method: "POST",
  headers: {
    Authorization: \`Bearer \${TRUPIAL_KEY}\`,
    "Idempotency-Key": "reservation-1043",
    "Content-Type": "application/json",
  },
  body: JSON.stringify({
    pickup_location: "Curaçao International Airport (Hato)",
    dropoff_location: "Mambo Beach",
    ride_datetime: \`\${day}T10:00:00-04:00\`,
    passenger_count: 2,
    luggage_count: 2,
    rider_name: "Maya Brooks",
    rider_phone: "+31612345678",
    room: "214",
  }),
});
const answer = await response.json();
if (!response.ok) throw new Error(answer.error);
console.log(answer.reference, answer.status, answer.calculated_fare);`,
  python: `# book.py, run by: python3 book.py
import datetime, json, os, urllib.error, urllib.request

day = datetime.date.today() + datetime.timedelta(days=7)
booking = {
    "pickup_location": "Curaçao International Airport (Hato)",
    "dropoff_location": "Mambo Beach",
    "ride_datetime": f"{day}T10:00:00-04:00",
    "passenger_count": 2,
    "luggage_count": 2,
    "rider_name": "Maya Brooks",
    "rider_phone": "+31612345678",
    "room": "214",
}
request = urllib.request.Request(
    os.environ["TRUPIAL_URL"] + "/api/book-ride/",
    data=json.dumps(booking).encode(),
    headers={
        "Authorization": "Bearer " + os.environ["TRUPIAL_KEY"],
        "Idempotency-Key": "reservation-1044",
        "Content-Type": "application/json",
    },
)
try:
    ride = json.load(urllib.request.urlopen(request))
except urllib.error.HTTPError as refused:
    raise SystemExit(json.load(refused)["error"])
print(ride["reference"], ride["status"], ride["calculated_fare"])`,
} as const;

/** The next steps, each one call. */
export const NEXT_CALLS = {
  price: "GET /api/fareCalc/",
  times: "GET /api/availability/",
  list: "GET /api/ride-requests/",
  one: "GET /api/rides/{id}/",
  cancel: "POST /api/cancel-ride/{id}/",
  change: "POST /api/track/{tracking_code}/change/",
  many: "POST /api/book-rides/",
} as const;
