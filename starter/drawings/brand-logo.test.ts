// The logos of the invented brands: one for each, all different, readable, and the same on every machine.

import sharp from 'sharp'
import { expect, it } from 'vitest'
import { foreignPart } from '../../server/media/rules.ts'
import { brands } from '../catalogue/brands.ts'
import { liveryOf } from '../catalogue/liveries.ts'
import { FRAME } from './bounds.ts'
import { drawBrandLogo } from './brand-logo.ts'
import { lightness } from './color.ts'

const logos = () => brands.map(({ slug, name }) => drawBrandLogo(name, liveryOf(slug)))

it('draws each brand a logo of its own, always the same', () => {
  const all = logos()
  expect(new Set(all).size).toBe(brands.length)
  expect(logos()).toEqual(all)
  for (const logo of all) {
    expect(foreignPart(logo)).toBeNull()
    expect(logo).toContain(` width="${FRAME}" height="${FRAME}"`)
  }
})

it('gives neighbours in a trade other colours, dark enough for white letters', () => {
  const colors = brands.map(({ slug }) => liveryOf(slug).color)
  for (const [at, color] of colors.entries()) {
    expect(colors.slice(at + 1, at + 11)).not.toContain(color)
    expect(lightness(color)).toBeLessThan(0.55)
  }
})

it('draws two initials for two capitals, one otherwise, inside the outline', async () => {
  const glyphs = (slug: string) => {
    const brand = brands.find(one => one.slug === slug)
    return drawBrandLogo(brand?.name ?? '', liveryOf(slug)).match(/<path transform/g)?.length
  }
  expect([glyphs('ampere-hive'), glyphs('lumora-pro'), glyphs('tarvani')]).toEqual([2, 2, 1])
  // the corners stay white and the middle is not
  const { data, info } = await sharp(Buffer.from(drawBrandLogo('Tarvani', liveryOf('tarvani'))))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)]
  expect([at(2, 2), at(397, 2), at(2, 397), at(397, 397)]).toEqual(Array.from({ length: 4 }, () => [255, 255, 255]))
  expect(at(150, 300)).not.toEqual([255, 255, 255])
})
