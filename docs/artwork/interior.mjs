import { HORIZON, W, H, c, circle, gradient, group, line, path, poly, range, rect, stroke } from './svg.mjs'
import { person, skins } from './people.mjs'

function wheel(x, y, r, colour = '#8a5a3c') {
  return [
    range(0, 7, 1).map((i) => {
      const a = (i * Math.PI) / 4
      const [ca, sa] = [Math.cos(a), Math.sin(a)]
      return [line(x, y, x + ca * r, y + sa * r, colour, r * 0.085), line(x + ca * r, y + sa * r, x + ca * r * 1.3, y + sa * r * 1.3, c.tan, r * 0.13)]
    }),
    circle(x, y, r * 0.9, 'none', { stroke: colour, 'stroke-width': r * 0.17 }), circle(x, y, r * 0.97, 'none', { stroke: c.tan, 'stroke-width': r * 0.035 }), circle(x, y, r * 0.82, 'none', { stroke: c.tan, 'stroke-width': r * 0.025 }),
    circle(x, y, r * 0.24, colour), circle(x, y, r * 0.15, c.tan), circle(x, y, r * 0.06, c.deep),
  ]
}

export function bridgeRoom() {
  const frame = '#e7dfcd'
  const tops = range(0, 7, 1).map((i) => -60 + i * 250)
  const shade = gradient([[0, '#efe8d9'], [0.5, '#e6dcc6'], [0.8, '#b9b8ac'], [1, '#8d9ba0']], { x2: W, y2: 0 })
  const desk = gradient([[0, '#e6e2d6'], [0.45, '#d5d8d0'], [0.66, '#4d7084'], [1, c.deep]], { x2: W, y2: 0 })
  const sill = 520
  const screen = (x, y, w, h, body) => [rect(x - 5, y - 5, w + 10, h + 10, c.navy, { rx: 6 }), rect(x, y, w, h, '#123b52', { rx: 3 }), body]
  return [
    shade.def, desk.def,
    rect(0, 0, W, 74, shade.fill), rect(0, 70, W, 6, c.navy, { opacity: 0.08 }), range(120, W, 250).map((x) => rect(x - 34, 30, 68, 9, c.white, { rx: 4, opacity: 0.7 })),
    tops.map((x) => [poly([[x - 11, 72], [x + 11, 72], [x + 17, sill], [x - 5, sill]], shade.fill), poly([[x + 6, 72], [x + 11, 72], [x + 17, sill], [x + 12, sill]], c.navy, { opacity: 0.1 })]),
    rect(0, sill - 4, W, 20, frame), rect(0, sill + 12, W, H - sill, shade.fill), rect(0, sill + 12, W, 5, c.navy, { opacity: 0.07 }),
    [190, 440, 690, 940, 1190, 1440].map((x) => [line(x - 72, sill - 6, x + 8, sill - 140, c.deep, 2.4, { opacity: x < 700 ? 0.18 : 0.55 }), line(x - 20, sill - 118, x + 36, sill - 118 - 46, c.deep, 2, { opacity: x < 700 ? 0.16 : 0.5 })]),
    path(`M810 ${H}L836 566Q840 552 858 552H1600V${H}Z`, desk.fill), path('M836 566Q840 552 858 552H1600V562H850Q842 562 836 566Z', c.white, { opacity: 0.3 }),
    screen(1290, 566, 118, 96, [circle(1349, 614, 42, '#0e5f66'), [14, 28, 42].map((r) => circle(1349, 614, r, 'none', { stroke: c.mint, 'stroke-width': 1.4, opacity: 0.7 })), path('M1349 614L1349 572A42 42 0 0 1 1386 594Z', c.mint, { opacity: 0.4 }), circle(1368, 630, 3.4, c.coral), circle(1330, 596, 2.6, c.sand), circle(1337, 634, 2.6, c.sand)]),
    screen(1432, 566, 128, 96, [path('M1432 640Q1460 620 1480 636Q1500 610 1530 628Q1548 616 1560 622V662H1432Z', c.teal), stroke('M1440 580L1478 600L1510 586L1552 604', c.coral, 2, { 'stroke-dasharray': '6 5' }), poly([[1476, 596], [1486, 600], [1476, 604]], c.sand)]),
    screen(884, 578, 96, 74, [range(0, 3, 1).map((i) => rect(894, 588 + i * 15, 30 + ((i * 23) % 44), 7, i === 1 ? c.coral : c.mint, { rx: 3, opacity: 0.85 }))]),
    rect(1206, 580, 56, 60, c.navy, { rx: 6 }), rect(1216, 588, 10, 44, c.blue, { rx: 4 }), rect(1240, 588, 10, 44, c.blue, { rx: 4 }), rect(1211, 596, 20, 9, c.coral, { rx: 3 }), rect(1235, 606, 20, 9, c.coral, { rx: 3 }),
    rect(1046, 566, 40, 140, c.navy), rect(1034, 640, 64, 60, c.navy, { rx: 6 }),
    person({ x: 1466, y: 742, s: 1.94, suit: c.paper, legs: c.deep, band: null, hat: 'plain', skin: skins[1], back: true, left: [26, -158], right: [26, -158], badge: [rect(-26, -148, 14, 5, c.deep), rect(12, -148, 14, 5, c.deep), rect(-24, -147, 4, 3, c.tan), rect(19, -147, 4, 3, c.tan)] }),
    wheel(1066, 588, 122),
    person({ x: 1066, y: 806, s: 2.02, suit: c.paper, legs: c.deep, band: null, hat: 'plain', skin: skins[0], back: true, left: [26, 66], right: [26, 66], badge: [rect(-26, -148, 14, 5, c.deep), rect(12, -148, 14, 5, c.deep)] }),
  ]
}

