import { Document, Page, StyleSheet, Text, View } from "@react-pdf/renderer";
import { fontFamily } from "./fonts";
import { palette } from "./palette";
import { renderPdf } from "./render-pdf";
import { tag } from "./tag";

const side = 1_000;
const fontSize = 20;
const lineGap = 96;
const styles = StyleSheet.create({
  page: { fontFamily, fontWeight: 600, fontSize, color: palette.navy },
  sheet: { width: side, height: side },
  line: { position: "absolute", width: 3 * side, maxLines: 1, opacity: 0.25 },
});

/** Draw a square page of 1,000 points filled with a text, to overlay other pages. */
export function markSheet(text: string): Promise<Uint8Array> {
  const times = Math.ceil((2 * side) / (text.length * fontSize * 0.5 + 60));
  const line = Array.from({ length: Math.max(2, times) }, () => text).join("\u00a0".repeat(8));
  const tops = Array.from({ length: Math.ceil(side / lineGap) }, (_, index) => index * lineGap + 24);
  return renderPdf(
    <Document>
      <Page size={[side, side]} style={styles.page} wrap={false}>
        <View style={styles.sheet} {...tag("Artifact")}>
          {tops.map((top, index) => (
            <Text key={top} style={[styles.line, { top, left: index % 2 === 0 ? 0 : -side / 4 }]}>
              {line}
            </Text>
          ))}
        </View>
      </Page>
    </Document>,
  );
}
