export const themeCookie = "nakhoda-theme";
export const themes = ["light", "dark", "system"] as const;
export type ThemeChoice = (typeof themes)[number];

/** Our own letters are asked for when the page is complete, or at once where this browser has had them before. */
const letters = `const r=document.documentElement,h=()=>r.setAttribute("data-letters","");let s;try{s=localStorage}catch{}if(s?.letters)h();else addEventListener("load",()=>{h();document.fonts.load('1em "Source Sans 3 Variable"').then(()=>{if(s)s.letters=1}).catch(()=>{})});`;

/** Runs before the first paint: the stored choice, else what the system prefers; then the letters. */
export const themeScript = `(()=>{const m=document.cookie.match(/${themeCookie}=(light|dark)/);const d=m?m[1]:matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light";document.documentElement.setAttribute("data-theme",d);${letters}})()`;
