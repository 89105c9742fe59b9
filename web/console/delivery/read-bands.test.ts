// Parses the distance bands of a carrier.

import { expect, test } from 'vitest'
import { bandText, readBands } from './read-bands.ts'

test('lines are read with any separator, and a wrong one rejects all', () => {
  expect(readBands(' 300 1 \n\n1000, 3')).toEqual([
    { maxKm: 300, days: 1 },
    { maxKm: 1000, days: 3 },
  ])
  for (const wrong of ['', '300', '300 one', '-3 1', '300 1 2', '300 1\nx']) expect(readBands(wrong), wrong).toBeNull()
  expect(bandText([{ maxKm: 300, days: 1 }])).toBe('300 1')
})
