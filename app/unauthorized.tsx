/**
 * Fallback for a missing sign-in without a view of its own. Otherwise Next adds its default with styles to every
 * page.
 */
export default function Unauthorized() {
  return <h1>401</h1>;
}
