import { c, circle, clip, ellipse, line, mix, path, poly, range, rect, stroke } from './svg.mjs'
import {
  boatOnDavit, deckPipes, foremast, freefallBoat, funnel, hoseCrane, hull, manifold, radarMast, rail, stair, tier, vents, wheelhouse, windows, winch,
} from './parts.mjs'

function merchantHull({ L, f, paint, boot, stripe, under = 0.4 }) {
  const fc = f + 3.4
  const d = `M4.5 ${under}V0Q3.4 ${-f * 0.3} 0.8 ${-f * 0.42}L0 ${-f - 1.6}H${L * 0.2}L${L * 0.215} ${-f}H${L * 0.885}L${L * 0.905} ${-fc}L${L * 0.975} ${-fc - 0.3}Q${L * 0.99} ${-fc - 0.9} ${L + 3.2} ${-fc - 1.5}C${L + 0.6} ${-f * 0.86} ${L - 2.6} ${-f * 0.42} ${L - 3} 0V${under}Z`
  const flare = `M${L * 0.9} ${-fc}L${L + 4} ${-fc - 2}L${L - 2} ${-f * 0.5}Q${L * 0.955} ${-f * 0.86} ${L * 0.9} ${-fc}Z`
  return { fc, art: [
    hull({ d, top: fc + 2, length: L, paint, boot, stripe, wl: [3, L], flare }),
    ellipse(L * 0.968, -fc + 1.9, 0.7, 0.8, c.navy), stroke(`M${L * 0.968} ${-fc + 2}v2.1m-1 -.9q1 1.5 2 0`, c.navy, 0.42),
  ] }
}

function aftHouse({ y, levels = 4, x = 11, w = 19, colours = {} }) {
  const dh = 2.8
  const out = []
  out.push(tier(x - 4.5, y, w + 6, dh), windows(x - 2, x + w, y - 2, { step: 2.6 }), rail(x - 4.5, x + w + 1.5, y - dh, { step: 1.6 }))
  for (let i = 1; i < levels; i++) {
    out.push(tier(x, y - dh * i, w, dh), windows(x + 5.2, x + w - 0.6, y - dh * i - 2, { step: 2.2 }))
    out.push(rail(x - 2.4, x, y - dh * i, { step: 1.2 }), stair(x - 2.4, y - dh * i, 2.2, dh))
    out.push(rect(x - 2.6, y - dh * (i + 1) - 0.05, 3, 0.3, c.sand))
  }
  const top = y - dh * levels
  out.push(rect(x - 1, top - 0.2, w + 2.2, 0.5, c.blue))
  out.push(wheelhouse(x + w * 0.34, top, w * 0.66, { h: 3.3, rake: 1 }))
  out.push(rail(x - 1, x + w * 0.34, top - 0.2, { step: 1.5 }))
  out.push(radarMast(x + w * 0.62, top - 3.7, 9.5), rail(x + w * 0.36, x + w, top - 3.7, { step: 1.6, h: 0.9 }))
  out.push(rect(x - 7.6, y - dh * (levels - 0.9), 6.2, dh * (levels - 0.9), c.cream), rect(x - 7.6, y - dh * (levels - 0.9), 1.8, dh * (levels - 0.9), c.sand))
  out.push([0, 1, 2].map((k) => rect(x - 5.2, y - dh * (levels - 1.2) + k * 1.1 + 0.8, 2.6, 0.4, c.tan)))
  out.push(funnel(x - 7.4, y - dh * (levels - 0.9), 6, 5.6, { paint: colours.funnel, band: colours.band }))
  return out
}

