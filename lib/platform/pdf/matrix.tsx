import { Path, StyleSheet, Svg, View } from "@react-pdf/renderer";
import type { ReactNode } from "react";
import { tag } from "./tag";

const styles = StyleSheet.create({
  coded: { flexDirection: "row", alignItems: "center", gap: 6, marginTop: 10 },
  words: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
});

/** Width of the quiet zone around a code in modules, which scanners need. */
const quietZone = 4;

/** Merge dark modules of a row into runs, for fewer shapes. */
const runsOf = (rows: readonly (readonly boolean[])[]): string =>
  rows
    .flatMap((row, y) =>
      [
        ...row
          .map((isDark) => (isDark ? "1" : "0"))
          .join("")
          .matchAll(/1+/g),
      ].map(({ 0: run, index }) => `M${index + quietZone} ${y + quietZone}h${run.length}v1h-${run.length}z`),
    )
    .join("");

/** A two-dimensional code. Its alternative text is what it encodes. */
export function Matrix({ rows, label, size }: { rows: readonly (readonly boolean[])[]; label: string; size: number }) {
  const side = rows.length + 2 * quietZone;
  return (
    <Svg {...tag("Figure", { alt: label })} viewBox={`0 0 ${side} ${side}`} style={{ width: size, height: size }}>
      <Path d={runsOf(rows)} fill="#000000" />
    </Svg>
  );
}

/** A small code with text beside it, not split over pages. */
export const Coded = ({ children, ...code }: { rows: boolean[][]; label: string; children: ReactNode }) => (
  <View wrap={false} style={styles.coded}>
    <Matrix {...code} size={66} />
    <View style={styles.words}>{children}</View>
  </View>
);
