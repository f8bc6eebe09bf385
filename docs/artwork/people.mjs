import { c, circle, ellipse, group, line, mix, path, rect, stroke } from './svg.mjs'

// Figures are in centimetres, standing on y = 0.

export const skins = ['#b07a52', '#9a6540', '#c08a60', '#a8704a']

const rad = (a) => (a * Math.PI) / 180

function limb(x, y, side, [a1, a2, l2 = 27], l1, w, colour, cuff) {
  const ex = x + Math.sin(rad(a1)) * l1 * side
  const ey = y + Math.cos(rad(a1)) * l1
  const hx = ex + Math.sin(rad(a2)) * l2 * side
  const hy = ey + Math.cos(rad(a2)) * l2
  const d = `M${x} ${y}L${ex.toFixed(1)} ${ey.toFixed(1)}L${hx.toFixed(1)} ${hy.toFixed(1)}`
  const bx = ex + (hx - ex) * 0.55
  const by = ey + (hy - ey) * 0.55
  const nx = ((hy - ey) / l2) * w * 0.5
  const ny = (-(hx - ex) / l2) * w * 0.5
  return { hand: [hx + ((hx - ex) / l2) * 5.5, hy + ((hy - ey) / l2) * 5.5], svg: stroke(d, colour, w) + (cuff ? line(bx - nx, by - ny, bx + nx, by + ny, cuff, w * 0.36, { 'stroke-linecap': 'butt' }) : '') }
}

function head({ hat, hatPaint, skin, back, turn = 0 }) {
  const hair = '#1d2430'
  const t = turn * 3
  const face = [rect(-5.5, -156, 11, 13, mix(skin, '#5a3420', 0.25), { rx: 5 }), ellipse(0, -164, 10.6, 13, skin)]
  if (hat === 'hijab') {
    return [
      path('M-15 -146Q-17 -180 0 -181Q17 -180 15 -146Q24 -132 19 -122Q0 -112 -19 -122Q-24 -132 -15 -146Z', hatPaint),
      back ? path('M4 -180.5Q16 -178 15 -146Q24 -132 19 -122Q14 -119 8 -117Q14 -140 4 -180.5Z', c.navy, { opacity: 0.08 }) : ellipse(t, -163, 8.4, 10.6, skin),
    ]
  }
  const hairs = back ? path('M-11 -160Q-12 -179 0 -179Q12 -179 11 -160Q9 -151 0 -151Q-9 -151 -11 -160Z', hair) : path('M-11 -162Q-13 -180 0 -180Q13 -180 11 -162Q9 -171 0 -171Q-9 -171 -11 -162Z', hair)
  if (hat === 'bun') return [face, hairs, circle(0, -181, 5, hair)]
  if (hat === 'helmet') {
    return [face, back ? path('M-10.6 -166H10.6Q10 -153 0 -152Q-10 -153 -10.6 -166Z', hair) : '',
      path('M-13.6 -167Q-14 -183 0 -183.6Q14 -183 13.6 -167Z', hatPaint), path('M4 -183.2Q14 -182 13.6 -167H7Q8 -178 4 -183.2Z', c.navy, { opacity: 0.13 }), rect(-2.4, -184.8, 4.8, 10, mix(hatPaint, c.white, 0.35), { rx: 2.4 }),
      rect(-16.5 + t, -169, 33, 4.4, mix(hatPaint, c.navy, 0.12), { rx: 2.2 }), stroke('M-10 -165Q-9 -152 0 -150Q9 -152 10 -165', c.deep, back ? 0 : 0.9, { opacity: 0.4 })]
  }
  if (hat === 'peaked') {
    return [face, back ? path('M-10.8 -167H10.8Q11 -154 0 -152Q-11 -154 -10.8 -167Z', hair) : '', path('M-10.5 -169H10.5V-174H-10.5Z', hatPaint), path('M-16 -178Q-14 -187 0 -187Q14 -187 16 -178Q12 -173 0 -173Q-12 -173 -16 -178Z', c.paper), path('M2 -187Q14 -187 16 -178Q12 -173 4 -173Q10 -178 2 -187Z', c.sand),
      back ? '' : [path('M-11 -170Q0 -164 11 -170L10 -167Q0 -161.5 -10 -167Z', c.navy), circle(0, -175.6, 2, c.coral)]]
  }
  return [face, hairs]
}

