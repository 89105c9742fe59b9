// The search nudge never covers a price: it uses a free corner, or is not shown.

import { expect, test } from 'vitest'
import { freeSpot } from './free-spot.ts'

const window = { left: 0, top: 100, right: 1000, bottom: 800 }
const panel = { width: 300, height: 200 }
const price = (left: number, top: number) => ({ left, top, right: left + 60, bottom: top + 20 })

test('the first corner that covers no price', () => {
  expect(freeSpot(panel, window, [])).toEqual({ left: 684, top: 584 })
  expect(freeSpot(panel, window, [price(900, 700)])).toEqual({ left: 16, top: 584 })
  expect(freeSpot(panel, window, [price(900, 700), price(100, 600)])).toEqual({ left: 684, top: 116 })
  expect(freeSpot(panel, window, [price(0, 0), price(500, 300)])).toEqual({ left: 684, top: 584 })
})

test('none if every corner has a price, or the window is too low', () => {
  const corners = [price(900, 700), price(100, 700), price(900, 200), price(100, 200)]
  expect(freeSpot(panel, window, corners)).toBeNull()
  expect(freeSpot(panel, { ...window, bottom: 250 }, [])).toBeNull()
})
