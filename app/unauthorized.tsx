/** Stands for a missing sign-in that no area shows its own page for. Without it Next sends its own, styles and all, with every page. */
export default function Unauthorized() {
  return <h1>401</h1>;
}
