import formatOnly from "use-intl/format-message/format-only";

type Format = typeof formatOnly;

/** Fills in a message that was taken apart. One that comes to nothing, such as no years and no months, is an empty text. */
const formatCompiled: Format = (...given) => {
  const filled = formatOnly(...given);
  return Array.isArray(filled) && filled.length === 0 ? "" : filled;
};
formatCompiled.raw = false;

export default formatCompiled;
