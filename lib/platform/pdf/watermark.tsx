import { StyleSheet, Text, View } from "@react-pdf/renderer";
import { palette } from "./palette";

const styles = StyleSheet.create({
  page: { position: "absolute", top: 0, left: 0, right: 0, bottom: 0 },
  line: {
    position: "absolute",
    left: -40,
    right: -40,
    textAlign: "center",
    fontWeight: 600,
    color: palette.navy,
    opacity: 0.09,
    transform: "rotate(-32deg)",
  },
});

/** A text across every page. It is the last child of the page, so that it covers tables too. */
export const Watermark = ({ text }: { text: string }) => (
  <View fixed style={styles.page}>
    {[150, 400, 650].map((top) => (
      <Text key={top} style={[styles.line, { top, fontSize: text.length > 40 ? 22 : 34 }]}>
        {text}
      </Text>
    ))}
  </View>
);
