import { W, HORIZON, c, circle, glow, gradient, group, line, path, random, range, rect, stroke } from './svg.mjs'

const moods = {
  dawn: ['#d3e6e4', '#f4ece0', '#f8d9bd'],
  morning: ['#c4e2df', '#e6efe8', '#f8efdf'],
  day: ['#b9dedb', '#d9ece7', '#f3f3ea'],
  noon: ['#a9d6d3', '#cfe9e4', '#eef3ea'],
  haze: ['#cbe3de', '#ebebdd', '#f9e8cc'],
  gold: ['#d9e2da', '#f5e6cb', '#f7cfa4'],
  sunset: ['#c9d8da', '#f4dfc6', '#f2b48c'],
  storm: ['#93aab4', '#b9cacd', '#dfe7e3'],
  dusk: ['#1d4e79', '#5f8fa3', '#e8b796'],
}

export function sky(mood) {
  const [a, b, d] = moods[mood]
  const g = gradient([[0, a], [0.6, b], [1, d]], { y2: HORIZON })
  const soft = mood === 'storm' ? 0.72 : 0.5
  const wash = mood === 'dusk'
    ? gradient([[0, '#f8eee0', 0.96], [0.3, '#f8eee0', 0.9], [0.46, '#f6e6d6', 0.74], [0.62, '#f3dcc8', 0.42], [0.82, '#f3dcc8', 0.1], [1, '#f3dcc8', 0]], { x2: W, y2: -260 })
    : gradient([[0, c.paper, soft], [0.42, c.paper, soft * 0.86], [0.75, c.paper, 0]], { x2: W, y2: 0 })
  return [g.def, rect(0, 0, W, HORIZON + 2, g.fill), wash.def, rect(0, 0, W, HORIZON + 2, wash.fill)]
}

export const sun = (x, y, r, colour = c.coral, halo = '#fbe3c8') => [
  circle(x, y, r * 3.3, halo, { opacity: 0.28 }),
  circle(x, y, r * 2.3, halo, { opacity: 0.4 }),
  circle(x, y, r * 1.5, halo, { opacity: 0.6 }),
  circle(x, y, r, colour),
]

function cloud(x, y, w, fill, o, rnd) {
  const h = w * 0.085
  const bar = (dx, dy, bw, bh = h) => rect(x + dx, y + dy, bw, bh, fill, { rx: bh / 2 })
  return group([
    bar(0, 0, w),
    bar(w * rnd(0.12, 0.22), -h * 0.72, w * rnd(0.45, 0.55)),
    bar(w * rnd(0.3, 0.36), -h * 1.4, w * rnd(0.2, 0.3)),
    bar(w * rnd(-0.2, -0.08), h * 0.7, w * rnd(0.6, 0.75), h * 0.6),
    bar(w * rnd(0.5, 0.6), h * 0.85, w * rnd(0.5, 0.6), h * 0.5),
  ], undefined, { opacity: o })
}

export function clouds(seed, list, fill = c.white, o = 0.6) {
  const rnd = random(seed)
  return list.map(([x, y, w]) => cloud(x, y, w, fill, o, rnd))
}

export const gulls = (list, colour = c.blue) => list.map(([x, y, s]) =>
  stroke(`M${x - 10 * s} ${y - 3 * s}Q${x - 4 * s} ${y - 7 * s} ${x} ${y}Q${x + 4 * s} ${y - 7 * s} ${x + 10 * s} ${y - 3 * s}`, colour, 1.7 * s, { opacity: 0.75 }))

export function stars(seed, count) {
  const rnd = random(seed)
  return range(1, count, 1).map(() => {
    const x = rnd(900, 1590)
    return circle(x, rnd(14, 230), rnd(0.8, 1.9), c.cream, { opacity: Math.min(0.9, ((x - 840) / 600) * rnd(0.5, 1)) })
  })
}

export const moon = (x, y, r) => [glow(x, y, r * 4, c.cream, 0.35), circle(x, y, r, c.cream), circle(x - r * 0.25, y - r * 0.15, r * 0.22, c.sand), circle(x + r * 0.3, y + r * 0.35, r * 0.14, c.sand)]

export function squall() {
  const bank = (y, x1, h, fill, o, seed) => {
    const rnd = random(seed)
    const g = gradient([[0, fill, 0], [0.45, fill, 0.75], [0.75, fill, 1], [1, fill, 1]], { x1, x2: W, y2: 0 })
    return [g.def, group([
      rect(x1, -20, W, y + 20, g.fill),
      range(0, 8, 1).map((i) => rect(x1 + 60 + i * (W - x1) * 0.1, y - h / 2 + rnd(-8, 10), rnd(200, 380), h * rnd(0.7, 1.1), g.fill, { rx: h / 2 })),
    ], undefined, { opacity: o })]
  }
  const shaft = (x, w, o) => {
    const g = gradient([[0, '#7e98a4', 0], [0.3, '#7e98a4', o], [1, '#7e98a4', 0.06]], { y1: 150, y2: HORIZON })
    return [g.def, path(`M${x} 150H${x + w}L${x + w - 90} ${HORIZON}H${x - 110}Z`, g.fill)]
  }
  return [shaft(1040, 130, 0.14), shaft(1120, 560, 0.26), shaft(1330, 400, 0.16), bank(176, 620, 46, '#9db2ba', 0.75, 4), bank(116, 760, 42, '#6f909f', 0.7, 8), bank(52, 900, 36, c.blue, 0.6, 15)]
}

export function rain(seed, count, box, colour = c.white, o = 0.5) {
  const rnd = random(seed)
  return range(1, count, 1).map(() => {
    const x = rnd(box[0], box[2])
    const y = rnd(box[1], box[3])
    const l = rnd(16, 52)
    return line(x, y, x - l * 0.32, y + l, colour, rnd(0.8, 1.8), { opacity: o * rnd(0.35, 1) * Math.min(1, Math.max(0.12, (x - 640) / 420)) })
  })
}
