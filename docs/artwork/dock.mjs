import { HORIZON, W, H, c, circle, ellipse, gradient, group, line, path, poly, range, rect, stroke } from './svg.mjs'

export function dryDock() {
  const wall = gradient([[0, '#efe7d6'], [0.45, '#e6dcc6'], [0.7, '#c3b694'], [1, '#a39877']], { x2: W, y2: 0 })
  const floor = gradient([[0, '#e9e0cd'], [0.5, '#d9ccb0'], [1, '#94896c']], { x2: W, y2: 0 })
  return [
    wall.def, floor.def,
    rect(0, HORIZON, W, 196, wall.fill), rect(0, HORIZON, W, 10, c.paper, { opacity: 0.75 }),
    [0, 1, 2].map((k) => [rect(0, HORIZON + 44 + k * 44, W, 5, c.navy, { opacity: 0.055 }), rect(0, HORIZON + 41 + k * 44, W, 3, c.white, { opacity: 0.4 })]),
    range(90, W, 170).map((x) => [line(x, HORIZON + 14, x, 630, c.navy, 1.6, { opacity: 0.06 }), range(HORIZON + 22, 620, 13).map((y) => line(x + 50, y, x + 66, y, c.navy, 2, { opacity: 0.07 }))]),
    rect(0, 634, W, H - 634, floor.fill), rect(0, 634, W, 4, c.navy, { opacity: 0.09 }),
    range(-60, W, 130).map((x) => line(x + 40, 640, x, 700, c.navy, 1.4, { opacity: 0.06 })),
  ]
}

export function dockedShip() {
  // Metres again; y = 0 is the keel, so the whole underwater body shows.
  const upper = 'M1 -11.6H25L26.6 -10.4H92L94.4 -13.2L108.6 -14.2C106.6 -11 105 -8.4 104.6 -6.4H3.4Q3 -8 1.6 -9Z'
  const under = 'M3.4 -6.4Q6 -5.6 9.4 -5.4L16.6 -4.4Q19.6 -1 22.4 0H98.4Q101 -0.2 104 -0.6Q108.6 -1.2 109 -2.9Q108.6 -4.9 105 -5Q104.2 -5.6 104.6 -6.4Z'
  return [
    path(under, c.rust), path('M22.4 0H98.4Q101 -0.2 104 -0.6Q108 -1.2 108.9 -2.6Q70 -1.2 20 -1.6Q21 -0.6 22.4 0Z', c.navy, { opacity: 0.2 }), path(upper, c.deep), path('M92 -10.4L94.4 -13.2L108.6 -14.2C106.6 -11 105 -8.4 104.6 -6.4Q98 -8.6 92 -10.4Z', c.white, { opacity: 0.12 }),
    rect(3.2, -6.7, 101.3, 0.36, c.paper), ellipse(101.2, -11.4, 0.7, 0.8, c.navy),
    path('M60 -6.4H84V0H60Z', '#d9744c', { opacity: 0.65 }), 
    poly([[6.6, -5.6], [11, -5.6], [11, -0.5], [5.4, -0.5]], c.tealDark), rect(8.4, -6.6, 1.4, 1.4, c.deep),
    group([ellipse(0, -1.5, 0.7, 1.6, c.tan), ellipse(0, 1.5, 0.7, 1.6, '#c19a63'), ellipse(0.1, 0, 1, 0.62, '#a9824e')], 'translate(14.2 -2.6)'), rect(14.8, -3.1, 4, 1, c.rust),
    circle(80, -8.6, 0.7, 'none', { stroke: c.paper, 'stroke-width': 0.24 }), line(78.6, -8.6, 81.4, -8.6, c.paper, 0.24),
    range(0, 6, 1).map((k) => rect(103.2, -1.6 - k * 0.8, 0.6, 0.3, c.paper)), range(0, 6, 1).map((k) => rect(22.4, -1.4 - k * 0.8, 0.6, 0.3, c.paper)),
    stroke('M96 -11.4L96.4 -3', c.deep, 0.34), stroke('M95.4 -3.4q1 1.2 2 0', c.deep, 0.34),
  ]
}

export const keelBlocks = (x1, x2, y, s) => range(x1, x2, 44).map((x) => [rect(x, y, 26 * s, 12, c.tan), rect(x + 3, y + 12, 20 * s, 12, '#8d8061')])

export const staging = (x, y, w, h) => group([
  range(x, x + w, 23).map((k) => line(k, y, k, y - h, '#e0b04f', 1.5)), range(0, Math.floor(h / 23), 1).map((k) => [line(x, y - k * 23, x + w, y - k * 23, '#e0b04f', 1.6), rect(x - 3, y - k * 23 - 1, w + 6, 2.4, c.sand)]),
  range(x, x + w - 46, 46).map((k, i) => line(k, y - (i % 2 ? 0 : 46), k + 46, y - (i % 2 ? 46 : 0), '#c4953a', 1.2)),
])
