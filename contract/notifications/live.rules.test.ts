// Lines of the stream of live notices.

import { expect, it } from 'vitest'
import { parseNotice } from './live.rules.ts'

it('are notices of a known kind, and nothing else', () => {
  const order = { kind: 'order', number: 100234, state: 'shipped' }
  const price = {
    kind: 'price',
    msn: 'MSN0000A1B2',
    nameEn: 'Drill',
    nameHi: 'ड्रिल',
    slug: 'drill',
    priceMinor: 319_000,
  }
  for (const notice of [order, price]) expect(parseNotice(JSON.stringify(notice))).toEqual(notice)
  for (const other of [
    'open',
    'changed',
    '{"kind":"other","number":1,"state":""}',
    '{"kind":"price","msn":"MSN0000A1B2"}',
  ])
    expect(parseNotice(other)).toBeNull()
})
