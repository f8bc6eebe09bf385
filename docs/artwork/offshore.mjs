import { c, circle, ellipse, group, line, path, poly, range, rect, stroke } from './svg.mjs'

const steel = '#d9a441'

export function platform({ y = 60 } = {}) {
  const leg = (x1, x2) => line(x1, -120, x2, y, c.coral, 8)
  const brace = (a, b, p, q) => line(a, b, p, q, c.rust, 3.4)
  const deck = (x, yy, w, h, fill) => [rect(x, yy, w, h, fill), rect(x, yy, w, 4, c.navy, { opacity: 0.35 }), range(x + 10, x + w - 6, 16).map((k) => line(k, yy + 4, k, yy + h, c.navy, 1.3, { opacity: 0.25 }))]
  const fence = (x, yy, w) => [line(x, yy - 9, x + w, yy - 9, c.paper, 1.2), range(x, x + w, 12).map((k) => line(k, yy, k, yy - 9, c.paper, 1))]
  return [
    brace(66, -120, 96, -30), brace(196, -120, 60, -30), brace(60, -30, 200, y), brace(206, -30, 52, y), brace(56, -30, 208, -30), brace(66, -110, 206, -30),
    leg(66, 46), leg(196, 218), line(131, -120, 131, y, c.coral, 6), line(112, -120, 112, y, c.deep, 3), line(150, -120, 150, y, c.deep, 3),
    deck(20, -140, 230, 22, c.blue), fence(20, -140, 230),
    rect(40, -184, 80, 44, c.sand), rect(40, -184, 22, 44, c.tan), [72, 88, 104].map((x) => [rect(x, -174, 9, 9, c.deep), rect(x, -158, 9, 9, c.deep)]),
    rect(128, -172, 44, 32, c.mint, { rx: 8 }), rect(128, -172, 12, 32, c.teal, { rx: 6 }), rect(180, -164, 54, 24, c.tan), range(186, 228, 8).map((x) => line(x, -164, x, -140, c.navy, 1.2, { opacity: 0.4 })),
    deck(6, -206, 258, 22, c.deep), fence(6, -206, 258),
    poly([[150, -206], [172, -350], [184, -350], [206, -206]], 'none', { stroke: c.coral, 'stroke-width': 4, 'stroke-linejoin': 'round' }),
    range(0, 5, 1).map((i) => {
      const a = 150 + 3.7 * i
      const b = 206 - 3.7 * i
      const yy = -206 - 24 * i
      return [line(a, yy, b - 3.7, yy - 24, c.coral, 2), line(b, yy, a + 3.7, yy - 24, c.coral, 2), line(a, yy, b, yy, c.coral, 2)]
    }), rect(168, -356, 20, 6, c.deep), rect(174, -300, 8, 40, c.tan),
    rect(24, -262, 84, 56, c.paper), rect(24, -262, 22, 56, c.sand), range(0, 2, 1).map((r) => range(52, 98, 15).map((x) => rect(x, -254 + r * 18, 8, 8, c.deep))),
    poly([[-22, -286], [96, -286], [84, -276], [-10, -276]], c.tealDark), rect(-30, -289, 134, 4, c.teal), line(-6, -276, 30, -240, c.deep, 3), line(60, -276, 60, -262, c.deep, 3),
    rect(226, -236, 14, 30, steel), rect(220, -250, 26, 16, c.coral), line(236, -246, 312, -300, c.coral, 5), line(230, -266, 312, -300, c.deep, 1.4), line(312, -300, 312, -232, c.deep, 1.4), rect(308, -232, 8, 8, c.deep),
    line(262, -200, 330, -236, c.deep, 4), line(262, -186, 330, -236, c.deep, 2.4),
    path('M330 -236q-8 -12 2 -26q0 9 7 14q4 8 -5 13z', c.coral), path('M331 -238q-3 -6 1 -12q1 6 3 8q1 4 -2 5z', '#fbe3c8'),
    rect(102, y - 34, 52, 5, c.deep), range(104, 150, 9).map((x) => line(x, y - 34, x, y - 42, c.paper, 1)),
    line(131, -118, 150, y - 34, c.deep, 2),
  ]
}

export const buoy = (x, y, s, { fill = c.coral, light = true, lean = 0 } = {}) => group([
  path('M-13 4L-10 -10H10L13 4Q0 9 -13 4Z', fill), path('M4 7L5 -10H10L13 4Q9 6.4 4 7Z', c.navy, { opacity: 0.18 }), rect(-11.6, -5, 23.2, 4, c.paper),
  stroke('M-7 -10L-3 -34M7 -10L3 -34M-6 -18H6M-4.6 -26H4.6M-6 -18L4.6 -26', fill, 1.8),
  rect(-4.6, -38, 9.2, 4, c.deep), light ? circle(0, -41, 3.2, '#fbd9a8') : '', ellipse(0, 6, 19, 2.6, c.white, { opacity: 0.7 }),
], `translate(${x} ${y}) scale(${s}) rotate(${lean})`)

