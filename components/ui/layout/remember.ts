const yearInSeconds = 365 * 86_400;

/** Keeps a person's choice for a year, where the server can read it before the first paint. */
export function remember(name: string, value: string) {
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${yearInSeconds}; samesite=lax`;
}
