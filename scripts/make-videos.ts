// Renders the clips of the starter catalogue from its own drawings, in the test browser: npx tsx
// scripts/make-videos.ts

import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { BROWSER_FLAGS, browserPath } from '../e2e/support/browser.ts'
import { starterCatalogue } from '../starter/catalogue/catalogue.ts'
import { categoryCode } from '../starter/catalogue/category-trees.ts'
import { VIDEO_SECONDS, VIDEOS } from '../starter/content/videos.ts'
import { renderProduct, renderViews } from '../starter/drawings/render.ts'

const FOLDER = join(import.meta.dirname, '../starter/videos')
const TYPE = 'video/webm;codecs=vp9'
const MAX_BYTES = 300_000

interface Clip {
  video: number[]
  /** As an address of the kind `data:`. */
  poster: string
}

/** Shows one view after another, turned like a card, and records the canvas. */
async function record(page: Page, svgs: readonly string[]): Promise<Clip> {
  return page.evaluate(
    async ({ svgs, seconds, type }) => {
      const canvas = document.createElement('canvas')
      ;[canvas.width, canvas.height] = [640, 360]
      const context = canvas.getContext('2d')
      if (!context) throw new Error('no canvas')
      context.fillStyle = '#ffffff'
      const pictures = await Promise.all(
        svgs.map(async svg => {
          const picture = new Image()
          picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
          await picture.decode()
          return picture
        }),
      )
      const paint = (time: number) => {
        const each = 1 / pictures.length
        const at = Math.min(pictures.length - 1, Math.floor(time / each))
        const within = (time - at * each) / each
        // turned away at the beginning and the end of its time, but for the first and the last moment
        const turn = Math.min(1, at === 0 ? 1 : within * 5, at === pictures.length - 1 ? 1 : (1 - within) * 5)
        const width = 340 * Math.sin((turn * Math.PI) / 2)
        const grow = 1 + within * 0.06
        context.fillRect(0, 0, 640, 360)
        const picture = pictures[at]
        if (picture) context.drawImage(picture, 320 - (width * grow) / 2, 180 - 170 * grow, width * grow, 340 * grow)
      }
      paint(0.1)
      const poster = canvas.toDataURL('image/webp', 0.8)
      const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType: type, videoBitsPerSecond: 220_000 })
      const parts: Blob[] = []
      recorder.ondataavailable = event => parts.push(event.data)
      const ended = new Promise(resolve => {
        recorder.onstop = resolve
      })
      recorder.start()
      const start = performance.now()
      await new Promise<void>(resolve => {
        const step = () => {
          const time = (performance.now() - start) / (seconds * 1000)
          paint(Math.min(time, 0.999))
          if (time >= 1) resolve()
          else requestAnimationFrame(step)
        }
        step()
      })
      recorder.stop()
      await ended
      const bytes = new Uint8Array(await new Blob(parts).arrayBuffer())
      return { video: Array.from(bytes), poster }
    },
    { svgs, seconds: VIDEO_SECONDS, type: TYPE },
  )
}

const { categories } = starterCatalogue()
const browser = await chromium.launch({ executablePath: await browserPath(), args: BROWSER_FLAGS })
await mkdir(FOLDER, { recursive: true })
for (const { name, category } of VIDEOS) {
  const code = categoryCode('IN', category)
  const render = categories.find(one => one.code === code)?.render
  if (!render) throw new Error(`No category ${category}`)
  const page = await browser.newPage()
  // the compiler names inner functions by a function that the page does not have
  await page.evaluate('globalThis.__name = value => value')
  const { video, poster } = await record(
    page,
    renderViews(render).map(view => renderProduct(render, view)),
  )
  await page.close()
  const bytes = Buffer.from(video)
  if (bytes.length > MAX_BYTES) throw new Error(`${name} has ${bytes.length} bytes`)
  await writeFile(join(FOLDER, `${name}.webm`), bytes)
  await writeFile(join(FOLDER, `${name}.webp`), Buffer.from(poster.slice(poster.indexOf(',') + 1), 'base64'))
  process.stdout.write(`${name}: ${bytes.length} bytes\n`)
}
await browser.close()