export function person({
  x, y, s = 1, suit = c.coral, legs, band = c.paper, hat = 'helmet', hatPaint = c.paper, skin = skins[0], back = false, turn = 0,
  left = [8, 4], right = [8, 4], stance = 9, vest, skirt = false, holding, shoes = c.navy, flip = false, badge,
}) {
  const dark = mix(suit, c.navy, 0.14)
  const trousers = legs ?? suit
  const reach = 29
  const a = limb(-19, -138, -1, left, reach, 13.5, dark, band)
  const b = limb(19, -138, 1, right, reach, 13.5, suit, band)
  const hand = (p) => circle(p[0], p[1], 6, skin)
  const legPath = (sx) => stroke(`M${sx * 9} -84L${sx * (stance + 1)} -44L${sx * (stance + 2)} -8`, sx < 0 ? mix(trousers, c.navy, 0.1) : trousers, 18, { 'stroke-linecap': 'butt' })
  const lower = skirt
    ? [rect(-13, -10, 11, 9, skin), rect(3, -10, 11, 9, skin), path('M-19 -96H19L25 -12Q0 -4 -25 -12Z', trousers), path('M6 -96H19L25 -12Q16 -8 10 -8Z', c.navy, { opacity: 0.1 })]
    : [legPath(-1), legPath(1), band ? [-1, 1].map((k) => line(k * (stance + 1.8) - 9, -26, k * (stance + 1.8) + 9, -26, band, 4.4, { 'stroke-linecap': 'butt' })) : '']
  return group([
    ellipse(2, 0, 34, 5, c.navy, { opacity: 0.14 }),
    lower,
    [-1, 1].map((k) => (skirt ? rect(k * 8 - 7.5, -6, 15, 7, shoes, { rx: 3.4 }) : path(`M${k * (stance + 2.4) - 9} -9H${k * (stance + 2.4) + 9}Q${k * (stance + 2.4) + 11} -6 ${k * (stance + 2.4) + 10.5} 1H${k * (stance + 2.4) - 10.5}Q${k * (stance + 2.4) - 11} -6 ${k * (stance + 2.4) - 9} -9Z`, shoes))),
    a.svg, hand(a.hand),
    path('M-19 -146Q0 -151 19 -146Q26 -142 25 -134L19.5 -110L19 -80Q0 -75 -19 -80L-19.5 -110L-25 -134Q-26 -142 -19 -146Z', suit),
    path('M8 -148.4Q15 -147.4 19 -146Q26 -142 25 -134L19.5 -110L19 -80Q14 -78 8 -77.4Q12 -112 8 -148.4Z', c.navy, { opacity: 0.09 }),
    vest ? [path('M-17 -146.5L-8 -148.6L-2 -124V-88H-19V-112L-23 -132Z', vest), path('M17 -146.5L8 -148.6L2 -124V-88H19V-112L23 -132Z', vest)] : '',
    band ? [rect(-19.4, -108, 38.8, 5.4, band), back ? [line(-11, -147, -10, -108, band, 4), line(11, -147, 10, -108, band, 4)] : [line(-12, -147, -11, -108, band, 4), line(12, -147, 11, -108, band, 4)]] : '',
    !back && !vest ? line(0, -146, 0, -82, dark, 1.4) : '', badge ?? '',
    head({ hat, hatPaint, skin, back, turn }),
    b.svg, hand(b.hand), holding ? holding(a.hand, b.hand) : '',
  ], `translate(${x} ${y}) scale(${flip ? -s : s} ${s})`)
}

export const clipboard = (a) => group([rect(-14, -20, 28, 36, c.tan, { rx: 2 }), rect(-11, -15, 22, 28, c.paper), [-9, -3, 3].map((k) => line(-7, k, 7, k, c.blue, 1.6)), rect(-5, -23, 10, 5, c.deep, { rx: 2 })], `translate(${a[0] + 7} ${a[1] - 6}) rotate(-8)`)
export const radio = (p) => group([rect(-4.5, -13, 9, 19, c.navy, { rx: 2 }), line(3, -13, 3, -24, c.navy, 2)], `translate(${p[0]} ${p[1]})`)
export const scarf = (p, colour) => path(`M${p[0]} ${p[1]}q12 -12 24 -4q10 6 20 -2q-4 12 -18 12q-14 -2 -26 -6z`, colour)
export const duffel = (x, y, s, colour = c.deep) => group([ellipse(0, 1, 36, 4, c.navy, { opacity: 0.14 }), rect(-32, -26, 64, 26, colour, { rx: 13 }), rect(-16, -26, 5, 26, c.tan), rect(11, -26, 5, 26, c.tan), stroke('M-13 -26Q0 -40 13 -26', c.tan, 3.4)], `translate(${x} ${y}) scale(${s})`)