export function tanker({ L = 172, f = 8.2, paint = c.deep, boot = c.rust, band = c.coral, funnelPaint = c.tealDark, chemical = false } = {}) {
  const { fc, art } = merchantHull({ L, f, paint, boot })
  const deck = -f
  const x1 = L * 0.225
  const x2 = L * 0.885
  const mid = L * 0.54
  return [
    foremast(L * 0.945, -fc, 13),
    aftHouse({ L, y: deck - 1.5, levels: L > 140 ? 5 : 4, w: L > 140 ? 20 : 16, colours: { funnel: funnelPaint, band } }),
    rail(x1, x2, deck, { step: 2.2, w: 0.1 }),
    chemical ? range(x1 + 6, x2 - 8, 11).map((x) => [rect(x, deck - 2.2, 3.2, 2.2, c.sand, { rx: 0.5 }), rect(x + 1.2, deck - 3, 0.8, 0.9, c.coral), rect(x, deck - 2.2, 1, 2.2, c.tan, { rx: 0.4 })]) : '',
    chemical ? [rect(x1 + 2, deck - 5.6, 9, 3.2, c.cream, { rx: 1.6 }), rect(x1 + 3, deck - 2.6, 0.6, 2.6, c.tan), rect(x1 + 9, deck - 2.6, 0.6, 2.6, c.tan)] : '',
    deckPipes(x1, x2, deck, { tall: 2 }),
    vents(x1 + 8, x2 - 4, deck, chemical ? 8 : 13),
    manifold(mid - 8, deck, 8),
    hoseCrane(mid + 1, deck, 11.5, 17, { lift: 0.2 }),
    line(L * 0.7, deck, L * 0.7, deck - 9, c.paper, 0.5), line(L * 0.7 - 1.3, deck - 8, L * 0.7 + 1.3, deck - 8, c.paper, 0.3),
    art,
    rail(L * 0.907, L * 0.975, -fc, { step: 1.7, w: 0.11 }),
    winch(L * 0.925, -fc, 1.2), winch(L * 0.955, -fc, 1.2), winch(x1 + 1.6, deck, 1.1),
    rail(0.2, 7, -f - 1.6, { step: 1.7, w: 0.11 }),
    freefallBoat(-0.6, -f - 1.7),
  ]
}

export function gasTanker({ L = 118, f = 5.6, paint = c.tealDark } = {}) {
  const { fc, art } = merchantHull({ L, f, paint, boot: c.rust, stripe: [f + 0.2, 0.9, c.mint] })
  const deck = -f
  const r = 8.6
  const xs = [40.5, 59, 77.5, 95]
  const cy = deck - 4.6
  return [
    foremast(L * 0.945, -fc, 11),
    aftHouse({ L, y: deck - 1.4, levels: 5, w: 15, x: 10, colours: { funnel: c.tealDark, band: c.paper } }),
    xs.map((x, i) => {
      const rr = i === 3 ? r * 0.9 : r
      return [
        circle(x, cy, rr, c.paper),
        path(`M${x - rr} ${cy}A${rr} ${rr} 0 0 0 ${x + rr} ${cy}A${rr} ${rr * 0.42} 0 0 1 ${x - rr} ${cy}Z`, c.sand),
        path(`M${x - rr * 0.72} ${cy - rr * 0.3}A${rr * 0.8} ${rr * 0.8} 0 0 1 ${x - rr * 0.1} ${cy - rr * 0.78}`, 'none', { stroke: c.white, 'stroke-width': 1.1, 'stroke-linecap': 'round' }),
        path(`M${x - rr} ${cy}A${rr} ${rr * 0.2} 0 0 0 ${x + rr} ${cy}`, 'none', { stroke: c.tan, 'stroke-width': 0.22 }),
        rect(x - 1.6, cy - rr - 1.7, 3.2, 2.2, mix(c.teal, c.navy, 0.2), { rx: 0.4 }), line(x, cy - rr - 1.6, x, cy - rr - 4, c.coral, 0.36),
        rect(x - rr - 0.6, deck - 3, rr * 2 + 1.2, 3, mix(c.tealDark, c.white, 0.16), { rx: 0.6 }),
        range(x - rr, x + rr, 2.9).map((k) => line(k, deck - 3, k, deck, c.tealDark, 0.16)),
      ]
    }),
    rect(28, cy - r - 1.9, 73, 0.4, c.deep), line(28, cy - r - 1.2, 101, cy - r - 1.2, c.coral, 0.36), rail(28, 101, cy - r - 1.9, { step: 2, colour: c.deep, w: 0.12 }),
    [30.4, 49.8, 68.2, 86.4].map((k) => line(k, cy - r - 1.6, k, deck, c.deep, 0.3)),
    manifold(65.4, deck - 2.6, 3), hoseCrane(68.3, deck - 2, 13.5, 9, { lift: 0.45 }),
    art,
    rail(L * 0.907, L * 0.975, -fc, { step: 1.7, w: 0.11 }), winch(L * 0.935, -fc, 1.1),
    rail(0.2, 6, -f - 1.6, { step: 1.7, w: 0.11 }), freefallBoat(-1, -f - 1.7),
  ]
}

