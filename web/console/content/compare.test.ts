// Differences between two documents, text by text.

import { expect, it } from 'vitest'
import { differencesOf } from './compare.ts'

it('names each text that differs, with both values', () => {
  const before = { kind: 'intro' as const, text: { en: 'Read this.', hi: 'यह पढ़ें।' }, shown: true }
  const after = { ...before, text: { ...before.text, en: 'Read that.' }, shown: false }
  expect(differencesOf(before, after)).toEqual([
    { path: ['text', 'en'], before: 'Read this.', after: 'Read that.' },
    { path: ['shown'], before: 'true', after: 'false' },
  ])
  expect(differencesOf(before, before)).toEqual([])
  const question = { question: { en: 'Why?', hi: 'क्यों?' }, answer: { en: 'So.', hi: 'इसलिए।' }, shown: true }
  const more = differencesOf({ kind: 'faqs', questions: [question] }, { kind: 'faqs', questions: [] })
  expect(more[0]).toEqual({ path: ['questions', '1', 'question', 'en'], before: 'Why?', after: '' })
  expect(differencesOf(null, { kind: 'redirect', to: '/a' }).at(-1)).toEqual({ path: ['to'], before: '', after: '/a' })
})
