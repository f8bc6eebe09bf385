// Imported, it sets this process's clock back, so that a minute begins in two seconds, and the setting SET_BACK names to that minute by
// the clock of Asia/Jakarta.
const RealDate = Date;
const minute = Math.floor(RealDate.now() / 60_000) * 60_000;
const behind = RealDate.now() - (minute - 2_000);
globalThis.Date = /** @type {DateConstructor} */ (
  class extends RealDate {
    /** @param {[] | [string | number | Date]} given */
    constructor(...given) {
      super(given.length > 0 ? given[0] : RealDate.now() - behind);
    }
    static now() {
      return RealDate.now() - behind;
    }
  }
);
const { SET_BACK } = process.env;
if (SET_BACK) process.env[SET_BACK] = new RealDate(minute + 7 * 3_600_000).toISOString().slice(11, 16);