// Seen from ahead and drawn in picture units: a crane boom crosses the ship, it never runs along her.
export function containerBow() {
  const paints = [c.teal, c.coral, c.blue, c.sand, c.mint, c.tealDark, c.tan, c.rust]
  const stack = (cols, rows, y, w, h, k0) => range(0, cols - 1, 1).map((i) => range(0, rows[i % rows.length] - 1, 1).map((r) => {
    const x = (i - cols / 2) * w
    return [rect(x, y - (r + 1) * h, w - 1.2, h - 1.2, paints[(i * 3 + r * 5 + k0 + ((i * r) % 3)) % paints.length]), rect(x + (w - 1.2) / 2 - 0.5, y - (r + 1) * h + 2, 1, h - 5, c.navy, { opacity: 0.25 }), rect(x, y - (r + 1) * h, w - 1.2, 1.8, c.white, { opacity: 0.22 })]
  }))
  const d = 'M-118 -128Q-60 -146 0 -150Q60 -146 118 -128C112 -82 62 -58 44 0V3H-44V0C-62 -58 -112 -82 -118 -128Z'
  return [
    rect(-54, -282, 108, 60, c.paper), rect(24, -282, 30, 60, c.sand), rect(-104, -290, 208, 12, c.paper), rect(-104, -281, 208, 3, c.tan), rect(-62, -306, 124, 18, c.paper), rect(-58, -302, 116, 10, '#26496e'), range(-44, 50, 14).map((x) => line(x, -302, x, -292, c.paper, 2)), rect(-66, -309, 132, 4, c.blue),
    line(0, -308, 0, -346, c.deep, 3), line(-14, -324, 14, -324, c.deep, 2), rect(-11, -334, 26, 3, c.paper, { stroke: c.deep, 'stroke-width': 0.8 }), line(-104, -290, -104, -300, c.paper, 1.6), line(104, -290, 104, -300, c.paper, 1.6),
    stack(11, [5, 6, 6, 5, 6, 6, 6, 5, 6, 6, 5], -126, 21, 18, 1), stack(9, [2, 3, 3, 2, 3, 3, 2, 3, 2], -130, 21, 18, 4),
    line(0, -148, 0, -214, c.paper, 3.4), line(-12, -194, 12, -194, c.paper, 2.2), circle(0, -216, 3, c.coral),
    hull({ d, top: 150, length: 240, paint: c.deep, boot: c.rust, bootH: 20, wl: [-900, -900], mid: -900 }),
    clip(path(d), [rect(-118, -20, 110, 24, c.rust), rect(-118, -22.6, 240, 2.6, c.paper, { opacity: 0.8 }), path('M0 -150Q60 -146 118 -128C112 -82 62 -58 44 3H0Z', c.navy, { opacity: 0.34 }), stroke('M0 -150V3', c.mint, 1.6, { opacity: 0.4 })]),
    stroke('M-118 -128Q-60 -146 0 -150Q60 -146 118 -128', c.paper, 3),
    [-1, 1].map((k) => [ellipse(k * 56, -98, 7, 9, '#081a33'), stroke(`M${k * 56} -96V-72M${k * 56 - 9} -80Q${k * 56} -68 ${k * 56 + 9} -80`, '#081a33', 4)]),
    range(0, 5, 1).map((k) => [rect(-17, -30 - k * 11, 7, 3, c.paper, { opacity: 0.8 }), rect(10, -30 - k * 11, 7, 3, c.paper, { opacity: 0.7 })]),
  ]
}