export const mooringBuoy = (x, y, s) => group([
  path('M-17 0V-11Q-17 -16 0 -16Q17 -16 17 -11V0Q0 6 -17 0Z', c.coral), path('M6 3V-15.4Q17 -15 17 -11V0Q13 2 6 3Z', c.rust, { opacity: 0.6 }), rect(-17, -9, 34, 4, c.paper, { opacity: 0.85 }),
  stroke('M-3 -16q0 -6 3 -6q3 0 3 6', c.deep, 2), ellipse(0, 3, 25, 2.8, c.white, { opacity: 0.65 }),
], `translate(${x} ${y}) scale(${s})`)

export function helicopter() {
  return [
    poly([[-58, -52], [-150, -60], [-152, -68], [-50, -76]], c.deep), poly([[-58, -52], [-150, -60], [-151, -63], [-54, -60]], c.coral),
    path('M-140 -62L-166 -102H-150L-126 -68Z', c.coral), rect(-166, -66, 26, 5, c.deep, { rx: 2 }), circle(-158, -92, 22, c.deep, { opacity: 0.14 }), line(-158, -114, -158, -70, c.deep, 3), line(-178, -96, -138, -88, c.deep, 3), circle(-158, -92, 3.6, c.paper),
    path('M-70 -56Q-74 -78 -44 -84L-8 -88Q44 -88 66 -60Q76 -46 60 -36Q50 -30 10 -29H-34Q-60 -32 -70 -56Z', c.paper),
    path('M-70 -56Q-64 -33 -34 -29H10Q50 -30 60 -36Q68 -41 68 -48Q20 -44 -20 -46Q-50 -47 -70 -56Z', c.deep), path('M-70 -57Q-50 -48 -20 -47Q20 -45 68.4 -49L68 -46Q20 -41 -20 -43Q-52 -44 -69 -53Z', c.coral),
    path('M24 -54V-80Q48 -76 62 -58Q64 -55 62 -52Z', '#26496e'), path('M30 -56V-77Q38 -75 45 -71L36 -55Z', c.mint, { opacity: 0.4 }),
    rect(-40, -76, 15, 16, '#26496e', { rx: 3 }), rect(-20, -77, 15, 17, '#26496e', { rx: 3 }), rect(0, -78, 18, 46, 'none', { rx: 3, stroke: c.tan, 'stroke-width': 1.4 }), rect(3, -76, 12, 17, '#26496e', { rx: 3 }),
    path('M-48 -84Q-44 -97 -24 -98H8Q24 -96 26 -86Z', c.deep), rect(-40, -93, 12, 5, c.tan, { rx: 2 }), rect(-8, -112, 6, 15, c.deep), ellipse(-5, -113, 10, 4, c.deep),
    ellipse(-5, -114, 176, 6.4, c.blue, { opacity: 0.16 }), path('M-5 -112.6L-178 -110L-178 -113L-5 -116Z', c.deep), path('M-5 -116L168 -119L168 -116L-5 -112.6Z', c.deep),
    stroke('M-30 -30L-36 -16M-26 -30L-30 -16M44 -33V-16', c.deep, 3.4), circle(-33, -9, 9, c.navy), circle(-33, -9, 3.4, c.sand), circle(44, -9, 8, c.navy), circle(44, -9, 3, c.sand),
    circle(-62, -62, 2.6, c.coral), circle(-4, -27, 2.4, c.coral),
  ]
}

export function helideck(w = 620) {
  return [
    range(30, w - 30, 56).map((x) => [line(x, 14, x + 28, 74, '#5d8795', 3.4), line(x + 56, 14, x + 28, 74, '#5d8795', 3.4)]),
    line(58, 74, w - 30, 74, '#5d8795', 4.6),
    poly([[-44, -8], [0, 6], [0, 12], [-44, -4]], c.tan, { opacity: 0.95 }), range(-40, -6, 8).map((x) => line(x, -6 + (x + 44) * 0.32, x, -2 + (x + 44) * 0.32, c.deep, 1)),
    poly([[w + 44, -8], [w, 6], [w, 12], [w + 44, -4]], c.tan, { opacity: 0.95 }),
    rect(0, 0, w, 15, c.tealDark), rect(0, 0, w, 4, c.mint), range(20, w - 12, 60).map((x) => [rect(x, -5, 8, 5, c.deep, { rx: 2 }), circle(x + 4, -6, 3, '#8ee0a6')]),
    rect(0, 11, w, 4, c.navy, { opacity: 0.25 }),
  ]
}

export const windsock = (x, y, s, flip = 1) => group([
  line(0, 0, 0, -92, c.deep, 3), [0, 1, 2, 3].map((i) => {
    const a = i * 14
    return poly([[a * flip, -92 + i * 1.5], [(a + 14) * flip, -90.5 + i * 1.5], [(a + 14) * flip, -76 - i * 1], [a * flip, -74 - i * 1]], i % 2 ? c.paper : c.coral)
  }),
], `translate(${x} ${y}) scale(${s})`)
