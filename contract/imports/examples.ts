// Example import and mapping for the documentation.

export const exampleImport = {
  id: '7d0b5a52-5d0c-4b43-9a61-0f6f4f7f7c11',
  market: 'IN' as const,
  fileName: 'price-list.xlsx',
  dryRun: false,
  state: 'done' as const,
  position: 1200,
  total: 1200,
  created: 40,
  updated: 310,
  unchanged: 845,
  rejected: 5,
  offered: 0,
  priceChanges: 290,
  retired: 0,
  undone: 0,
  left: 0,
  problems: [
    {
      code: 'price.above-mrp',
      severity: 'error' as const,
      count: 5,
      message: 'The price is above the MRP, which the law forbids',
    },
  ],
  pictures: { waiting: 0, stored: 38, failed: 2 },
  who: '7b0c6ac8-6cf2-4e5b-8d26-12ad0b6cf1c4',
  error: null,
  createdAt: '2026-05-04T06:00:00.000Z',
  finishedAt: '2026-05-04T06:00:09.000Z',
}

export const exampleMapping = {
  columns: {
    'Item code': 'partNumber' as const,
    'Rate (Rs)': 'price' as const,
    'Net wt': { field: 'weight' as const, unit: 'g' },
    Pune: { stock: 'PNQ' },
    'Rated voltage': { attribute: 'Rated voltage', unit: 'V' },
    Remarks: 'ignore' as const,
  },
  prices: { taxIncluded: true },
  defaults: { brand: 'Shakti', origin: 'IN' },
  categories: { Drills: 'Tools > Power tools > Drills' },
  categoryRules: [{ category: 'Tools > Hand tools > Hammers', words: ['hammer'], hsn: '8205' }],
  categoryNamesHi: { Hammers: 'हथौड़े' },
  repeats: 'reject' as const,
  acceptJumps: false,
}
