import { Path, Svg } from "@react-pdf/renderer";
import { palette } from "./palette";

const spokes = ["M27.67 34.5L6.89 22.5", "M32 32L32 8", "M36.33 34.5L57.11 22.5"];

/** The wheel of public/brand/logo.svg. */
export const Emblem = ({ size }: { size: number }) => (
  <Svg viewBox="0 0 64 66" style={{ width: size, height: size }}>
    <Path d="M12.5 37A19.5 19.5 0 0 1 51.5 37" fill="none" stroke={palette.navy} strokeWidth={5} />
    {spokes.map((spoke) => (
      <Path key={spoke} d={spoke} fill="none" stroke={palette.navy} strokeWidth={5} strokeLinecap="round" />
    ))}
    <Path d="M22.5 37A9.5 9.5 0 0 1 41.5 37Z" fill="#e98a5b" />
    <Path d="M3 41H32V63Z" fill="#2a9d8f" />
    <Path d="M61 41H32V63Z" fill={palette.teal} />
  </Svg>
);
