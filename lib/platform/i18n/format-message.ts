import { compiledMessage } from "./compiled";
import formatCompiled from "./format-compiled";

/** How the server fills a message in, written or taken apart: as the browser does. */
const formatMessage: typeof formatCompiled = (path, message, values, options) =>
  formatCompiled(path, typeof message === "string" ? compiledMessage(message) : message, values, options);
formatMessage.raw = false;

export default formatMessage;
