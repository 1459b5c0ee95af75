const developers = {
  head: "For developers",
  description: "Book taxis on Curaçao from your own program: a key, one call, ten minutes.",
  title: "For developers",
  intro:
    "Book a taxi from the system of your hotel or company. From nothing to a first ride takes ten minutes.",
  key: {
    title: "1. Get a key",
    text: "Ask our office for a key. It belongs to your account: rides go on it, at your prices. Keep it on your server, never in a page or an app. If it ever gets out, tell us, and it stops working at once.",
  },
  book: {
    title: "2. Book a ride",
    text: "Places are names as you'd write them, or points as pickup_lat and pickup_lng. The time carries its offset; Curaçao is at -04:00 all year. The Idempotency-Key is your own number of the booking: sent again with it, nothing is booked twice.",
    answer:
      "The answer is the ride: its number, its reference for the guest, its price, and a tracking_code for the page where the guest follows the car.",
  },
  next: {
    title: "3. Go on from there",
    price: "What a trip costs, and a quote that holds that price for 15 minutes.",
    times: "Whether a car will be there at a time, and when else one is free.",
    list: "The rides on your account, the newest first.",
    one: "One ride with its driver and its status.",
    cancel: "Calls a ride off, until the passenger is aboard.",
    change: "Changes time, places or people; ask its /price/ first where the price may change.",
    many: "Up to 50 rides in one call: all of them or none, with a reason for each that can't be made.",
    all: "Every call.",
    openapi: "The same as OpenAPI 3.1.",
  },
  told: {
    title: "4. Be told",
    text: "The office adds an address of yours, and each change of a ride comes there as JSON, signed by Standard Webhooks: check webhook-id, webhook-timestamp and webhook-signature with its library for your language. It has the ride's id, status and version; read the ride for the rest. Answer with 2xx within 10 seconds. Anything else is tried again for three days, in order for each ride; 410 ends it. The same webhook-id may come twice.",
  },
  assistants: {
    title: "For assistants",
    text: "An assistant books by the Model Context Protocol (MCP) at this address, without a key. It speaks revision 2026-07-28 and that of 2025-11-25 over streamable HTTP, with nine tools: find_places, quote_ride, free_times, book_ride, get_ride, change_ride, cancel_ride, list_tours and company_info. Passengers with an account, hotels and firms let it in at /mcp/account by OAuth 2.1; its client_id is the address of its metadata document.",
    answer:
      "Nothing is booked without the person's yes. Where your program can ask them, we write the question; where it can't, the ride waits until they confirm it with the code on their own phone. A ride is read or changed with its booking number and the last four digits of its phone. An assistant pays nothing: it passes on the link.",
  },
  rules: {
    title: "Good to know",
    list: [
      "An error has one sentence in the language of your Accept-Language, else in that of your account, the English one beside it as detail, a code that stays the same, and the field it's about.",
      "A key may do what the office ticked: see, book, change or cancel rides. Anything else is a 403.",
      "A ride that isn't on your account doesn't exist for your key: 404.",
      "Your account books 60 rides a minute, and up to 200 in a burst. Past that comes a 429, and Retry-After says when to go on.",
      "Sums are US dollars as text with two decimals. Fields may be added; ignore those you don't know.",
    ],
  },
  trying: {
    title: "Try it without a car coming",
    text: "The demo of this product is a company with made-up rides and drivers and the same calls. Its keys begin with trupial_demo_, those of a real company with trupial_live_, and neither opens the other. There you make one yourself: log in as staff with the password trupial-demo, open a hotel under Hotels and firms, and press Make a key.",
  },
  promise: {
    title: "How long it holds",
    text: "This is version 1. What you build on it works for at least two years: calls and fields are added, never taken away or given another meaning. Should one have to go, it's said here at least 12 months before, and its answers carry the day in a Sunset header.",
  },
};

export default developers;
export type DevelopersStrings = typeof developers;
