/** Stands for a missing page that no area shows its own page for. Without it Next sends its own, styles and all, with every page. */
export default function NotFound() {
  return <h1>404</h1>;
}
