// What jsonb cannot hold is replaced, and nothing else is changed.

import { expect, it } from 'vitest'
import { jsonbOf } from './jsonb.ts'

it.each([
  [
    { a: '\ud800b', '\udc00': 1 },
    { a: '\ufffdb', '\ufffd': 1 },
  ],
  [{ a: ['x\u0000y'] }, { a: ['x\ufffdy'] }],
  [{ a: '😀 \\ud800 \\u0000 "q" \n\u0001' }, { a: '😀 \\ud800 \\u0000 "q" \n\u0001' }],
])('%j', (value, expected) => expect(JSON.parse(jsonbOf(value))).toEqual(expected))
