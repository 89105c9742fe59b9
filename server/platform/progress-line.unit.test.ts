// A terminal line is updated, a log gets a line for each step.

import { expect, it } from 'vitest'
import { ProgressLine } from './progress-line.ts'

const state = { what: 'search index' as const, step: '', done: 30, total: 100, startedAt: 0 }

function written(isTTY: boolean): string {
  let text = ''
  const write = (part: string | Uint8Array) => {
    text += String(part)
    return true
  }
  const line = new ProgressLine({ isTTY, write })
  line.show(state, 3000, false)
  line.show({ ...state, done: 60 }, 6000, true)
  line.show({ ...state, done: 60 }, 6000, true)
  line.end()
  line.end()
  return text
}

it('is written over in a terminal and ended once', () => {
  const [first, last] = ['  search index: 30 %, about 7 s left', '  search index: 60 %, about 4 s left']
  expect(written(true)).toBe(`\r\u001b[K${first}\r\u001b[K${last}\r\u001b[K${last}\n`)
})

it('is a line of a log for each step that has ended', () => {
  expect(written(false)).toBe('  search index: 60 %, about 4 s left\n')
})
