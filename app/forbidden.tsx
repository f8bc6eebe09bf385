/** Fallback for a refusal without a view of its own. Otherwise Next adds its default with styles to every page. */
export default function Forbidden() {
  return <h1>403</h1>;
}
