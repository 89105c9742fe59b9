// A fictitious supplier feed of technical products, including malformed rows.

import type { ImportMappingInput } from '../../contract/imports/api.ts'

export const sampleMapping: ImportMappingInput = {
  columns: { title: 'name', mpn: 'partNumber', 'specs.zz_weight': { field: 'weight', unit: 'g' } },
  repeats: 'append-id',
  categoryRules: [
    { category: 'Test wires > Flexible cables', words: ['cable', 'wire'], hsn: '8544' },
    { category: 'Test wires > Sockets', columns: ['specs.zz_pins'] },
  ],
  categoryNamesHi: { 'Flexible cables': 'लचीले केबल' },
}

/** Sixty rows: forty cables, ten sockets, and ten with different problems. */
export function sampleFeed(): string {
  const row = (id: number, title: string, more: object = {}, specs: object = {}) =>
    JSON.stringify({
      id: String(id),
      title,
      brand: 'Zztesto',
      mpn: `ZZ-${id}`,
      description: null,
      price: 100 + id,
      specs,
      ...more,
    })
  const cables = Array.from({ length: 40 }, (_, n) =>
    row(
      n,
      `zztestwire cable ${n}`,
      {},
      {
        zz_cores: 2 + (n % 4),
        zz_sheath: ['PVC', 'Rubber', 'LSZH'][n % 3],
        zz_package_width: 10 + (n % 3),
        zz_serial: `S${n}`,
        zz_flexible: n === 0,
        zz_weight: 500 + n,
      },
    ),
  )
  const sockets = Array.from({ length: 10 }, (_, n) => row(100 + n, `zzsocket ${n}`, {}, { zz_pins: 3 }))
  const awkward = [
    '{"id": "broken',
    row(200, 'zero', { price: 0 }),
    row(201, 'no part', { mpn: '' }),
    row(202, 'twice a', { mpn: 'SAME' }),
    row(203, 'twice b', { mpn: 'SAME' }),
    row(204, '<b>Bold</b> &amp; strong wire', {
      description: '<ul><li>One</li><li>Two<script>alert(1)</script></li></ul>',
    }),
    row(205, 'हिंदी wire', { brand: 'ज़ेडटेस्टो' }),
    row(206, '=cmd|calc wire', {}, { zz_cores: 'many', zz_note: 'a\nb', list: ['x', 'y'] }),
    row(207, 'very long wire '.repeat(40)),
    row(208, 'price as text wire', { price: '₹ 1,234.50' }),
  ]
  return `${[...cables, ...sockets, ...awkward].join('\n')}\n`
}
