export const themeCookie = "nakhoda-theme";
export const themes = ["light", "dark", "system"] as const;
export type ThemeChoice = (typeof themes)[number];

/** Load web fonts after the page, or at once when the browser has cached them. */
const letters = `const r=document.documentElement,h=()=>r.setAttribute("data-letters","");let s;try{s=localStorage}catch{}if(s?.letters)h();else addEventListener("load",()=>{h();document.fonts.load('1em "Source Sans 3 Variable"').then(()=>{if(s)s.letters=1}).catch(()=>{})});`;

/** Inline script before the first paint: apply the stored theme or the system's, then load the fonts. */
export const themeScript = `(()=>{const m=document.cookie.match(/${themeCookie}=(light|dark)/);const d=m?m[1]:matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light";document.documentElement.setAttribute("data-theme",d);${letters}})()`;
