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

/** The headers of every answer, that to an unreadable address included. */
export function securityHeaders(options: { https: boolean; googleMaps: boolean }): Record<string, string> {
  let policy = CONTENT_SECURITY_POLICY;
  if (options.googleMaps) {
    for (const [ours, wider] of Object.entries(GOOGLE_MAPS)) policy = policy.replace(ours, wider);
  }
  return {
    "Content-Security-Policy": policy,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": "geolocation=(self), camera=(), microphone=(), payment=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    ...(options.https ? { "Strict-Transport-Security": "max-age=31536000; includeSubDomains" } : {}),
  };
}