export function bowView() {
  const cx = 1110
  return [
    path(`M${cx} 462Q${cx + 26} 474 ${cx + 60} 498L${cx + 250} 640H${cx - 250}L${cx - 60} 498Q${cx - 26} 474 ${cx} 462Z`, c.rust),
    path(`M${cx} 470Q${cx + 20} 480 ${cx + 50} 501L${cx + 228} 640H${cx - 228}L${cx - 50} 501Q${cx - 20} 480 ${cx} 470Z`, '#c56a49'),
    poly([[cx - 4, 500], [cx + 4, 500], [cx + 26, 640], [cx - 26, 640]], c.tan), line(cx, 482, cx, 404, c.paper, 4), line(cx - 12, 424, cx + 12, 424, c.paper, 2.6), circle(cx, 402, 3.4, c.coral),
    [-1, 1].map((k) => [rect(cx + k * 22 - 5, 492, 10, 6, c.deep), stroke(`M${cx + k * 5} 464L${cx + k * 62} 498L${cx + k * 250} 640`, c.paper, 1.8, { opacity: 0.8 })]),
  ]
}

export function engineRoom() {
  const wall = gradient([[0, '#f5efe2'], [0.45, '#ebe4d3'], [0.62, '#b9cbc6'], [0.82, '#3f7f85'], [1, c.blue]], { x2: W, y2: 0 })
  const floor = gradient([[0, '#ece4d2'], [0.45, '#ddd6c4'], [0.66, '#6f97a0'], [1, c.deep]], { x2: W, y2: 0 })
  const fade = (x) => (x < 720 ? 0.13 : 0.5)
  const unit = (x) => [
    rect(x, 236, 92, 200, '#2a7f80', { rx: 6 }), rect(x, 236, 26, 200, c.tealDark, { rx: 6 }), rect(x + 12, 262, 68, 72, c.mint, { rx: 8, opacity: 0.55 }), rect(x + 12, 352, 68, 68, c.mint, { rx: 8, opacity: 0.35 }),
    [[20, 270], [72, 270], [20, 326], [72, 326]].map(([a, b]) => circle(x + a, b, 3, c.deep)),
    rect(x + 12, 176, 68, 62, c.sand, { rx: 6 }), rect(x + 12, 176, 20, 62, c.tan, { rx: 6 }), rect(x + 24, 150, 44, 30, c.tan, { rx: 5 }), [30, 46, 62].map((k) => rect(x + k - 4, 138, 8, 14, c.deep, { rx: 2 })),
    stroke(`M${x + 68} 164H${x + 84}V112`, c.coral, 7), stroke(`M${x + 26} 166H${x + 8}V120`, c.paper, 5), circle(x + 46, 208, 11, c.deep), circle(x + 46, 208, 8, c.paper), line(x + 46, 208, x + 51, 203, c.coral, 2),
  ]
  const fence = (x1, x2, y, o = 1) => group([line(x1, y - 62, x2, y - 62, '#e0b04f', 6), line(x1, y - 32, x2, y - 32, '#e0b04f', 4), range(x1, x2, 84).map((x) => line(x, y, x, y - 62, '#e0b04f', 5))], undefined, { opacity: o })
  return [
    wall.def, floor.def, rect(0, 0, W, HORIZON, wall.fill), rect(0, HORIZON, W, H - HORIZON, floor.fill), rect(0, HORIZON, W, 8, c.paper, { opacity: 0.55 }), rect(0, HORIZON + 8, W, 10, c.navy, { opacity: 0.09 }),
    range(60, W, 150).map((x) => rect(x, 0, 9, HORIZON, c.navy, { opacity: x < 720 ? 0.035 : 0.1 })), 
    [[0, 46, 15, '#c9c2ad'], [0, 76, 9, '#bcd8d1'], [0, 98, 6, '#e3b99f']].map(([x, y, h, fill]) => rect(x, y, W, h, fill, { opacity: 0.65 })), [220, 520, 860, 1180, 1480].map((x) => [rect(x, 40, 10, 70, c.navy, { opacity: fade(x) * 0.5 })]),
    rect(838, 92, 700, 40, c.paper, { rx: 20 }), rect(838, 114, 700, 18, c.sand, { rx: 9 }), [900, 1010, 1120, 1230, 1340, 1450].map((x) => rect(x, 88, 9, 48, c.tan)), path('M1500 92Q1600 92 1600 40V0H1545V30Q1545 52 1500 52Z', c.sand), 
    path('M800 196Q800 132 872 132Q930 132 930 196V236H800Z', c.coral), circle(858, 190, 36, c.rust), circle(858, 190, 22, c.coral), range(0, 7, 1).map((i) => line(858, 190, 858 + 22 * Math.cos(i * 0.785), 190 + 22 * Math.sin(i * 0.785), c.rust, 3)),
    rect(800, 232, 60, 204, '#2a7f80'), [862, 970, 1078, 1186, 1294, 1402, 1510].map(unit),
    rect(780, 420, 820, 24, c.deep), rect(780, 420, 820, 5, c.mint, { opacity: 0.5 }),
    range(792, 1600, 14).map((x) => line(x, 428, x, 441, c.mint, 2, { opacity: 0.28 })),
    rect(820, 470, 780, 150, '#24636f'), rect(820, 470, 780, 14, c.mint, { opacity: 0.35 }), [850, 1000, 1150, 1300, 1450].map((x) => [rect(x, 498, 112, 92, c.tealDark, { rx: 12 }), rect(x + 8, 506, 96, 76, '#2a8a86', { rx: 9 }), [[14, 512], [98, 512], [14, 576], [98, 576]].map(([a, b]) => circle(x + a, b, 3.6, c.sand))]),
    rect(800, 612, 800, 26, c.deep),
    poly([[716, 640], [790, 440], [806, 440], [732, 640]], '#e0b04f'), poly([[758, 640], [832, 440], [842, 440], [768, 640]], '#c4953a'), range(0, 9, 1).map((i) => line(732 + i * 7.6, 628 - i * 20.4, 772 + i * 7.6, 628 - i * 20.4, c.deep, 4)),
    fence(850, 1600, 424), 
    rect(0, 640, W, 60, floor.fill), rect(0, 638, W, 5, c.paper, { opacity: 0.35 }), range(20, W, 46).map((x) => line(x, 652, x - 16, 696, c.navy, 2, { opacity: 0.07 })),
  ]
}

export const panel = (x, y) => [
  rect(x, y, 150, 190, '#dfe5df', { rx: 8 }), rect(x, y, 150, 12, c.mint, { rx: 6, opacity: 0.8 }), [[30, 46], [76, 46], [120, 46]].map(([a, b]) => [circle(x + a, y + b, 16, c.paper), circle(x + a, y + b, 16, 'none', { stroke: c.deep, 'stroke-width': 2.4, opacity: 0.6 }), line(x + a, y + b, x + a + 8, y + b - 8, c.coral, 2.6)]),
  [0, 1, 2].map((r) => [0, 1, 2, 3, 4].map((k) => circle(x + 24 + k * 26, y + 90 + r * 26, 6, (k + r) % 4 === 0 ? c.coral : (k + r) % 3 === 0 ? c.teal : c.sand))),
]
