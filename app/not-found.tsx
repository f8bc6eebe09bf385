/** Fallback for a missing page without a view of its own. Otherwise Next adds its default with styles to every page. */
export default function NotFound() {
  return <h1>404</h1>;
}
