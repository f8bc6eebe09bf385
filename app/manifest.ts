import type { MetadataRoute } from "next";

// A manifest cannot use CSS variables: these are --page and --navy of tokens.css.
const colours = { background_color: "#f6f1e7", theme_color: "#0b2545" };

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: "Nakhoda",
    short_name: "Nakhoda",
    description: "Careers at sea and crewing",
    start_url: "/",
    display: "browser",
    ...colours,
    icons: [
      { src: "/brand/mark.svg", sizes: "any", type: "image/svg+xml" },
      { src: "/brand/apple-touch-icon.png", sizes: "180x180", type: "image/png" },
    ],
  };
}
