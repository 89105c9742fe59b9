// Zoom and swipe of a picture.

import { expect, test } from 'vitest'
import { clamped, swipeOf, WHOLE, zoomedAt } from './picture-moves.ts'

const STAGE = { width: 400, height: 600 }

test('what is under the fingers stays there while it is zoomed', () => {
  const point = { x: 100, y: -150 }
  const view = zoomedAt(WHOLE, 2, point, STAGE)
  expect(view).toEqual({ scale: 2, x: -100, y: 150 })
  // the point of the picture that was at (100, -150) is still there
  expect(view.x + point.x * view.scale).toBe(point.x)
  expect(zoomedAt(view, 0.5, point, STAGE)).toEqual(WHOLE)
})

test('a picture is neither smaller than the stage, nor too large, nor moved out of it', () => {
  expect(zoomedAt(WHOLE, 0.2, { x: 0, y: 0 }, STAGE)).toEqual(WHOLE)
  expect(zoomedAt(WHOLE, 100, { x: 0, y: 0 }, STAGE).scale).toBe(5)
  expect(clamped({ scale: 2, x: 900, y: -900 }, STAGE)).toEqual({ scale: 2, x: 200, y: -300 })
})

test('a swipe is wide enough and more sideways than up', () => {
  expect(swipeOf(-60, 10)).toBe(1)
  expect(swipeOf(60, 10)).toBe(-1)
  expect(swipeOf(-30, 0)).toBe(0)
  expect(swipeOf(-60, 50)).toBe(0)
})
