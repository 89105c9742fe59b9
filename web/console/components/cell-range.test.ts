// Cell ranges: keyboard selection, copied blocks, and pasted blocks.

import { expect, test } from 'vitest'
import { at, boxOf, moved, pasted } from './cell-range.ts'
import { parseTabText, writeTabText } from './tab-text.ts'

const size = { rows: 4, columns: 3 }
const free = { shift: false, ctrl: false }

test('arrows move within the grid, with Shift they extend', () => {
  expect(moved(at(0, 0), 'ArrowUp', free, size)).toEqual(at(0, 0))
  expect(moved(at(1, 1), 'ArrowDown', { shift: true, ctrl: false }, size)).toEqual({
    ...{ anchor: { row: 1, column: 1 }, focus: { row: 2, column: 1 } },
  })
  expect(moved(at(1, 1), 'ArrowRight', { shift: false, ctrl: true }, size)).toEqual(at(1, 2))
  expect(moved(at(3, 2), 'Home', { shift: false, ctrl: true }, size)).toEqual(at(0, 0))
  expect(moved(at(0, 0), 'a', free, size)).toBeNull()
})

test('one value fills the range, a block begins in its corner and ends at the edge', () => {
  const range = boxOf({ anchor: { row: 2, column: 1 }, focus: { row: 1, column: 2 } })
  expect(pasted(range, [['x']], size).map(({ row, column }) => [row, column])).toEqual([
    [1, 1],
    [1, 2],
    [2, 1],
    [2, 2],
  ])
  expect(
    pasted(
      boxOf(at(3, 2)),
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
      size,
    ),
  ).toEqual([{ row: 3, column: 2, text: 'a' }])
})

test('the clipboard format of spreadsheets is parsed and written', () => {
  expect(parseTabText('a\t"two\nlines"\r\n"say ""hi"""\t\r\n')).toEqual([
    ['a', 'two\nlines'],
    ['say "hi"', ''],
  ])
  expect(
    parseTabText(
      writeTabText([
        ['a\tb', '"'],
        ['', 'x'],
      ]),
    ),
  ).toEqual([
    ['a\tb', '"'],
    ['', 'x'],
  ])
})