export function coaster({ L = 92, f = 5, under } = {}) {
  const { fc, art } = merchantHull({ L, f, paint: c.blue, boot: c.rust, stripe: [f - 0.5, 0.7, c.sand], under })
  const deck = -f
  const crane = (x) => [
    poly([[x - 1.3, deck], [x - 0.95, deck - 10], [x + 0.95, deck - 10], [x + 1.3, deck]], c.tan), rect(x + 0.2, deck - 10, 0.9, 10, '#b99765'),
    rect(x - 1.7, deck - 13, 3.6, 3.2, c.tan, { rx: 0.3 }), rect(x + 0.4, deck - 12.4, 1.4, 1.2, c.deep),
    poly([[x + 1, deck - 11], [x + 1, deck - 12], [x + 18.5, deck - 8.4], [x + 18.5, deck - 7.7]], c.coral), line(x, deck - 14.6, x + 18, deck - 8.4, c.deep, 0.14), line(x, deck - 13, x, deck - 14.6, c.tan, 0.5),
  ]
  return [
    foremast(L * 0.945, -fc, 10.5),
    aftHouse({ L, y: deck - 1.4, levels: 4, w: 11, x: 9, colours: { funnel: c.deep, band: c.coral } }),
    rail(22, 81, deck, { step: 2, w: 0.1 }),
    [[24, 25], [54.5, 25]].map(([x, w]) => [rect(x, deck - 2.6, w, 2.6, c.tealDark), rect(x - 0.5, deck - 3.2, w + 1, 0.8, c.teal), range(x + 2, x + w - 1, 3).map((k) => line(k, deck - 2.4, k, deck, c.navy, 0.24, { opacity: 0.4 }))]),
    crane(22.4), crane(51.5),
    art, rail(L * 0.907, L * 0.975, -fc, { step: 1.7, w: 0.11 }), winch(L * 0.935, -fc, 1),
    freefallBoat(-1, -f - 1.6),
  ]
}

const tyre = (x, y, r) => [circle(x, y, r, '#1a2b40'), circle(x, y, r * 0.45, '#3c5068')]

