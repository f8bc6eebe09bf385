import { compiledMessage } from "./compiled";
import formatCompiled from "./format-compiled";

/** Format a message on the server, as text or compiled, like the browser does. */
const formatMessage: typeof formatCompiled = (path, message, values, options) =>
  formatCompiled(path, typeof message === "string" ? compiledMessage(message) : message, values, options);
formatMessage.raw = false;

export default formatMessage;
