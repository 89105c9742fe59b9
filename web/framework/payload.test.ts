// Data embedded in a page cannot break out of its script element.

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { embedJson } from './payload.ts'

test('it ends no element and opens no comment', () => {
  const text = embedJson({ name: '</script><script>alert(1)</script><!-- \u2028\u2029' })
  expect(text).not.toMatch(/[<\u2028\u2029]/)
})

test('what is embedded is read back', () => {
  fc.assert(
    fc.property(fc.jsonValue(), value => {
      const text = embedJson(value)
      expect(text).not.toContain('<')
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)))
    }),
  )
})