export function tug({ paint = c.deep } = {}) {
  const d = 'M1 0.2L0 -2.3Q7 -2.4 13 -2.6Q21 -3.1 29.6 -5.4L31.2 -5.6C30.6 -3.4 29.4 -1.6 28.8 0.2Z'
  return [
    radarMast(16.4, -11.6, 6.4, { dome: false }), rect(14.6, -15.4, 3.6, 0.2, c.deep),
    poly([[8.6, -5], [9, -9.6], [11, -9.8], [11, -5]], c.tealDark), rect(8.9, -8.8, 2.1, 1, c.coral), rect(9.3, -10.4, 0.7, 0.8, c.navy),
    rect(8.4, -5.2, 14.4, 3, c.paper), rect(8.4, -5.2, 3, 3, c.sand), windows(12.4, 22.4, -4.5, { step: 2, w: 0.85, h: 0.85 }), rect(9.4, -5, 1.1, 2.2, c.blue, { rx: 0.2 }),
    rail(8.6, 22.8, -5.2, { h: 0.9, step: 1.2, w: 0.09 }),
    rect(12.2, -8, 9, 2.8, c.cream), rect(12.2, -8, 2, 2.8, c.sand), windows(15, 20.6, -7.3, { step: 1.8, w: 0.9, h: 0.9 }),
    wheelhouse(13, -8, 7.2, { h: 2.9, rake: 0.9 }),
    rail(13.4, 20.4, -11.3, { h: 0.7, step: 1.1, w: 0.08 }),
    circle(12.8, -6.6, 0.62, 'none', { stroke: c.coral, 'stroke-width': 0.34 }),
    hull({ d, top: 6, length: 31, paint, boot: c.rust, bootH: 0.55, mid: -20, wl: [-30, -40], flare: 'M23 -3.6L31.4 -5.8L29.4 -2Q26 -2.6 23 -3.6Z', stripe: [6, 0.1, paint] }),
    stroke('M0 -2.3Q7 -2.4 13 -2.6Q21 -3.1 29.6 -5.4L31.2 -5.6', c.coral, 0.34),
    stroke('M30.9 -5Q31.2 -3.4 29.9 -1.9', '#1a2b40', 1.1),
    [3, 6.2, 9.4, 12.6, 15.8, 19, 22.2].map((x, i) => tyre(x, -1.35 - i * 0.1, 0.72)),
    rect(3.6, -3.5, 2.6, 1.1, c.tealDark), circle(4.9, -3.6, 0.85, c.blue), circle(4.9, -3.6, 0.3, c.sand), stroke('M1.2 -2.4V-3.6H2V-2.4', c.deep, 0.4),
    winch(25.6, -4.2, 0.8),
  ]
}

export function barge({ L = 91 } = {}) {
  const heap = (x, w, h) => `M${x} -5Q${x + w * 0.2} ${-5 - h * 0.7} ${x + w * 0.42} ${-5 - h}Q${x + w * 0.5} ${-5 - h * 1.07} ${x + w * 0.58} ${-5 - h}Q${x + w * 0.8} ${-5 - h * 0.7} ${x + w} -5Z`
  const coal = '#22364c'
  return [
    [[7, 27, 6.6], [28, 29, 7.4], [52, 30, 6.9], [34, 20, 4], [14, 26, 3.8], [58, 26, 4]].map(([x, w, h], i) => [path(heap(x, w, h), i > 2 ? mix(coal, c.navy, 0.5) : coal), i < 3 ? path(`M${x + w * 0.42} ${-5 - h}Q${x + w * 0.5} ${-5 - h * 1.07} ${x + w * 0.58} ${-5 - h}L${x + w * 0.7} -8L${x + w * 0.5} -9.5L${x + w * 0.35} -7.4Z`, c.white, { opacity: 0.07 }) : '']),
    rect(5, -5.8, L - 12, 2.6, '#7a5a4c'), range(6, L - 9, 3).map((x) => line(x, -5.7, x, -3.2, c.navy, 0.3, { opacity: 0.45 })), rect(5, -5.9, L - 12, 0.4, c.tan),
    hull({ d: `M5 0.3L0 -3.4H${L}L${L - 5} 0.3Z`, top: 3.4, length: L, paint: c.rust, boot: '#7d3b2a', bootH: 0.7, mid: L / 2 - 4 }),
    range(9, L - 9, 9).map((x) => line(x, -3, x, -0.8, c.navy, 0.22, { opacity: 0.35 })),
    range(12, L - 9, 12).map((x) => tyre(x, -2, 0.8)),
    rail(L - 6.4, L - 0.6, -3.4, { step: 1.3, w: 0.12 }), stroke(`M${L - 3} -3.4V-8`, c.paper, 0.3), circle(L - 3, -8.2, 0.45, c.coral),
    rect(1.2, -4.3, 0.6, 1, c.deep), rect(2.8, -4.3, 0.6, 1, c.deep), stroke('M1 -3.4V-7.4', c.paper, 0.3), circle(1, -7.6, 0.45, c.coral),
  ]
}

