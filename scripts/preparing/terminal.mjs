import { lineOf, textsIn } from "./texts.mjs";

const t = textsIn("en");
const width = 24;

/** One line of a terminal: a bar, the share done, the step and what is left. */
export function barLine(state, columns = 80) {
  const filled = Math.round((state.done ?? 0) * width);
  const share = state.done === undefined ? "    " : `${String(Math.floor(state.done * 100)).padStart(3)}%`;
  return `  ${"█".repeat(filled)}${"░".repeat(width - filled)} ${share}  ${lineOf(state, t)}`.slice(0, columns - 1);
}

/**
 * Show how far the start is: a bar below the lines in a terminal, a plain line for each step elsewhere.
 * @param {{ stream?: NodeJS.WriteStream }} options
 */
export function openTerminal({ stream = process.stdout } = {}) {
  const began = performance.now();
  let drawing;
  const clear = () => drawing && stream.write("\r\x1b[2K");
  const print = (text) => {
    clear();
    stream.write(`${text}\n`);
  };
  const log = (message) => print(`${((performance.now() - began) / 1_000).toFixed(1).padStart(5)}s  ${message}`);
  return {
    print,
    log,
    isInteractive: Boolean(stream.isTTY),
    follow(progress) {
      progress.onBegin((step, state) => {
        const isDeciding = state.step === step;
        log(isDeciding ? lineOf(state, t) : t.steps[step]);
      });
      if (!stream.isTTY) return;
      const draw = () => {
        const state = progress.snapshot();
        if (!state.failure) stream.write(`\r\x1b[2K${barLine(state, stream.columns)}`);
      };
      drawing = setInterval(draw, 500).unref();
    },
    end() {
      clear();
      clearInterval(drawing);
      drawing = undefined;
    },
  };
}
