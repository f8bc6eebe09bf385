import { IncomingMessage, ServerResponse } from "node:http";

/** A body this small is read to its end by Node itself: the connection stays usable. */
const smallBytes = 64 * 1024;
/** How much of a refused body is read, and for how long, before the connection is destroyed. */
const drainBytes = 8_000_000;
const drainMilliseconds = 10_000;
/** Time without data after which the answer is ended. */
const silenceMilliseconds = 3_000;

/** A request whose body is counted while it arrives and can be discarded. Given to `http.createServer`. */
class BoundedRequest extends IncomingMessage {
  #received = 0;
  #limit = Infinity;
  #onTooLarge = () => {};
  #onDiscarded;
  #silence;

  /** Call `onTooLarge` once and stop delivering data when more than `bytes` arrive. */
  limitBody(bytes, onTooLarge) {
    this.#limit = bytes;
    this.#onTooLarge = onTooLarge;
  }

  /** Discard the rest of the body. `onDone` is called at its end or at the limit. */
  discardBody(onDone) {
    if (this.complete) return void onDone();
    const timers = [drainMilliseconds, silenceMilliseconds].map((time) =>
      setTimeout(() => this.#endDiscarding(), time),
    );
    this.#silence = timers[1];
    this.#onDiscarded = () => {
      timers.forEach(clearTimeout);
      onDone();
    };
    this.#limit = this.#received + drainBytes;
    this.socket.once("close", () => this.#endDiscarding());
    this.socket.resume();
  }

  get hasBody() {
    return this.headers["transfer-encoding"] !== undefined || Number(this.headers["content-length"] ?? 0) > 0;
  }

  /** Check whether more of the body is expected than Node discards by itself. */
  get isBodyPending() {
    const isSmall = Number(this.headers["content-length"] ?? Infinity) <= smallBytes;
    return this.hasBody && !this.complete && !isSmall;
  }

  #endDiscarding() {
    const onDone = this.#onDiscarded;
    this.#onDiscarded = () => {};
    onDone?.();
  }

  push(chunk, encoding) {
    if (this.#onDiscarded) {
      this.#received += chunk?.length ?? 0;
      this.#silence.refresh();
      if (chunk === null || this.#received > this.#limit) this.#endDiscarding();
      return chunk === null ? super.push(null) : true;
    }
    if (chunk !== null) this.#received += chunk.length;
    if (this.#received <= this.#limit) return super.push(chunk, encoding);
    this.#onTooLarge();
    return true;
  }
}

/**
 * A response that may be complete before the request's body has arrived. It then sends `Connection: close` and drains
 * the body within limits.
 * Otherwise a client that is still sending would lose the answer, and the next request of the connection would hang.
 */
export class DrainingResponse extends ServerResponse {
  /** Default headers, unless the answer sets its own: two policies would both apply. */
  defaultHeaders = {};
  /** Returns the answer to send instead of a failure; called for a status of 500 or more. */
  insteadOfFailure = () => undefined;
  #isGivenUp = false;
  #isEarly = false;
  #isEnding = false;

  /** Send this answer and drop later writes. Headers that were already sent remain. */
  answerInstead({ status, headers, text }) {
    if (this.headersSent || this.#isGivenUp) return;
    for (const name of this.getHeaderNames()) this.removeHeader(name);
    const isEarly = this.req.isBodyPending === true;
    const allHeaders = { ...this.defaultHeaders, ...headers, "content-length": Buffer.byteLength(text) };
    super.writeHead(status, isEarly ? { ...allHeaders, connection: "close" } : allHeaders);
    this.#isGivenUp = true;
    if (this.req.method !== "HEAD") super.write(text);
    if (isEarly) return void this.req.discardBody(() => super.end());
    super.end();
    if (this.req.hasBody && !this.req.complete) this.req.discardBody(() => {});
  }

  setHeader(...args) {
    return this.#isGivenUp ? this : super.setHeader(...args);
  }

  write(...args) {
    if (!this.headersSent) this.writeHead(this.statusCode);
    return this.#isGivenUp || super.write(...args);
  }

  writeHead(...args) {
    if (this.#isGivenUp) return this;
    const replacement = args[0] >= 500 ? this.insteadOfFailure() : undefined;
    if (replacement) {
      this.answerInstead(replacement);
      return this;
    }
    for (const [name, value] of Object.entries(this.defaultHeaders))
      if (!this.hasHeader(name)) this.setHeader(name, value);
    this.#isEarly = this.req.isBodyPending === true;
    if (this.#isEarly) this.setHeader("connection", "close");
    return super.writeHead(...args);
  }

  end(chunk, encoding, callback) {
    if (this.#isEnding || this.#isGivenUp) return this;
    if (!this.headersSent) this.#writeHeadFor(chunk, encoding);
    if (this.#isGivenUp) return this;
    if (!this.#isEarly || this.req.complete) {
      super.end(chunk, encoding, callback);
      // Read a small body to its end, so that the next request on the connection works.
      if (this.req.hasBody && !this.req.complete) this.req.discardBody(() => {});
      return this;
    }
    this.#isEnding = true;
    const done = [chunk, encoding, callback].find((given) => typeof given === "function");
    if (chunk && typeof chunk !== "function") this.write(chunk, typeof encoding === "string" ? encoding : undefined);
    this.req.discardBody(() => {
      super.end(done);
      this.once("close", () => this.req.destroy(new Error("the answer was given before the body had arrived")));
    });
    return this;
  }

  /** Set the content length, as Node does when head and body are sent at once. */
  #writeHeadFor(chunk, encoding) {
    if (!this.req.isBodyPending) return;
    const text = typeof chunk === "function" ? undefined : chunk;
    if (!this.hasHeader("content-length") && !this.hasHeader("transfer-encoding"))
      this.setHeader(
        "content-length",
        text ? Buffer.byteLength(text, typeof encoding === "string" ? encoding : "utf8") : 0,
      );
    this.writeHead(this.statusCode);
  }
}

/**
 * Classes for `http.createServer`.
 * @type {{ IncomingMessage: typeof import("node:http").IncomingMessage, ServerResponse: typeof import("node:http").ServerResponse }}
 */
export const serverClasses = { IncomingMessage: BoundedRequest, ServerResponse: DrainingResponse };
