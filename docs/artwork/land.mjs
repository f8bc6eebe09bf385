import { HORIZON, c, circle, ellipse, gradient, group, line, mix, path, poly, random, range, rect, stroke } from './svg.mjs'

export function hills(seed, x1, x2, h, fill, o = 1) {
  const rnd = random(seed)
  const step = (x2 - x1) / 9
  let d = `M${x1} ${HORIZON + 1}`
  range(1, 9, 1).forEach((i) => {
    const k = Math.sin((i / 10) * Math.PI)
    d += `Q${(x1 + step * (i - 0.5)).toFixed(1)} ${(HORIZON - h * k * rnd(0.7, 1.5)).toFixed(1)} ${(x1 + step * i).toFixed(1)} ${(HORIZON - (i === 9 ? 0 : h * k * rnd(0.5, 0.95))).toFixed(1)}`
  })
  return path(d + `V${HORIZON + 1}Z`, fill, { opacity: o })
}

export function volcano(x, w, h, { fill = c.blue } = {}) {
  const y = HORIZON + 1
  const top = w * 0.055
  const lit = mix(fill, c.mint, 0.3)
  const outline = `M${x - w / 2} ${y}C${x - w * 0.24} ${y - h * 0.16} ${x - w * 0.13} ${y - h * 0.62} ${x - top} ${y - h}Q${x - top * 0.2} ${y - h + h * 0.045} ${x + top} ${y - h * 0.97}C${x + w * 0.13} ${y - h * 0.6} ${x + w * 0.26} ${y - h * 0.14} ${x + w / 2} ${y}Z`
  const face = `M${x - w / 2} ${y}C${x - w * 0.24} ${y - h * 0.16} ${x - w * 0.13} ${y - h * 0.62} ${x - top} ${y - h}L${x - top * 0.1} ${y - h * 0.965}L${x - w * 0.035} ${y - h * 0.76}L${x - w * 0.01} ${y - h * 0.6}L${x - w * 0.09} ${y - h * 0.38}L${x - w * 0.05} ${y - h * 0.2}L${x - w * 0.13} ${y}Z`
  const g = gradient([[0, c.paper, 0], [0.55, c.paper, 0.05], [1, c.paper, 0.55]], { y1: y - h, y2: y })
  return [
    path(outline, fill), path(face, lit),
    stroke(`M${x + w * 0.03} ${y - h * 0.86}Q${x + w * 0.06} ${y - h * 0.55} ${x + w * 0.16} ${y - h * 0.25}`, c.navy, 3, { opacity: 0.14 }),
    stroke(`M${x + w * 0.015} ${y - h * 0.8}Q${x + w * 0.02} ${y - h * 0.5} ${x + w * 0.06} ${y - h * 0.22}`, c.navy, 3, { opacity: 0.14 }),
    g.def, path(outline, g.fill),
  ]
}

export const plume = (x, y, s) => group([
  path(`M${x} ${y}C${x - 6 * s} ${y - 20 * s} ${x + 16 * s} ${y - 26 * s} ${x + 12 * s} ${y - 42 * s}C${x + 34 * s} ${y - 62 * s} ${x + 70 * s} ${y - 48 * s} ${x + 84 * s} ${y - 58 * s}C${x + 120 * s} ${y - 66 * s} ${x + 128 * s} ${y - 44 * s} ${x + 96 * s} ${y - 40 * s}C${x + 66 * s} ${y - 30 * s} ${x + 30 * s} ${y - 30 * s} ${x + 8 * s} ${y}Z`, c.white, { opacity: 0.8 }),
])

export function palm(x, y, h, fill, lean = 0.12) {
  const tx = x + h * lean
  const ty = y - h
  const frond = (a, l) => {
    const ex = tx + Math.cos(a) * l
    const ey = ty + Math.sin(a) * l + l * 0.32
    const mx = tx + Math.cos(a) * l * 0.55
    const my = ty + Math.sin(a) * l * 0.75 - l * 0.12
    return path(`M${tx} ${ty}Q${mx} ${my - l * 0.12} ${ex} ${ey}Q${mx} ${my + l * 0.14} ${tx} ${ty}Z`, fill)
  }
  return [
    stroke(`M${x} ${y}Q${x + h * lean * 0.2} ${y - h * 0.5} ${tx} ${ty}`, fill, h * 0.055),
    [-2.9, -2.4, -1.9, -1.2, -0.7, -0.2, 0.15, 3.0].map((a) => frond(a, h * 0.46)),
  ]
}

