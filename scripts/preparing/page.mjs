import { escaped, hashOf, mark, plainPage, stylePolicy } from "../plain-page.mjs";
import { lineOf, textsIn } from "./texts.mjs";

// Asks once a second. What goes wrong for a moment, as while the port changes hands, is asked again.
const script = `(()=>{
const line=document.getElementById("line"),bar=document.querySelector("progress");
const again=()=>setTimeout(ask,1000);
const ask=async()=>{
try{
const answer=await fetch("/health/ready",{cache:"no-store",signal:AbortSignal.timeout(10000)});
if(answer.ok)return location.reload();
const state=await answer.json();
if(state.status==="failed")return location.reload();
if(state.line){
if(state.line!==line.textContent){line.textContent=state.line;document.title=state.title}
if(typeof state.done==="number")bar.value=state.done;else bar.removeAttribute("value");
}
}catch{}
again();
};
again();
})()`;

/** Allow the page's own few lines, its questions to this server, and nothing else. */
export const pagePolicy = [
  "default-src 'none'",
  `script-src ${hashOf(script)}`,
  stylePolicy,
  "img-src data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** The state as a title: "Nakhoda is being prepared: compiling, about 2 minutes". */
export const titleOf = (state, t) => `${t.title}: ${lineOf(state, t)}`;

/**
 * Write the page shown until the product answers, or why it never will.
 * @param {{ failure?: { reason: string }, step?: string, left?: number, done?: number }} state
 * @param {{ locale: "en" | "id", theme?: "light" | "dark" }} reader
 */
export function renderPage(state, { locale, theme }) {
  const t = textsIn(locale);
  return plainPage(state.failure ? failedParts(state, t) : waitingParts(state, t), { locale, theme });
}

function waitingParts(state, t) {
  const value = state.done === undefined ? "" : ` value="${state.done.toFixed(3)}"`;
  return {
    title: titleOf(state, t),
    head: '<noscript><meta http-equiv="refresh" content="5"></noscript>',
    body: [
      `<main>${mark}<h1>${escaped(t.title)}</h1><p id="line" role="status">${escaped(lineOf(state, t))}</p>`,
      `<progress max="1"${value} aria-label="${escaped(t.progress)}"></progress><p>${escaped(t.hint)}</p></main>`,
      `<script>${script}</script>`,
    ].join(""),
  };
}

function failedParts({ failure }, t) {
  return {
    title: t.failed,
    body: `<main class="wide failed">${mark}<h1>${escaped(t.failed)}</h1><p>${escaped(t.cause)}</p><pre tabindex="0">${escaped(failure.reason)}</pre><p>${escaped(t.next)}</p></main>`,
  };
}