export function ahts({ paint = c.deep, house = c.paper, working = false } = {}) {
  const d = 'M1.4 0.3L0.4 -0.4Q-0.4 -1.6 0.4 -2.8H43L45.4 -7.6H69Q72 -7.9 76 -9.6C74.4 -6 71.8 -3 71 0.3Z'
  return [
    radarMast(60, -21.6, 9, { dome: false }), rect(57.4, -22.8, 0.5, 1.4, c.deep), circle(57.6, -23.5, 1, c.paper, { stroke: c.tan, 'stroke-width': 0.1 }),
    foremast(69.4, -8, 8),
    poly([[44.4, -9], [44.8, -17.4], [48, -17.6], [48, -9]], c.tealDark), rect(44.6, -15.6, 3.3, 1.7, c.coral), rect(45.2, -18.6, 0.8, 1.2, c.navy), rect(46.6, -18.9, 0.9, 1.5, c.navy),
    tier(45.6, -7.6, 21.4, 3.2, { fill: house }), windows(51, 66, -9.9, { step: 2.3 }),
    rail(45.6, 67, -10.8, { step: 1.6, w: 0.12 }),
    tier(48, -10.8, 17.4, 3, { fill: house }), windows(53, 64.6, -13, { step: 2.2 }),
    rail(47, 65.4, -13.8, { step: 1.5, w: 0.12 }),
    tier(50, -13.8, 13.6, 3, { fill: house }), windows(54, 63, -16, { step: 2 }), rect(49.4, -17, 15.6, 0.4, c.blue),
    wheelhouse(51.6, -16.9, 12, { h: 3.7, rake: 1.4 }),
    path('M51.6 -16.9V-20.4H55L53.9 -17.9H51.6Z', '#26496e', { opacity: 0.9 }),
    rail(52, 63.6, -21.2, { step: 1.5, h: 0.9, w: 0.1 }),
    boatOnDavit(49.4, -10.8),
    hull({ d, top: 10, length: 75, paint, boot: c.rust, bootH: 0.9, mid: -20, flare: 'M58 -7.6H69Q72 -7.9 76.4 -9.8L72.8 -3.4Q65 -4.8 58 -7.6Z', stripe: [2.9, 0.5, c.coral] }),
    path('M4 -2.8V-5.4H43.6L42.6 -2.8Z', paint), rect(4, -5.7, 40.4, 0.5, c.coral), range(6, 42, 3).map((x) => line(x, -5.2, x, -3, c.mint, 0.24, { opacity: 0.5 })),
    working ? '' : [rect(12, -7.6, 6, 2, c.teal), rect(12, -7.6, 6, 0.4, c.mint), rect(19.4, -8, 6.4, 2.4, c.tan), rect(19.4, -8, 6.4, 0.4, c.sand), [29, 31.4, 33.8].map((x) => [rect(x, -8.6, 1.9, 3.1, c.sand, { rx: 0.8 }), rect(x, -7.6, 1.9, 0.4, c.tan)])],
    circle(1.2, -2, 1.35, c.blue), circle(1.2, -2, 0.5, c.sand),
    working ? [stroke('M8.4 -5.6V-9.4H9.6V-5.6', c.coral, 0.5), hoseCrane(27, -5.6, 4.4, -10, { lift: 0.5 })] : hoseCrane(38, -5.6, 4.4, -9, { lift: 0.5 }),
    rail(67.4, 72.6, -7.9, { step: 1.3, w: 0.11 }), winch(68.2, -7.8, 1),
    rect(42, -8.8, 2.6, 3.2, mix(paint, c.white, 0.2)), circle(41.2, -4.6, 0.1, c.sand),
    ellipse(70.3, -6.1, 0.5, 0.6, c.navy),
  ]
}

