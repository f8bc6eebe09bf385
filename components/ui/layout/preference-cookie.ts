const yearInSeconds = 365 * 86_400;

/** Store a preference in a cookie for a year, so that the server can render it. */
export function storePreference(name: string, value: string) {
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${yearInSeconds}; samesite=lax`;
}
