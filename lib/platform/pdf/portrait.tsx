import { Image, Path, Svg, View } from "@react-pdf/renderer";
import { palette } from "./palette";
import { tag } from "./tag";

const frame = {
  width: 84,
  height: 108,
  borderWidth: 0.75,
  borderColor: palette.hairline,
  backgroundColor: palette.sunken,
};

/** A passport photo, or a silhouette without one. @param photo JPEG */
export const Portrait = ({ photo, name }: { photo: Buffer | null; name: string }) => (
  <View style={frame}>
    {photo ? (
      // A PDF image has no alt; its tag has.
      <Image
        {...tag("Figure", { alt: name })}
        src={{ data: photo, format: "jpg" }}
        style={{ width: "100%", height: "100%", objectFit: "cover" }}
      />
    ) : (
      <Svg viewBox="0 0 84 108" style={{ width: "100%", height: "100%" }}>
        <Path d="M42 28A17 17 0 0 1 42 62A17 17 0 0 1 42 28Z" fill={palette.hairline} />
        <Path d="M10 108C10 82 24 70 42 70C60 70 74 82 74 108Z" fill={palette.hairline} />
      </Svg>
    )}
  </View>
);
