// Barcodes in front of a camera: one that stays there counts as one scan.

import { expect, it } from 'vitest'
import { cameraGate } from './camera-gate.ts'

it('counts a code once while it stays in view, and again when it comes back', () => {
  const isNew = cameraGate()
  const seen = ([code, now]: [string, number]) => isNew(code, now)
  const scans: [string, number][] = [
    ['A', 0],
    ['A', 1000],
    ['A', 2400],
    ['B', 2500],
    ['A', 2600],
    ['A', 4200],
  ]
  expect(scans.map(seen)).toEqual([true, false, false, true, true, true])
})
