import { StyleSheet, Text, View } from "@react-pdf/renderer";
import type { Label } from "./bilingual";
import { palette, type Tone } from "./palette";
import { tag } from "./tag";

/** width: share of the line, or points when fixed. */
export type Column = { label: Label; width: number; fixed?: boolean; right?: boolean };
export type Cell = string | number | null | { text: string; tone?: Tone; note?: string | null; strong?: boolean };

const styles = StyleSheet.create({
  row: { flexDirection: "row", borderWidth: 0.5, borderTopWidth: 0, borderColor: palette.hairline },
  head: { flexDirection: "row", backgroundColor: palette.navy },
  cell: { paddingHorizontal: 4, paddingVertical: 2.5 },
  text: { fontSize: 8.25, lineHeight: 1.25 },
  label: { fontSize: 7.5, fontWeight: 600, lineHeight: 1.2, color: "#ffffff" },
  second: { fontSize: 6.5, lineHeight: 1.2, color: "#b9c6da" },
  note: { fontSize: 7, lineHeight: 1.25, color: palette.muted },
});

const box = ({ width, fixed, right }: Column) => ({
  ...(fixed ? { width } : { flexGrow: width, flexShrink: 1, flexBasis: 0 }),
  ...(right ? { textAlign: "right" as const } : {}),
});

/** A plain cell is one text node. Fewer nodes are faster, because each page lays out everything after it. */
const Body = ({ cell, column }: { cell: Cell; column: Column }) => {
  const { text, tone, note, strong } =
    typeof cell === "object" && cell !== null ? cell : { text: cell === null ? "–" : String(cell) };
  const style = { ...styles.text, ...(tone ? { color: palette[tone] } : {}), ...(strong ? { fontWeight: 600 } : {}) };
  if (!note)
    return (
      <Text {...tag("TD")} style={[styles.cell, style, box(column)]}>
        {text || "–"}
      </Text>
    );
  return (
    <View {...tag("TD")} style={[styles.cell, box(column)]}>
      <Text style={style}>{text || "–"}</Text>
      <Text style={styles.note}>{note}</Text>
    </View>
  );
};

/** Render a ruled table. Its head repeats on every page, no row is split, and no page has the last row alone. */
export const Table = ({ columns, rows }: { columns: Column[]; rows: Cell[][] }) => {
  const lines = rows.map((row, index) => (
    <View
      key={index}
      {...tag("TR")}
      wrap={false}
      style={[styles.row, index % 2 === 1 ? { backgroundColor: palette.sunken } : {}]}
    >
      {columns.map((column, at) => (
        <Body key={at} cell={row[at] ?? null} column={column} />
      ))}
    </View>
  ));
  return (
    <View {...tag("Table")}>
      <View {...tag("TR")} fixed style={styles.head}>
        {columns.map((column, index) => (
          <View key={index} {...tag("TH")} style={[styles.cell, box(column)]}>
            <Text style={styles.label}>{column.label.main}</Text>
            {column.label.other && <Text style={styles.second}>{column.label.other}</Text>}
          </View>
        ))}
      </View>
      {lines.slice(0, -2)}
      <View wrap={false}>{lines.slice(-2)}</View>
    </View>
  );
};
