import { c, circle, clip, group, line, mix, path, poly, range, rect, stroke } from './svg.mjs'

// Ship drawings are in metres: x from the stern, y = 0 at the waterline, up is negative.

const WIN = '#26496e'

export function hull({ d, top, length, paint, boot = c.rust, bootH = 1.3, wl = [0, length], mid = length / 2, flare, stripe }) {
  return clip(path(d), [
    rect(Math.min(-8, -length / 2), -top - 4, length * 1.5 + 20, top + 12, paint),
    flare ? path(flare, c.white, { opacity: 0.13 }) : '',
    rect(-8, -top * 0.36, length + 20, top * 0.36, c.navy, { opacity: 0.16 }),
    stripe ? rect(-8, -stripe[0], length + 20, stripe[1], stripe[2]) : '',
    rect(-8, -bootH, length + 20, bootH + 6, boot),
    rect(-8, -bootH - 0.22, length + 20, 0.22, c.paper, { opacity: 0.8 }),
    [wl[0] + length * 0.03, wl[1] - length * 0.028].map((x) => range(0, 4, 1).map((k) => rect(x, -bootH - 0.75 - k * 0.8, 0.62, 0.3, c.paper, { opacity: 0.85 }))),
    plimsoll(mid, -bootH - 1.3, length > 60 ? 0.85 : 0.42),
  ])
}

const plimsoll = (x, y, r) => [
  circle(x, y, r, 'none', { stroke: c.paper, 'stroke-width': r * 0.32 }),
  line(x - r * 1.6, y, x + r * 1.6, y, c.paper, r * 0.32),
  line(x + r * 2.4, y - r, x + r * 2.4, y + r, c.paper, r * 0.26),
  [-1, -0.3, 0.4, 1].map((k) => line(x + r * 2.4, y + k * r, x + r * 3.3, y + k * r, c.paper, r * 0.24)),
]

export const rail = (x1, x2, y, { h = 1.1, step = 1.8, colour = c.paper, y2 = y, w = 0.14 } = {}) => {
  const at = (x) => y + ((y2 - y) * (x - x1)) / (x2 - x1)
  return [
    range(x1, x2, step).map((x) => line(x, at(x), x, at(x) - h, colour, w)),
    [1, 0.52].map((k) => line(x1, y - h * k, x2, y2 - h * k, colour, w)),
  ]
}

export const windows = (x1, x2, y, { step = 2.1, w = 0.9, h = 1, fill = WIN } = {}) =>
  range(x1, x2 - w, step).map((x) => rect(x, y, w, h, fill, { rx: 0.16 }))

export function tier(x, y, w, h, { shade = 0.22, fill = c.paper } = {}) {
  return [
    rect(x, y - h, w, h, fill),
    rect(x, y - h, w * shade, h, c.sand),
    rect(x, y - 0.24, w, 0.3, c.tan, { opacity: 0.7 }),
  ]
}

export function wheelhouse(x, y, w, { h = 3, rake = 0.7, fill = c.paper, glass = WIN, roof = c.blue } = {}) {
  return [
    path(`M${x} ${y}V${y - h}H${x + w + rake}L${x + w} ${y}Z`, fill),
    path(`M${x + 0.7} ${y - h * 0.36}V${y - h * 0.84}H${x + w + rake * 0.84}L${x + w + rake * 0.4} ${y - h * 0.36}Z`, glass),
    range(x + 2, x + w - 0.4, 1.7).map((k) => line(k, y - h * 0.84, k, y - h * 0.36, fill, 0.2)),
    path(`M${x + 0.7} ${y - h * 0.84}h${w * 0.5}l${-h * 0.34} ${h * 0.48}h${-w * 0.5 + h * 0.34}Z`, c.mint, { opacity: 0.28 }),
    rect(x - 0.4, y - h - 0.42, w + rake + 1, 0.5, roof, { rx: 0.2 }),
  ]
}

export const radarMast = (x, y, h, o) => {
  const k = Math.min(1, h / 7.5)
  return group(mastAt(h / k, o), `translate(${x} ${y}) scale(${k})`)
}

const mastAt = (h, { colour = c.deep, dome = true } = {}, x = 0, y = 0) => [
  poly([[x - 0.6, y], [x - 0.22, y - h], [x + 0.22, y - h], [x + 0.6, y]], colour),
  rect(x - 1.9, y - h * 0.5, 3.8, 0.3, colour), rect(x - 2.3, y - h * 0.5 - 0.75, 3.6, 0.4, c.paper, { rx: 0.2, stroke: colour, 'stroke-width': 0.1 }),
  rect(x - 1.3, y - h * 0.74, 3.2, 0.26, colour), rect(x - 0.6, y - h * 0.74 - 0.65, 2.8, 0.34, c.paper, { rx: 0.17, stroke: colour, 'stroke-width': 0.1 }),
  line(x, y - h, x, y - h - h * 0.24, colour, 0.14), line(x - 1.2, y - h * 0.95, x + 1.2, y - h * 0.95, colour, 0.14),
  circle(x, y - h * 0.86, 0.28, c.coral),
  dome ? [rect(x - 4.1, y - 1.1, 0.5, 1.1, colour), circle(x - 3.85, y - 1.7, 0.95, c.paper, { stroke: c.tan, 'stroke-width': 0.1 })] : '',
]

