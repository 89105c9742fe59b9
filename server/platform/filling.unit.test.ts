// Progress figures and the notice while a store is being filled.

import { expect, it } from 'vitest'
import { fillLine, percentOf, withNotice } from './filling.ts'

const state = { what: 'starter catalogue' as const, step: 'pictures', done: 8_000, total: 40_000, startedAt: 1_000 }

it('tells percent and time left', () => {
  expect(percentOf(state)).toBe(20)
  expect(percentOf({ ...state, done: 40_000 })).toBe(99)
  expect(fillLine(state, 6_000)).toBe('  starter catalogue: 20 %, pictures, about 20 s left')
  expect(fillLine({ ...state, done: 0 }, 6_000)).toBe('  starter catalogue: 0 %, pictures')
})

it('puts the notice before the page, in its language', () => {
  const html = withNotice('<html><body><div id="app"></div></body></html>', 'hi', state)
  expect(html).toMatch(/<body><p role="status"[^>]*>स्टोर भरा जा रहा है: कैटलॉग का 20% [^<]*<\/p><div id="app">/)
})
