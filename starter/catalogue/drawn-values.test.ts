// Labels and details in the pictures of the starter catalogue, compared with the attributes of the product.

import { expect, it } from 'vitest'
import { renderProduct } from '../drawings/render.ts'
import { starterCatalogue } from './catalogue.ts'

const { products } = starterCatalogue()
const figure = (product: (typeof products)[number], key: string) =>
  product.specs.find(spec => spec.key === key)?.value as number

it.each([
  ['impact-drill', 'power-w', 'W'],
  ['angle-grinder', 'power-w', 'W'],
  ['tape-measure', 'length-m', 'M'],
  ['water-tank', 'capacity-l', 'L'],
])('%s prints its %s', (model, key, unit) => {
  const drawn = products.filter(({ render }) => render.model === model)
  expect(drawn.length).toBeGreaterThan(5)
  for (const product of drawn) expect(product.render.params.label).toBe(`${figure(product, key)}${unit}`)
  const pictures = new Set(drawn.map(({ render }) => renderProduct(render, 'front')))
  expect(pictures.size).toBeGreaterThanOrEqual(new Set(drawn.map(product => figure(product, key))).size)
})

it('draws a lamp with the cap of its name', () => {
  const bulbs = products.filter(({ render }) => render.model === 'led-bulb' && render.params.variant !== 'candle')
  expect(bulbs.length).toBeGreaterThan(20)
  const capOf = ({ specs }: (typeof products)[number]) =>
    (specs.find(({ key }) => key === 'cap')?.value as { en: string } | undefined)?.en
  for (const bulb of bulbs) expect(bulb.render.params.variant).toBe(capOf(bulb) === 'B22' ? 'bayonet' : 'screw')
  const [one] = bulbs
  const draw = (variant: string) =>
    one ? renderProduct({ model: 'led-bulb', params: { ...one.render.params, variant } }, 'front') : ''
  expect(draw('bayonet')).not.toBe(draw('screw'))
})

it('shows no rating that differs from the attributes', () => {
  const rated = products.filter(({ render, specs }) => {
    const watts = specs.find(({ key }) => key === 'power-w')?.value
    return /^\d+W$/.test(render.params.label ?? '') && watts !== undefined && render.params.label !== `${watts}W`
  })
  expect(rated.map(({ name }) => name.en)).toEqual([])
})
