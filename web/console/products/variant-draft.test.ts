// The input for new variants becomes values and name templates.

import { expect, it } from 'vitest'
import { productEditorEndpoints } from '../../../contract/products/editor-api.ts'
import { firstDraft, planOf, valuesOf, wrongNumber } from './variant-draft.ts'

const product = {
  ...productEditorEndpoints.editedProduct.example.data,
  partNumber: 'HB-8',
  cells: {
    ...{ name: 'Hex bolt M8 x 40 mm, Zinc', nameHi: 'हेक्स बोल्ट M8 x 40 mm, जस्ता' },
    ...{ 'spec:length': '40', 'spec:coating': 'zinc', 'specHi:coating': 'जस्ता' },
  },
}
const axes = [
  { key: 'length', nameEn: 'Length', nameHi: 'लंबाई', unit: 'mm', kind: 'number' as const },
  { key: 'coating', nameEn: 'Coating', nameHi: 'परत', unit: '', kind: 'text' as const },
]

it('parses numbers on one line, and texts with their Hindi line by line', () => {
  expect(valuesOf('10, 20\n 30.5', 'number').map(({ en }) => en)).toEqual(['10', '20', '30.5'])
  expect(valuesOf('Red = लाल\n\n  Dark  blue', 'text')).toEqual([
    { en: 'Red', hi: 'लाल' },
    { en: 'Dark blue', hi: '' },
  ])
  expect(wrongNumber('10, wide', 'number')).toBe('wide')
  expect(wrongNumber('wide', 'text')).toBeUndefined()
})

it('puts placeholders where the name contains the values, otherwise at its end', () => {
  expect(firstDraft(product, axes)).toMatchObject({
    ...{ partNumber: 'HB-8-{length}-{coating}', name: 'Hex bolt M8 x {length}, {coating}' },
    nameHi: 'हेक्स बोल्ट M8 x {length}, {coating}',
  })
  const plain = { ...product, cells: { ...product.cells, name: 'Hex bolt 400 mm', nameHi: '' } }
  expect(firstDraft(plain, axes)).toMatchObject({ name: 'Hex bolt 400 mm, {length}, {coating}', nameHi: '' })
})

it('becomes a plan once every axis has values', () => {
  const typed = firstDraft(product, axes)
  expect(planOf({ ...typed, values: { length: '10' } }, axes)).toBeNull()
  expect(planOf({ ...typed, values: { length: 'x', coating: 'Zinc' } }, axes)).toBeNull()
  expect(planOf({ ...typed, values: { length: '10 20', coating: 'Zinc' } }, axes)?.values).toEqual([
    { key: 'length', values: [10, 20].map(one => ({ en: String(one), hi: '' })) },
    { key: 'coating', values: [{ en: 'Zinc', hi: '' }] },
  ])
})
