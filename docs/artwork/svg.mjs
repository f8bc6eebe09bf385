export const W = 1600
export const H = 700
export const HORIZON = 440

export const c = {
  navy: '#0b2545', deep: '#13315c', blue: '#1d4e79',
  tealDark: '#0f766e', teal: '#2a9d8f', mint: '#7ccac0',
  cream: '#f6f1e7', sand: '#e9dcc3', tan: '#d9b98a',
  coral: '#e98a5b', white: '#ffffff', paper: '#fdfaf3', rust: '#b8573a',
}

const num = (v) => (typeof v === 'number' ? +v.toFixed(2) : v)
const attrs = (o = {}) =>
  Object.entries(o).filter(([, v]) => v !== undefined).map(([k, v]) => ` ${k}="${num(v)}"`).join('')

export const rect = (x, y, w, h, fill, o) => `<rect${attrs({ x, y, width: w, height: h, fill, ...o })}/>`
export const path = (d, fill = 'none', o) => `<path${attrs({ d, fill, ...o })}/>`
export const stroke = (d, colour, width, o) =>
  path(d, 'none', { stroke: colour, 'stroke-width': width, 'stroke-linecap': 'round', 'stroke-linejoin': 'round', ...o })
export const line = (x1, y1, x2, y2, colour, width, o) =>
  stroke(`M${num(x1)} ${num(y1)}L${num(x2)} ${num(y2)}`, colour, width, o)
export const circle = (cx, cy, r, fill, o) => `<circle${attrs({ cx, cy, r, fill, ...o })}/>`
export const ellipse = (cx, cy, rx, ry, fill, o) => `<ellipse${attrs({ cx, cy, rx, ry, fill, ...o })}/>`
export const poly = (pts, fill, o) => path('M' + pts.map((p) => p.map(num).join(' ')).join('L') + 'Z', fill, o)
export const group = (body, transform, o) => `<g${attrs({ transform, ...o })}>${[body].flat(9).join('')}</g>`
export const place = (body, { x = 0, y = 0, s = 1, flip = false, tilt = 0, o } = {}) =>
  group(body, `translate(${num(x)} ${num(y)}) scale(${flip ? -s : s} ${s}) rotate(${tilt})`, { opacity: o })

let ids = 0
export const resetIds = () => { ids = 0 }
const id = () => `i${++ids}`

export function clip(shape, body) {
  const k = id()
  return `<clipPath id="${k}">${shape}</clipPath><g clip-path="url(#${k})">${[body].flat(9).join('')}</g>`
}

export function gradient(stops, { x1 = 0, y1 = 0, x2 = 0, y2 = H } = {}) {
  const k = id()
  const list = stops.map(([offset, colour, o = 1]) => `<stop${attrs({ offset, 'stop-color': colour, 'stop-opacity': o })}/>`)
  return {
    def: `<linearGradient${attrs({ id: k, gradientUnits: 'userSpaceOnUse', x1, y1, x2, y2 })}>${list.join('')}</linearGradient>`,
    fill: `url(#${k})`,
  }
}

export function glow(cx, cy, r, colour, o = 0.7) {
  const k = id()
  return `<radialGradient id="${k}"><stop offset="0" stop-color="${colour}" stop-opacity="${o}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>` +
    circle(cx, cy, r, `url(#${k})`)
}

export function mix(a, b, t) {
  const p = (h) => [1, 3, 5].map((i) => parseInt(h.slice(i, i + 2), 16))
  const [x, y] = [p(a), p(b)]
  return '#' + x.map((v, i) => Math.round(v + (y[i] - v) * t).toString(16).padStart(2, '0')).join('')
}

export function random(seed) {
  let s = seed >>> 0
  return (lo = 0, hi = 1) => {
    s = (s + 0x6d2b79f5) >>> 0
    let t = Math.imul(s ^ (s >>> 15), 1 | s)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return lo + (((t ^ (t >>> 14)) >>> 0) / 4294967296) * (hi - lo)
  }
}

export const range = (from, to, step) => {
  const out = []
  for (let v = from; v <= to + 1e-6; v += step) out.push(v)
  return out
}

export const document = (body, { x = 0, y = 0, w = W, h = H, outW = w, outH = h } = {}) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${num(w)} ${num(h)}" width="${num(outW)}" height="${num(outH)}">${[body].flat(9).join('')}</svg>`
