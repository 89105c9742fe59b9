// Lines of synonyms as the search reads them.

import { expect, it } from 'vitest'
import { lineOf } from './synonym-line.ts'

it.each([
  ['both', ' spanner, wrench ', 'left over', 'spanner, wrench'],
  ['one-way', 'allen key', ' hex key', 'allen key => hex key'],
  ['nearest', 'planer', 'sander', 'planer ~> sander'],
] as const)('%s', (join, left, right, line) => expect(lineOf(join, left, right)).toBe(line))
