/**
 * The script of both cards, which runs in a frame of the assistant's program and is in no bundle. It speaks the protocol of MCP Apps with the
 * program around it: it says that it is there, is told the arguments and the answer of its tool, and asks for links to be opened.
 * All that it was told goes into the page as text.
 */
export const CARD_SCRIPT = `
"use strict";
const WORDS = JSON.parse(document.getElementById("words").textContent);
const card = document.getElementById("card");
let asked = {};
let answer = null;
let locale = "en";
let host = {};
let lastId = 0;
const waiting = new Map();

function send(message) {
  window.parent.postMessage({ jsonrpc: "2.0", ...message }, "*");
}
function request(method, params) {
  const id = ++lastId;
  send({ id, method, params });
  return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }));
}

window.addEventListener("message", ({ source, data }) => {
  if (source !== window.parent || data === null || typeof data !== "object" || data.jsonrpc !== "2.0") return;
  if (data.method === undefined) {
    const asker = waiting.get(data.id);
    waiting.delete(data.id);
    if (asker) data.error ? asker.reject(data.error) : asker.resolve(data.result);
  } else if (data.id !== undefined) {
    if (data.method === "ping" || data.method === "ui/resource-teardown") send({ id: data.id, result: {} });
    else send({ id: data.id, error: { code: -32601, message: "Method not found" } });
  } else if (data.method === "ui/notifications/tool-input") {
    asked = (data.params && data.params.arguments) || {};
    show();
  } else if (data.method === "ui/notifications/tool-result") {
    take(data.params);
  } else if (data.method === "ui/notifications/host-context-changed") {
    useContext(data.params || {});
    show();
  }
});

function take(result) {
  if (!result || result.isError || !result.structuredContent) return;
  answer = result.structuredContent;
  show();
}

function useContext(context) {
  if (context.theme === "light" || context.theme === "dark") document.documentElement.dataset.theme = context.theme;
  if (typeof context.locale === "string") locale = context.locale;
}

function language() {
  const wanted = [asked.language, locale.split("-")[0]];
  return wanted.find((one) => Object.hasOwn(WORDS, String(one))) || "en";
}

function el(tag, className, ...children) {
  const element = document.createElement(tag);
  if (className) element.className = className;
  element.append(...children.filter((child) => child !== null && child !== undefined));
  return element;
}
function row(label, value, className) {
  return el("div", "row " + (className || ""), el("dt", "", label), el("dd", "", value));
}
function money(amount, currency) {
  const sign = amount < 0 ? "-" : "";
  const number = Math.abs(amount).toLocaleString(tag(), { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return currency === "XCG" ? "XCG " + sign + number : sign + "$" + number;
}
/** Browsers know no Papiamentu; its figures are written as in Dutch. */
function tag() {
  return language() === "pap" ? "nl" : language();
}
function time(text) {
  const date = new Date(text);
  if (Number.isNaN(date.getTime())) return "";
  const named = language() === "pap" ? { day: "2-digit", month: "2-digit", year: "numeric" } : { weekday: "short", day: "numeric", month: "short" };
  return new Intl.DateTimeFormat(tag(), { ...named, hour: "numeric", minute: "2-digit", timeZone: "America/Curacao" }).format(date);
}
function placeName(place, words) {
  return (place && typeof place.name === "string" && place.name) || words.own;
}
function way(from, to) {
  return el("p", "way", el("span", "", from), el("span", "arrow", "→"), el("span", "", to));
}

function show() {
  if (answer === null) return;
  const words = WORDS[language()];
  document.documentElement.lang = language();
  const rides = answer.rides || (answer.ride ? [answer.ride] : null);
  card.replaceChildren(...(rides ? rides.map((ride) => showRide(ride, words)) : [showPrice(answer, words)]));
}

function showPrice(quote, words) {
  const { there, back, deposit } = quote;
  const prices = [there, back].filter(Boolean).map((one, index) => el("div", "",
    index === 1 ? el("h2", "", words.wayBack) : null,
    el("dl", "",
      row(words.labels.when, time(one.pickup_at)),
      ...one.breakdown.map(({ code, usd }) => row(words.lines[code] || code, money(usd), "line"))),
    car(one.availability, words)));
  return el("section", "card",
    way(placeName(asked.pickup, words), placeName(asked.dropoff, words)),
    el("p", "price", el("strong", "", money(quote.total_usd)), el("span", "", money(quote.total_xcg, "XCG")), back ? el("span", "", words.both) : null),
    el("ul", "promises", ...[words.fixed, deposit ? words.deposit + ": " + money(deposit.usd) : words.nothingNow, words.freeToCancel].map((text) => el("li", "", text))),
    ...prices);
}
function car(availability, words) {
  if (!availability) return null;
  if (availability.state === "full") return el("p", "warn", words.full);
  return typeof availability.minutes === "number" ? el("p", "good", words.minutes.replace("{minutes}", String(availability.minutes))) : null;
}

function showRide(ride, words) {
  const waits = ride.waits_for === "deposit" ? words.unpaid : ride.waits_for ? words.confirm : null;
  const buttons = el("p", "buttons", button(words.open, () => request("ui/open-link", { url: ride.page }).catch(() => undefined)));
  const ended = ["Completed", "Cancelled", "Rejected", "NoShow"].includes(ride.status);
  if (host.serverTools && !ended) buttons.append(button(words.again, () => request("tools/call", { name: "get_ride", arguments: asked }).then(take, () => undefined)));
  return el("section", "card",
    el("p", "state", el("strong", "", words.states[ride.status] || ride.status), el("span", "", ride.reference)),
    waits ? el("p", "warn", waits) : null,
    way(placeName(ride.pickup, words), placeName(ride.dropoff, words)),
    el("dl", "",
      row(words.labels.when, time(ride.pickup_at)),
      ride.arrives_at && !ended ? row(words.arrives, time(ride.arrives_at)) : null,
      ride.driver && ride.driver.plate ? row(words.labels.plate, ride.driver.plate) : null,
      row(words.labels.fare, money(ride.fare_usd))),
    buttons);
}
function button(text, run) {
  const made = el("button", "", text);
  made.type = "button";
  made.addEventListener("click", run);
  return made;
}

new ResizeObserver(() => {
  const { width, height } = document.documentElement.getBoundingClientRect();
  send({ method: "ui/notifications/size-changed", params: { width: Math.ceil(width), height: Math.ceil(height) } });
}).observe(document.documentElement);

request("ui/initialize", {
  appInfo: { name: "trupial", version: "1.0.0" },
  appCapabilities: {},
  protocolVersion: "2026-01-26",
}).then((result) => {
  host = (result && result.hostCapabilities) || {};
  useContext((result && result.hostContext) || {});
  send({ method: "ui/notifications/initialized", params: {} });
  show();
}, () => undefined);
`;
