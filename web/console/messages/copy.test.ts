// Texts of the console: Hindi uses the terms and spellings of docs/hindi.md, and each country has its own terms.

import { expect, test } from 'vitest'

type File = { messages: Readonly<Record<string, unknown>> }
const hindi = import.meta.glob<File>('./*.hi.ts', { eager: true, query: '?templates' })
const english = import.meta.glob<File>('./*.en.ts', { eager: true, query: '?templates' })

const textsOf = (files: Readonly<Record<string, File>>) =>
  Object.entries(files).flatMap(([path, { messages }]) =>
    Object.entries(messages).flatMap(([key, text]) =>
      typeof text === 'string' ? [{ name: `${path.slice(2, -6)} ${key}`, text }] : [],
    ),
  )

/** Disallowed spellings, and their replacements. */
const HINDI: [RegExp, string][] = [
  [/[\u0958-\u095a]|[कखग]\u093c/, 'क, ख and ग take no nukta: कीमत, खरीदें, गलत'],
  [/फ(?!\u093c)(ोन|िल्टर|िटिंग|्लैट)|ज्यादा|जरूर/, 'ज़ and फ़ keep their nukta: ज़्यादा, फ़िल्टर'],
  [/हिंदी/, 'हिन्दी'],
  [/रकम/, 'राशि'],
  [/केवल/, 'सिर्फ़'],
  [/ाे|़़|ाा|््/, 'a broken letter'],
]

test('Hindi texts have one spelling and one term for a thing', () => {
  const texts = textsOf(hindi)
  expect(texts.length).toBeGreaterThan(1000)
  for (const [pattern, instead] of HINDI)
    expect(
      texts.filter(({ text }) => pattern.test(text)).map(({ name, text }) => `${name}: ${text}`),
      `write: ${instead}`,
    ).toEqual([])
})

/** Screens of one country, and texts that exist once per country. */
const OF_ONE_COUNTRY =
  /^(finance|tax-documents|vat-return|commission-rates|cash-on-delivery|delivery|customers) |^quality mrp|reason-declarations-missing$|^price-lists /

test('other texts name list prices and tariff codes by the terms of the country, and neither GST nor VAT', () => {
  const named = textsOf(english).filter(({ text }) => /\b(HSN|MRP|GST|GSTIN|VAT|TRN|pincode|emirate)\b/.test(text))
  expect(named.filter(({ name }) => OF_ONE_COUNTRY.test(name)).length).toBeGreaterThan(20)
  expect(named.filter(({ name }) => !OF_ONE_COUNTRY.test(name))).toEqual([])
})
