import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { H, W, c, document, group, line, path, place, rect, resetIds } from './svg.mjs'
import { sky, sun, clouds, gulls } from './sky.mjs'
import { foam, glitter, reflection, sea } from './sea.mjs'
import { hills } from './land.mjs'
import { tanker } from './ships.mjs'

const root = join(import.meta.dirname, '..', '..')
const brand = join(root, 'public', 'brand')

const spoke = (deg, from, to) => {
  const a = (deg * Math.PI) / 180
  return [32 + Math.cos(a) * from, 37 + Math.sin(a) * from, 32 + Math.cos(a) * to, 37 + Math.sin(a) * to]
}

// A helm rising over the horizon like the sun, carried by a flared bow seen from ahead.
const mark = (ink, port, starboard, accent) => [
  path('M12.5 37A19.5 19.5 0 0 1 51.5 37', 'none', { stroke: ink, 'stroke-width': 5 }),
  [-150, -90, -30].map((d) => line(...spoke(d, 5, 29), ink, 5)),
  path('M22.5 37A9.5 9.5 0 0 1 41.5 37Z', accent),
  path('M3 41H32V63Z', port),
  path('M61 41H32V63Z', starboard),
]

const K = 10
const letters = {
  N: { w: 44, gap: 7 },
  a: { w: 46, gap: 11, d: 'M41 24V72M41 48A18 18 0 1 1 5 48A18 18 0 1 1 41 48' },
  k: { w: 42, gap: 6 },
  h: { w: 42, gap: 7, d: 'M5 0V72M5 46A16 16 0 0 1 37 46V72' },
  o: { w: 46, gap: 4, d: 'M41 48A18 18 0 1 1 5 48A18 18 0 1 1 41 48' },
  d: { w: 46, gap: 7, d: 'M41 0V72M41 48A18 18 0 1 1 5 48A18 18 0 1 1 41 48' },
}

function wordmark(ink) {
  let x = 0
  const body = [...'Nakhoda'].map((ch) => {
    const l = letters[ch]
    const art = ch === 'N'
      ? [rect(0, 4, K, 68, ink), rect(34, 4, K, 68, ink), path('M0 4H11.6L44 72H32.4Z', ink)]
      : ch === 'k'
        ? [rect(0, 0, K, 72, ink), path('M27.6 25H40.8L9 58.4V44.5ZM14.4 46L22.6 39L42 72H29.8Z', ink)]
        : path(l.d, 'none', { stroke: ink, 'stroke-width': K, 'stroke-linejoin': 'round' })
    const out = group(art, `translate(${x} 0)`)
    x += l.w + l.gap
    return out
  })
  return { body, width: x - 10 }
}

const tile = (size) => document([
  rect(0, 0, 64, 64, c.navy, { rx: size ? 0 : 14 }),
  group(mark(c.white, c.mint, c.teal, c.coral), 'translate(5.8 4.4) scale(.82)'),
], { w: 64, h: 64, outW: size || 64, outH: size || 64 })

function logo(ink, port, starboard) {
  const word = wordmark(ink)
  return document([
    group(mark(ink, port, starboard, c.coral), 'translate(0 -2) scale(1.3)'),
    group(word.body, 'translate(100 5)'),
  ], { w: Math.ceil(word.width + 106), h: 82 })
}

function ico(png, size) {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(22, 18)
  return Buffer.concat([head, png])
}

function social() {
  resetIds()
  const water = sea('dawn', 3)
  const word = wordmark(c.navy)
  const art = [
    sky('dawn'), sun(1338, 340, 56), clouds(5, [[980, 116, 300], [1290, 190, 260], [420, 90, 200]], c.white, 0.62),
    hills(4, 700, 1180, 34, '#9fc3bf', 0.7), gulls([[1176, 262, 1.1], [1222, 238, 0.8]]),
    water.back(540), glitter(1338, 9, '#fbd2a8', 0.55), place(tanker(), { x: 1562, y: 540, s: 4.5, flip: true }), water.front(540),
    glitter(1338, 9, '#fbd2a8', 0.55, 1, 548), reflection(800, 1552, 548, 62, c.navy, 4, 0.3), foam(796, 1548, 541, { dir: -1, power: 0.9, wake: 60 }), water.glints(40, 0.5, 560),
    group([group(mark(c.navy, c.teal, c.tealDark, c.coral), 'scale(2.1)'), group(word.body, 'translate(160 14) scale(1.3)')], 'translate(352 196)'),
  ]
  return document(art, { x: W - (H * 1200) / 630, w: (H * 1200) / 630, h: H, outW: 1200, outH: 630 })
}

await mkdir(brand, { recursive: true })
await writeFile(join(brand, 'logo.svg'), logo(c.navy, c.teal, c.tealDark) + '\n')
await writeFile(join(brand, 'logo-light.svg'), logo(c.white, c.mint, c.teal) + '\n')
await writeFile(join(brand, 'mark.svg'), document(mark(c.navy, c.teal, c.tealDark, c.coral), { w: 64, h: 64 }) + '\n')
await writeFile(join(brand, 'mark-light.svg'), document(mark(c.white, c.mint, c.teal, c.coral), { w: 64, h: 64 }) + '\n')
await writeFile(join(root, 'app', 'icon.svg'), tile(0) + '\n')
const icon = await sharp(Buffer.from(tile(0)), { density: 576 }).resize(32).png().toBuffer()
await writeFile(join(root, 'app', 'favicon.ico'), ico(icon, 32))
await sharp(Buffer.from(tile(180)), { density: 144 }).resize(180).png({ palette: true }).toFile(join(brand, 'apple-touch-icon.png'))
await sharp(Buffer.from(social()), { density: 144 }).resize(1200).png({ palette: true, quality: 92, effort: 9, dither: 0.6 }).toFile(join(brand, 'og.png'))
