/** So many pixels a company's logo is wide and high; the browser draws what staff choose in this size. */
export const LOGO_PIXELS = 512;
/** So many bytes it has at most. */
export const MAX_LOGO_BYTES = 768 * 1024;
