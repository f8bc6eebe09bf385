import { W, H, c, circle, ellipse, gradient, group, line, path, poly, range, rect, stroke } from './svg.mjs'

export function gantry(x, y, s, { paint = c.tealDark, boomUp = false, flip = false, trolley = 229, o = 1 } = {}) {
  const b = (x1, y1, x2, y2, w = 5) => line(x1, y1, x2, y2, paint, w)
  const boom = boomUp
    ? [b(120, -178, 178, -330, 7), b(100, -262, 160, -286, 2)]
    : [b(120, -178, 318, -178, 7), line(100, -262, 300, -180, paint, 2.4), line(100, -262, 210, -180, paint, 2.4), rect(trolley - 15, -174, 30, 9, c.deep), rect(trolley + 9, -166, 13, 12, c.paper), rect(trolley + 9, -166, 13, 6, '#26496e')]
  return group([
    b(0, 0, 14, -178), b(108, 0, 100, -178), b(12, -90, 104, -90, 6), b(14, -178, 60, -92, 3), b(100, -178, 56, -92, 3), b(0, -6, 108, -6, 6),
    b(-60, -178, 120, -178, 8), rect(-44, -198, 58, 19, c.paper), rect(-44, -198, 16, 19, c.sand), rect(-6, -192, 14, 7, '#26496e'),
    b(58, -178, 100, -262, 4), b(100, -178, 100, -262, 5), b(96, -262, 104, -262, 7), line(100, -262, -44, -182, paint, 2.2),
    boom, [-4, 8, 100, 112].map((k) => circle(k, 0, 4.4, c.navy)), circle(100, -268, 3, c.coral),
    range(-52, 112, 13).map((k) => line(k, -182, k, -188, paint, 1)),
  ], `translate(${x} ${y}) scale(${flip ? -s : s} ${s})`, { opacity: o })
}

export const lifted = (x, y1, y2, paint = c.coral) => [
  line(x - 9, y1, x - 14, y2, c.deep, 1.2), line(x + 9, y1, x + 14, y2, c.deep, 1.2), rect(x - 30, y2, 60, 5, c.navy), rect(x - 30, y2 + 5, 60, 24, paint),
  range(x - 24, x + 26, 7).map((k) => line(k, y2 + 9, k, y2 + 26, c.navy, 1, { opacity: 0.3 })),
]

export function quay(x, y, { h = 60, fade = true, right = W + 10 } = {}) {
  const g = fade
    ? gradient([[0, '#ece4d2'], [0.5, '#e2d5ba'], [1, '#c9b38a']], { x1: Math.min(x, 0), x2: W, y2: 0 })
    : gradient([[0, '#d9c9a6'], [1, '#c9b38a']], { x1: x, x2: W, y2: 0 })
  return [g.def, rect(x, y, right - x, H - y, g.fill), rect(x, y, right - x, 7, c.paper, { opacity: 0.75 }), rect(x, y + h, right - x, 3, c.navy, { opacity: 0.06 }), range(x + 60, right, 118).map((k) => line(k, y + 9, k - 26, H, c.navy, 1.3, { opacity: 0.07 }))]
}

export const bollard = (x, y, s, colour = c.deep) => group([
  ellipse(0, 1, 17, 4, c.navy, { opacity: 0.16 }), path('M-9 0L-6 -17H6L9 0Q0 3 -9 0Z', colour), path('M-12 -17Q-12 -26 0 -26Q12 -26 12 -17Q0 -13 -12 -17Z', colour), path('M3 1.6L3 -16Q10 -16 12 -17Q12 -25 3 -26Q8 -20 6 -14L9 0Q6 1.4 3 1.6Z', c.navy, { opacity: 0.3 }),
], `translate(${x} ${y}) scale(${s})`)

export const rope = (x1, y1, x2, y2, sag, w = 3, colour = c.tan) => stroke(`M${x1} ${y1}Q${(x1 + x2) / 2} ${(y1 + y2) / 2 + sag} ${x2} ${y2}`, colour, w)

export const boxes = (x, y, cols, rows, { w = 62, h = 25, seed = 1 } = {}) => {
  const paints = [c.teal, c.coral, c.blue, c.tan, c.mint, c.tealDark, c.sand, c.deep]
  return range(0, cols - 1, 1).map((i) => range(0, rows[i % rows.length] - 1, 1).map((r) => {
    const k = paints[(i * 5 + r * 3 + seed * 7 + i * r) % paints.length]
    const bx = x + i * (w + 3)
    const by = y - (r + 1) * h
    return [rect(bx, by, w, h - 1.5, k), rect(bx, by, w, 3, c.white, { opacity: 0.25 }), range(bx + 6, bx + w - 4, 7).map((v) => line(v, by + 5, v, by + h - 5, c.navy, 1, { opacity: 0.22 }))]
  }))
}

export const lampPost = (x, y, h, { lit = false, flip = 1 } = {}) => [
  line(x, y, x, y - h, c.deep, 3.4), stroke(`M${x} ${y - h}q0 -10 ${14 * flip} -10h${10 * flip}`, c.deep, 3), rect(flip > 0 ? x + 18 : x - 34, y - h - 12, 16, 5, lit ? '#fbd9a8' : c.deep, { rx: 2 }),
]

export function towerCrane(x, y, h, reach, paint = c.coral) {
  const lattice = range(0, Math.floor(h / 18) - 1, 1).map((i) => [line(x - 7, y - i * 18, x + 7, y - (i + 1) * 18, paint, 1.6), line(x + 7, y - i * 18, x - 7, y - (i + 1) * 18, paint, 1.6)])
  const top = y - h
  return [
    line(x - 7, y, x - 7, top, paint, 3), line(x + 7, y, x + 7, top, paint, 3), lattice, rect(x - 14, top - 16, 28, 18, c.paper), rect(x - 10, top - 12, 12, 8, '#26496e'),
    line(x, top - 16, x, top - 52, paint, 4), poly([[x - reach * 0.3, top - 16], [x - reach * 0.3, top - 22], [x, top - 26], [x + reach, top - 20], [x + reach, top - 16]], 'none', { stroke: paint, 'stroke-width': 2.6, 'stroke-linejoin': 'round' }),
    range(1, 9, 1).map((i) => line(x + (reach * i) / 10, top - 16, x + (reach * (i + 0.5)) / 10, top - 23, paint, 1.4)),
    line(x, top - 52, x + reach * 0.8, top - 21, c.deep, 1.3), line(x, top - 52, x - reach * 0.3, top - 22, c.deep, 1.3), rect(x - reach * 0.3 - 4, top - 18, 22, 18, c.deep),
    line(x + reach * 0.62, top - 16, x + reach * 0.62, top + 62, c.deep, 1.3), rect(x + reach * 0.62 - 4, top + 62, 8, 7, c.deep),
  ]
}
