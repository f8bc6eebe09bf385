/** Stands for a refusal that no area shows its own page for. Without it Next sends its own, styles and all, with every page. */
export default function Forbidden() {
  return <h1>403</h1>;
}
