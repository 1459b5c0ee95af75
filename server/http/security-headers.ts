/** Scripts, styles and pictures come from us alone; a frame of another site cannot hold our pages. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join("; ");

/** With Google's map switched on, its script and tiles are let in as well, and nothing else. */
const GOOGLE_MAPS = {
  "script-src 'self'": "script-src 'self' https://maps.googleapis.com",
  "img-src 'self' data: blob:": "img-src 'self' data: blob: https://*.googleapis.com https://*.gstatic.com",
  "connect-src 'self'": "connect-src 'self' https://*.googleapis.com",
} as const;

export type SecurityHeaders = {
  /** Of an answer that a program reads: nothing of it may run, be framed or be guessed to be something else. */
  readonly ofCalls: Readonly<Record<string, string>>;
  /** Of everything else, an unreadable address included. */
  readonly ofPages: Readonly<Record<string, string>>;
};

/** Calls have few, since each of them would carry them anew over a phone's connection. */
export function securityHeaders(options: { https: boolean; googleMaps: boolean }): SecurityHeaders {
  let policy = CONTENT_SECURITY_POLICY;
  if (options.googleMaps) {
    for (const [ours, wider] of Object.entries(GOOGLE_MAPS)) policy = policy.replace(ours, wider);
  }
  const ofBoth = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Resource-Policy": "same-origin",
    ...(options.https ? { "Strict-Transport-Security": "max-age=31536000; includeSubDomains" } : {}),
  };
  return {
    ofCalls: {
      ...ofBoth,
      "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
      // Answers are private; what may be kept says so itself.
      "Cache-Control": "no-store",
    },
    ofPages: {
      ...ofBoth,
      "Content-Security-Policy": policy,
      "Referrer-Policy": "strict-origin-when-cross-origin",
      "Permissions-Policy": "geolocation=(self), camera=(), microphone=(), payment=()",
      "Cross-Origin-Opener-Policy": "same-origin",
    },
  };
}
