// Loaded before the product by NODE_OPTIONS: to it, an assistant of a journey is on the internet, at a name of its own and with a
// certificate. The port on this machine stands in ASSISTANT_PORT.
import dns from "node:dns";
import http from "node:http";
import https from "node:https";
import { syncBuiltinESMExports } from "node:module";
import { promisify } from "node:util";

const HOST = "assistant.example";
const ON_THE_INTERNET = { address: "93.184.215.14", family: 4 };
const { lookup } = dns;
const { request } = https;

dns.lookup = (host, options, done) =>
  host === HOST ? done(null, [ON_THE_INTERNET]) : lookup(host, options, done);
dns.lookup[promisify.custom] = (host, options) =>
  host === HOST ? Promise.resolve([ON_THE_INTERNET]) : promisify(lookup)(host, options);

https.request = (url, options, done) => {
  if (url.hostname !== HOST) return request(url, options, done);
  const { lookup: _onlyThere, ...rest } = options;
  return http.request(`http://127.0.0.1:${process.env["ASSISTANT_PORT"]}${url.pathname}`, rest, done);
};
syncBuiltinESMExports();
