import formatOnly from "use-intl/format-message/format-only";

type Format = typeof formatOnly;

/** Format a compiled message. One without output is an empty text. */
const formatCompiled: Format = (...given) => {
  const filled = formatOnly(...given);
  return Array.isArray(filled) && filled.length === 0 ? "" : filled;
};
formatCompiled.raw = false;

export default formatCompiled;
