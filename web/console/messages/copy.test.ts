// The Hindi texts of the console keep the words and spellings that docs/hindi.md has decided for both apps.

import { expect, test } from 'vitest'

const files = import.meta.glob<{ messages: Readonly<Record<string, unknown>> }>('./*.hi.ts', {
  eager: true,
  query: '?templates',
})

/** What is not written, and what is. */
const HINDI: [RegExp, string][] = [
  [/[\u0958-\u095a]|[कखग]\u093c/, 'क, ख and ग take no nukta: कीमत, खरीदें, गलत'],
  [/फ(?!\u093c)(ोन|िल्टर|िटिंग|्लैट)|ज्यादा|जरूर/, 'ज़ and फ़ keep their nukta: ज़्यादा, फ़िल्टर'],
  [/हिंदी/, 'हिन्दी'],
  [/रकम/, 'राशि'],
  [/केवल/, 'सिर्फ़'],
  [/ाे|़़|ाा|््/, 'a broken letter'],
]

test('Hindi texts have one spelling and one word for a thing', () => {
  const texts = Object.entries(files).flatMap(([path, { messages }]) =>
    Object.entries(messages).flatMap(([key, text]) =>
      typeof text === 'string' ? [{ name: `${path} ${key}`, text }] : [],
    ),
  )
  expect(texts.length).toBeGreaterThan(1000)
  for (const [pattern, instead] of HINDI)
    expect(
      texts.filter(({ text }) => pattern.test(text)).map(({ name, text }) => `${name}: ${text}`),
      `write: ${instead}`,
    ).toEqual([])
})
