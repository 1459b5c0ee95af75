/**
 * Where people reach the site, as the server reads it (server/environment/environment.ts): pages are built before it runs, and name the
 * same address.
 */
export function publicUrl({ PUBLIC_URL, HOST = "127.0.0.1", PORT = "8080" } = process.env) {
  const url = PUBLIC_URL ?? `http://${urlHost(HOST)}:${PORT}`;
  return url.replace(/\/+$/, "");
}

function urlHost(host) {
  if (host === "0.0.0.0" || host === "::") return "localhost";
  return host.includes(":") ? `[${host}]` : host;
}
