import { W, H, HORIZON, c, ellipse, gradient, group, mix, path, random, range, rect, stroke } from './svg.mjs'

const tones = {
  teal: ['#a9d8d1', '#2a9d8f', '#13586b'],
  blue: ['#a9cfd6', '#3f8fa0', '#1d4e79'],
  dawn: ['#e6cfb8', '#5fa7a6', '#1d4e79'],
  gold: ['#efcfa6', '#5da59c', '#17536a'],
  grey: ['#b4c6c8', '#5d8795', '#1b476b'],
  night: ['#8fa9b0', '#1d4e79', '#0b2545'],
}

const LAYERS = 9
const layerTop = (i) => HORIZON + 258 * (i / LAYERS) ** 1.35

export function sea(tone, seed, { swell = 1 } = {}) {
  const [far, mid, near] = tones[tone]
  const layers = range(0, LAYERS - 1, 1).map((i) => {
    const t = i / (LAYERS - 1)
    const full = t < 0.5 ? mix(far, mid, t * 2) : mix(mid, near, (t - 0.5) * 2)
    const pale = mix(mix('#dcefe9', '#bfe0da', t), full, tone === 'night' ? 0.06 : 0.1)
    const g = gradient([[0, pale], [0.4, mix(pale, full, 0.08)], [0.56, mix(pale, full, tone === 'night' ? 0.3 : 0.4)], [tone === 'night' ? 0.9 : 0.76, full], [1, full]], { x2: W, y2: 0 })
    const y = layerTop(i)
    if (i === 0) return { y, svg: g.def + rect(0, y, W, H - y, g.fill) }
    const amp = (0.5 + t * 5) * swell
    const len = 60 + t * 170
    let d = `M0 ${H}V${y.toFixed(1)}`
    let x = -((seed * 37 + i * 61) % len)
    d += `L${x.toFixed(1)} ${y.toFixed(1)}`
    let up = true
    while (x < W + len) {
      d += `q${(len / 2).toFixed(1)} ${((up ? -amp : amp) * 1.4).toFixed(1)} ${len.toFixed(1)} 0`
      x += len
      up = !up
    }
    return { y, svg: g.def + path(d + `V${H}Z`, g.fill) }
  })
  const pick = (fn) => layers.filter(fn).map((l) => l.svg)
  return {
    all: () => pick(() => true),
    back: (y) => pick((l) => l.y < y - 2),
    between: (a, b) => pick((l) => l.y >= a - 2 && l.y < b - 2),
    front: (y) => pick((l) => l.y >= y - 2),
    glints: (count = 46, o = 0.5, below = 0) => glints(seed, count, o, below),
  }
}

function glints(seed, count, o, below) {
  const rnd = random(seed + 900)
  return range(1, count, 1).map(() => {
    const t = rnd() ** 1.4
    const y = HORIZON + 8 + t * 244
    const w = (10 + t * 54) * rnd(0.5, 1.3)
    const x = rnd(-20, W)
    if (y < below && x > 640) return ''
    return rect(x, y, w, 1 + t * 2.2, c.white, { rx: 1.6, opacity: o * rnd(0.3, 0.8) * (x < 700 ? 0.75 : 0.62) })
  })
}

export function glitter(x, seed, colour = '#fbd9b6', o = 0.8, spread = 1, below = 0) {
  const rnd = random(seed)
  return range(0, 26, 1).map((i) => {
    const t = i / 26
    const w = (22 + t * 120) * rnd(0.35, 1) * spread
    const y = HORIZON + 4 + t * 245
    const left = x - w / 2 + rnd(-16, 16) * (0.4 + t) * spread
    return y < below ? '' : rect(left, y, w, 1.6 + t * 3.2, colour, { rx: 2, opacity: o * (1 - t * 0.72) })
  })
}

export function reflection(x1, x2, y, depth, colour, seed, o = 0.34) {
  const rnd = random(seed)
  return range(0, 9, 1).map((i) => {
    const t = i / 9
    const inset = (x2 - x1) * 0.03 * t
    return range(0, 3, 1).map((k) => {
      const seg = (x2 - x1) / 4
      const a = x1 + seg * k + rnd(-0.2, 0.18) * seg + inset
      const w = seg * rnd(0.75, 1.25) * (1 - t * 0.35)
      const l = Math.max(x1 - 8, a)
      return rect(l, y + 2 + depth * t, Math.max(8, Math.min(x2 + 8, a + w) - l), depth / 20, colour, { rx: depth / 40, opacity: o * 0.8 * (1 - t * 0.85) })
    })
  })
}

export function foam(x1, x2, y, { dir = 1, power = 1, wake = 140 } = {}) {
  const bow = dir > 0 ? x2 : x1
  const stern = dir > 0 ? x1 : x2
  const f = (v) => bow + v * dir
  const k = power
  return group([
    rect(x1 - 4, y + 0.4, x2 - x1 + 8, 3, c.white, { rx: 1.5, opacity: 0.6 }),
    path(`M${f(-90 * k)} ${y + 2}Q${f(-30 * k)} ${y - 3 * k} ${f(-6 * k)} ${y - 11 * k}Q${f(6 * k)} ${y - 8 * k} ${f(15 * k)} ${y + 3}Q${f(-30 * k)} ${y + 8 * k} ${f(-90 * k)} ${y + 2}Z`, c.white, { opacity: 0.95 }),
    ellipse(f(-14 * k), y + 7 * k, 52 * k, 3.2 * k, c.white, { opacity: 0.5 }),
    rect(Math.min(stern, stern - wake * dir), y + 2, wake, 3.4, c.white, { rx: 2, opacity: 0.7 }),
    rect(Math.min(stern, stern - wake * 0.6 * dir), y + 9, wake * 0.6, 2.6, c.white, { rx: 2, opacity: 0.5 }),
    stroke(`M${f(-20 * k)} ${y + 9 * k}Q${f(-90 * k)} ${y + 19 * k} ${f(-190 * k)} ${y + 21 * k}`, c.white, 2, { opacity: 0.4 }),
  ])
}

export const calmLine = (x1, x2, y) => [
  rect(x1 - 6, y, x2 - x1 + 12, 2.6, c.white, { rx: 1.3, opacity: 0.5 }),
  rect(x1 + 30, y + 6, (x2 - x1) * 0.5, 2, c.white, { rx: 1, opacity: 0.35 }),
]
