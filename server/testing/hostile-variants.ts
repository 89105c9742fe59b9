// Values of the hostile-input test for the calls of the variants and offers of a product, and of what is bought together.

import type { Plausible } from './hostile.ts'

const version = '0123456789abcdef'
const plan = {
  values: [{ key: 'size', values: [{ en: 'XL', hi: '' }] }],
  ...{ partNumber: 'A-{size}', name: 'Gloves {size}', nameHi: 'दस्ताने {size}', pictures: true },
}

export const OF_VARIANTS: Record<string, Plausible> = {
  '/api/admin/products/{msn}/variants': { ...plan, version, from: 0 },
  '/api/admin/together': { after: '114000000' },
  '/api/admin/together/categories/{categoryCode}': { categories: ['114000000'], version: undefined },
  '/api/admin/together/products/{msn}': { chosen: ['MSN00000001'], hidden: ['MSN00000002'], version: undefined },
  '/api/admin/products/{msn}/offers': { seller: 'SAHYA', cells: { price: '100' } },
  '/api/admin/products/{msn}/variants/plan': plan,
  '/api/admin/products/{msn}/variants/find': { lines: ['MSN00000001'] },
  '/api/admin/products/{msn}/variants/changes': { version, axes: ['size'], join: [], leave: [] },
}