export function crewBoat() {
  const d = 'M1 1.4L0.6 -2.4H12.6L14 -3.2Q26 -3.5 34.4 -4.6C33.2 -2.6 30 -0.6 27.6 1.4Z'
  return [
    radarMast(21.4, -8.9, 4, { dome: false }),
    path('M13.2 -3.2L14.2 -6H25.2Q28.6 -5.4 31 -3.9L31 -3Z', c.paper), path('M13.2 -3.2L14.2 -6H16.6V-3.2Z', c.sand),
    path('M16.4 -4V-5.3H26Q27.6 -5 28.8 -4.4L28.6 -4Z', '#26496e'), range(18, 27.4, 1.7).map((x) => line(x, -5.3, x, -4, c.paper, 0.24)),
    path('M18.4 -6V-8.6H23.6L25.6 -6Z', c.paper), path('M19 -6.9V-8.2H23.2L24.5 -6.9Z', '#26496e'), [20.5, 22].map((x) => line(x, -8.2, x, -6.9, c.paper, 0.2)), rect(18, -8.95, 6.6, 0.4, c.blue, { rx: 0.2 }),
    rail(14.4, 18, -6, { h: 0.8, step: 0.9, w: 0.08 }),
    hull({ d, top: 5, length: 34, paint: c.tealDark, boot: c.rust, bootH: 0.4, mid: -20, wl: [-30, -40], flare: 'M20 -3.4Q28 -3.6 34.6 -4.8L31 -1.2Q26 -1.6 20 -3.4Z', stripe: [5, 0.1, c.tealDark] }),
    stroke('M0.8 -1.7H14Q25 -2 32.6 -3.3', c.paper, 0.42), stroke('M0.6 -2.4H12.6L14 -3.2Q26 -3.5 34.4 -4.6', c.coral, 0.24),
    rail(0.8, 12.6, -2.4, { h: 1, step: 1.1, w: 0.09 }), rail(29.6, 33.8, -4.1, { h: 0.9, step: 0.9, w: 0.08, y2: -4.6 }),
    rect(3.4, -3.6, 2.4, 1.2, c.tan), rect(6.4, -3.9, 2.2, 1.5, c.coral), rect(9, -3.4, 1.8, 1, c.teal),
    path('M18 -9L17 -9.9V-9.2Z', c.coral),
  ]
}

export function pilotBoat() {
  const d = 'M0.4 0.15L0 -1.4H6.2Q12 -1.7 16.4 -2.6C15.6 -1.4 14 0 13 0.15Z'
  return [
    radarMast(7.6, -4.9, 3, { dome: false, colour: c.sand }),
    path('M4.2 -1.5L4.6 -4.6H10L12 -2.9L13.4 -2V-1.5Z', c.paper), path('M4.2 -1.5L4.6 -4.6H5.6L5.5 -1.5Z', c.sand),
    path('M5.9 -3.1V-4.2H9.7L11 -3.1Z', '#26496e'), [7.1, 8.3, 9.4].map((x) => line(x, -4.2, x, -3.1, c.paper, 0.14)), rect(4.4, -4.9, 6, 0.32, c.coral, { rx: 0.15 }),
    hull({ d, top: 3, length: 16, paint: c.deep, boot: c.coral, bootH: 0.22, mid: -20, wl: [-30, -40], flare: 'M9 -1.6Q13 -1.8 16.6 -2.7L14 -0.6Q12 -0.8 9 -1.6Z' }),
    stroke('M0 -1.4H6.2Q12 -1.7 16.4 -2.6', '#1a2b40', 0.34),
    rail(0.4, 4.2, -1.5, { h: 0.9, step: 0.75, w: 0.06, colour: c.coral }), rail(10.8, 15.6, -1.8, { h: 0.95, step: 0.8, y2: -2.5, w: 0.06, colour: c.coral }),
  ]
}

