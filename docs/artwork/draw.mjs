import { mkdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { H, document, resetIds } from './svg.mjs'
import { scenes } from './scenes.mjs'

const root = join(import.meta.dirname, '..', '..')
const out = join(root, 'public', 'hero')
const preview = process.argv.find((a) => a.startsWith('--preview='))?.slice(10)
const only = process.argv.find((a) => a.startsWith('--only='))?.slice(7).split(',')

const PHONE = { w: (H * 4) / 3, outW: 800, outH: 600 }

async function encode(svg, name, width, limits) {
  const png = await sharp(Buffer.from(svg), { density: 144 }).resize({ width }).png().toBuffer()
  for (const [ext, limit, qualities] of [['avif', limits[0], [74, 66, 58, 50]], ['webp', limits[1], [90, 84, 76, 68]]]) {
    const file = join(out, `${name}.${ext}`)
    for (const quality of qualities) {
      const image = sharp(png)
      await (ext === 'avif' ? image.avif({ quality, effort: 6, chromaSubsampling: '4:4:4' }) : image.webp({ quality, effort: 6, smartSubsample: true })).toFile(file)
      if ((await stat(file)).size < limit * 1000) break
    }
    const { size } = await stat(file)
    if (size >= limit * 1000) throw new Error(`${name}.${ext} is ${size} bytes, the limit is ${limit} kB`)
  }
}

await mkdir(preview ?? out, { recursive: true })
const captions = []
for (const [i, scene] of scenes.entries()) {
  const id = String(i + 1).padStart(2, '0')
  captions.push({ id, en: scene.en, idn: scene.idn, focus: scene.focus })
  if (only && !only.includes(id)) continue
  resetIds()
  const body = scene.draw()
  const large = document(body)
  const small = document(body, { x: scene.cropX, w: PHONE.w, h: H, outW: PHONE.outW, outH: PHONE.outH })
  if (preview) {
    await sharp(Buffer.from(large)).png().toFile(join(preview, `${id}.png`))
    await sharp(Buffer.from(small)).png().toFile(join(preview, `${id}-s.png`))
    continue
  }
  await Promise.all([encode(large, id, 1600, [45, 80]), encode(small, `${id}-s`, 800, [25, 40])])
}
if (!preview) {
  await writeFile(join(out, 'captions.json'), JSON.stringify(captions, null, 2) + '\n')
  await import('./brand.mjs')
}