export function lighthouse(x, y, s) {
  const body = poly([[-11, 0], [-7, -104], [7, -104], [11, 0]], c.paper)
  const band = (a, b) => {
    const wa = 11 - (4 * a) / 104
    const wb = 11 - (4 * b) / 104
    return poly([[-wa, -a], [-wb, -b], [wb, -b], [wa, -a]], c.coral)
  }
  return group([
    rect(-24, -14, 20, 16, c.cream), poly([[-27, -14], [-14, -24], [-1, -14]], c.rust), rect(-18, -9, 5, 6, c.deep),
    body, band(22, 44), band(66, 86),
    poly([[3, 0], [2, -104], [7, -104], [11, 0]], c.navy, { opacity: 0.12 }),
    rect(-2.5, -10, 5, 10, c.deep, { rx: 2 }), rect(-1.6, -58, 3.2, 5, c.deep), rect(-1.4, -97, 2.8, 4, c.deep),
    rect(-11, -107, 22, 3.4, c.deep), range(-10, 10, 4).map((k) => line(k, -107, k, -112, c.deep, 0.8)), line(-10.5, -112, 10.5, -112, c.deep, 0.9),
    rect(-5.5, -120, 11, 13, '#fbe3c8'), line(0, -120, 0, -107, c.deep, 0.9), line(-5.5, -120, -5.5, -107, c.deep, 1), line(5.5, -120, 5.5, -107, c.deep, 1),
    path('M-8 -120Q0 -133 8 -120Z', c.rust), line(0, -127, 0, -134, c.deep, 1), circle(0, -134, 1.2, c.deep),
  ], `translate(${x} ${y}) scale(${s})`)
}

export const headland = (x, y, w, h, fill = '#3b7f80') => [
  path(`M${x} ${y}C${x + w * 0.04} ${y - h * 0.3} ${x + w * 0.12} ${y - h * 0.42} ${x + w * 0.22} ${y - h * 0.55}C${x + w * 0.3} ${y - h} ${x + w * 0.55} ${y - h * 1.05} ${x + w * 0.75} ${y - h * 0.8}C${x + w * 0.88} ${y - h * 0.72} ${x + w} ${y - h * 0.9} ${x + w * 1.1} ${y - h * 0.7}V${y}Z`, fill),
  path(`M${x} ${y}C${x + w * 0.04} ${y - h * 0.3} ${x + w * 0.12} ${y - h * 0.42} ${x + w * 0.2} ${y - h * 0.5}L${x + w * 0.26} ${y - h * 0.3}L${x + w * 0.36} ${y - h * 0.42}L${x + w * 0.44} ${y - h * 0.16}L${x + w * 0.6} ${y - h * 0.28}L${x + w * 0.72} ${y - h * 0.06}L${x + w * 1.1} ${y - h * 0.2}V${y}Z`, c.tan, { opacity: 0.75 }),
  ellipse(x + w * 0.1, y, w * 0.14, h * 0.07, c.blue, { opacity: 0.65 }),
]

export function skyline(seed, x1, x2, h, fill, { lit = 0, lamp = '#fbd9a8' } = {}) {
  const rnd = random(seed)
  const out = []
  let x = x1
  while (x < x2) {
    const w = rnd(16, 44)
    const bh = h * rnd(0.28, 1)
    out.push(rect(x, HORIZON - bh, w, bh + 1, fill))
    if (rnd() > 0.7) out.push(line(x + w / 2, HORIZON - bh, x + w / 2, HORIZON - bh - rnd(8, 20), fill, 1.6))
    if (lit) range(x + 4, x + w - 6, 6).forEach((wx) => range(HORIZON - bh + 5, HORIZON - 7, 8).forEach((wy) => {
      if (rnd() < lit) out.push(rect(wx, wy, 2.6, 3.4, lamp, { opacity: rnd(0.5, 1) }))
    }))
    x += w + rnd(-2, 7)
  }
  return out
}