export const funnel = (x, y, w, h, { paint = c.deep, band = c.coral, rake = 0.9 } = {}) => [
  poly([[x, y], [x - rake * 0.3, y - h], [x + w - rake, y - h - 0.35], [x + w, y]], paint),
  poly([[x - rake * 0.16, y - h * 0.56], [x - rake * 0.24, y - h * 0.82], [x + w - rake * 0.8, y - h * 0.84], [x + w - rake * 0.54, y - h * 0.58]], band),
  circle(x + w * 0.43, y - h * 0.7, h * 0.09, c.paper),
  rect(x + w * 0.12 - rake * 0.3, y - h - 1.2, w * 0.16, 1.3, c.navy), rect(x + w * 0.4 - rake * 0.3, y - h - 1.5, w * 0.2, 1.6, c.navy),
]

export const foremast = (x, y, h, colour = c.paper) => [
  poly([[x - 0.5, y], [x - 0.2, y - h], [x + 0.2, y - h], [x + 0.5, y]], colour),
  rect(x - 1.2, y - h * 0.66, 2.4, 0.25, colour), line(x - 0.9, y - h * 0.36, x + 0.9, y - h * 0.36, colour, 0.22),
  circle(x + 0.6, y - h * 0.7, 0.32, c.coral), line(x, y - h, x, y - h - 1.6, colour, 0.14),
  line(x, y - h * 0.9, x - h * 0.3, y, colour, 0.08),
]

export const hoseCrane = (x, y, h, reach, { colour = c.coral, lift = 0.32 } = {}) => {
  const px = x
  const py = y - h
  const tx = px + reach
  const ty = py - Math.abs(reach) * lift
  return [
    poly([[x - 1, y], [x - 0.65, py], [x + 0.65, py], [x + 1, y]], c.paper), rect(x + 0.1, py, 0.6, h, c.sand),
    rect(x - 1.3, py - 1.7, 2.6, 2.1, colour, { rx: 0.3 }), rect(x - 0.2, py - 1.4, 1.1, 0.8, WIN),
    poly([[px - 0.2, py - 0.6], [px - 0.2, py - 1.7], [tx, ty - 0.5], [tx, ty]], colour),
    line(px, py - 3.2, tx, ty - 0.4, c.deep, 0.12), line(px, py - 1.5, px, py - 3.2, colour, 0.4),
    line(tx, ty, tx, ty + h * 0.55, c.deep, 0.12), rect(tx - 0.3, ty + h * 0.55, 0.6, 0.7, c.deep, { rx: 0.2 }),
  ]
}

export const deckPipes = (x1, x2, y, { step = 6, tall = 1.7 } = {}) => [
  range(x1 + 1, x2 - 1, step).map((x) => line(x, y, x, y - tall, c.rust, 0.28)),
  line(x1, y - tall * 0.45, x2, y - tall * 0.45, '#c8917a', 0.42), line(x1, y - tall * 0.78, x2, y - tall * 0.78, c.tan, 0.34),
  line(x1, y - tall - 0.1, x2, y - tall - 0.1, '#a98f6c', 0.3),
  rail(x1, x2, y - tall - 0.1, { h: 1, step: 3, colour: c.paper, w: 0.12 }),
]

export const vents = (x1, x2, y, step = 13) => range(x1, x2, step).map((x) => [
  line(x, y, x, y - 3.8, c.paper, 0.34), rect(x - 0.45, y - 4.5, 0.9, 0.9, c.coral, { rx: 0.3 }),
])

export const manifold = (x, y, n = 5) => [
  rect(x - 1, y - 0.7, n * 2 + 1, 0.7, c.rust),
  range(0, n - 1, 1).map((i) => [line(x + i * 2 + 0.4, y - 0.6, x + i * 2 + 0.4, y - 2.6, c.tan, 0.62), circle(x + i * 2 + 0.4, y - 2.8, 0.78, c.rust), circle(x + i * 2 + 0.4, y - 2.8, 0.36, c.sand)]),
]

export const freefallBoat = (x, y) => [
  poly([[x - 1.2, y], [x + 6.4, y - 4.4], [x + 6.4, y], [x + 5.6, y], [x + 5.6, y - 3.1], [x + 0.4, y]], c.paper),
  path(`M${x - 2.6} ${y - 0.2}Q${x - 3.2} ${y - 1.6} ${x - 1.2} ${y - 2.6}L${x + 3.6} ${y - 5.4}Q${x + 5.4} ${y - 5.6} ${x + 5.2} ${y - 3.9}Z`, c.coral),
  stroke(`M${x - 1.4} ${y - 1.4}L${x + 4.4} ${y - 4.6}`, c.rust, 0.22),
]

export const boatOnDavit = (x, y) => [
  stroke(`M${x} ${y}V${y - 3.6}H${x + 1}M${x + 6.4} ${y}V${y - 3.6}H${x + 5.4}`, c.sand, 0.34),
  path(`M${x - 0.2} ${y - 2.3}Q${x + 0.2} ${y - 3.7} ${x + 2} ${y - 3.8}H${x + 4.6}Q${x + 6.4} ${y - 3.6} ${x + 6.6} ${y - 2.3}Q${x + 5.8} ${y - 0.9} ${x + 4.8} ${y - 0.9}H${x + 1.4}Q${x + 0.4} ${y - 0.9} ${x - 0.2} ${y - 2.3}Z`, c.coral),
  line(x, y - 2.3, x + 6.4, y - 2.3, c.rust, 0.2),
]

export const stair = (x, y, w, h, colour = c.tan) => [line(x, y, x + w, y - h, colour, 0.26), line(x, y - 1, x + w, y - h - 1, colour, 0.12)]

export const winch = (x, y, s = 1) => [rect(x - 1.2 * s, y - 0.4 * s, 2.4 * s, 0.4 * s, c.deep), circle(x, y - 0.9 * s, 0.8 * s, mix(c.teal, c.navy, 0.3)), circle(x, y - 0.9 * s, 0.3 * s, c.sand)]