export function phinisi() {
  const sail = (d, fold) => [path(d, c.paper), fold ? path(fold, c.sand) : '']
  const wood = '#7a4b35'
  return [
    [[11.5, 24], [19.6, 26]].map(([x, h]) => [poly([[x - 0.3, -3], [x - 0.12, -h], [x + 0.12, -h], [x + 0.3, -3]], wood)]),
    line(11.5, -23, 3, -4, wood, 0.09), line(19.6, -25.4, 34.4, -6.6, wood, 0.1), line(19.6, -18, 31.6, -5.8, wood, 0.1), line(11.5, -23.4, 19.6, -24.6, wood, 0.09),
    sail('M11 -5.4L2.2 -6Q3.4 -11 6 -15.4Q8.6 -17 11 -18.4Z', 'M2.2 -6Q3.4 -11 6 -15.4L6.9 -15.9Q4.6 -11 4.2 -5.9Z'),
    sail('M11.1 -19.2L6.6 -16.6Q8.6 -20.8 11.2 -23.2Z'),
    sail('M19.1 -5.6L12.4 -5.8Q13 -12 14.8 -16.8Q17 -18.8 19.1 -20Z', 'M12.4 -5.8Q13 -12 14.8 -16.8L15.7 -17.6Q14.4 -12 14.3 -5.7Z'),
    sail('M19.2 -20.8L15.2 -18.2Q17 -22.6 19.3 -25.2Z'),
    sail('M20 -23.6Q26.4 -16.4 34 -7.4Q27 -8.2 21.4 -10.6Q22.2 -17 20 -23.6Z', 'M34 -7.4Q27 -8.2 21.4 -10.6L21.6 -12Q27.6 -9.2 34 -7.4Z'),
    sail('M20.2 -18.2Q25.4 -12 31 -6.6Q25.6 -6.6 20.8 -8.4Q21.6 -13 20.2 -18.2Z', 'M31 -6.6Q25.6 -6.6 20.8 -8.4L21 -9.6Q26 -7.2 31 -6.6Z'),
    sail('M20.2 -12.6Q23.6 -9 27.6 -6Q23.6 -5.6 20.5 -6.6Q20.9 -9.6 20.2 -12.6Z'),
    line(11.4, -5.2, 1.6, -5.8, wood, 0.26), line(19.4, -5.4, 12, -5.6, wood, 0.26), line(11.4, -18.6, 5.8, -15.4, wood, 0.2), line(19.4, -20.2, 14.6, -16.8, wood, 0.2),
    stroke('M26.4 -3.9L34.6 -6.8', wood, 0.42), stroke('M34.4 -6.7L28 -1.6', wood, 0.08),
    rect(2.6, -4.9, 6, 1.8, c.paper), rect(2.3, -5.2, 6.8, 0.4, c.rust), windows(3.2, 8.4, -4.5, { step: 1.5, w: 0.7, h: 0.7 }), rect(12.8, -3.9, 4.4, 1, c.sand),
    path('M2.2 0.4Q0.8 -1.8 0 -3.8Q6 -2.9 13 -2.7Q22 -2.8 29.4 -4.9Q27.4 -1.6 24.6 0.4Z', wood),
    path('M2.2 0.8Q1.7 0 1.3 -0.8Q12 0.1 26 -0.8Q25.4 0.1 24.6 0.4Z', c.rust),
    stroke('M0.3 -3.2Q6 -2.3 13 -2.1Q22 -2.2 28.6 -4.1', c.tan, 0.3), stroke('M0.8 -2.1Q7 -1.2 13 -1.1Q21 -1.2 27.4 -2.7', c.navy, 0.14, { opacity: 0.5 }),
    rail(9, 26, -2.8, { h: 0.7, step: 1.3, colour: wood, w: 0.08 }),
    path('M11.5 -24.2l-2.8 -0.5 2.8 -0.6z', c.coral), path('M19.6 -26.2l-3 -0.5 3 -0.6z', c.coral),
  ]
}
