// The standard texts shown in the editing form are the ones that are sent.

import { describe, expect, it } from 'vitest'
import { MAIL_VALUES, unknownValues } from '../../../contract/notifications/templates.rules.ts'
import { LANGUAGES, MARKETS } from '../../../contract/shared/market.ts'
import { EXAMPLE_TEMPLATES, exampleMail } from './example.ts'
import { standardWords } from './standard-words.ts'

const ORIGIN = 'https://store.example'

it('the text of every mail can be changed, except the one with two variants', () => {
  expect([...Object.keys(MAIL_VALUES), 'edit-not-made'].sort()).toEqual([...EXAMPLE_TEMPLATES].sort())
})

describe.each(Object.entries(MAIL_VALUES))('%s', (template, values) => {
  const words = (language: 'en' | 'hi') => ({ ...standardWords('mail', template, language), registeredId: null })

  it.each(LANGUAGES.flatMap(language => MARKETS.map(market => [language, market] as const)))(
    'is the same with the standard text as a custom one, in %s and %s',
    (language, market) => {
      const of = { market, language, origin: ORIGIN }
      const own = new Map([[`mail:${template}`, words(language)]])
      expect(exampleMail(template, { ...of, own })).toEqual(exampleMail(template, of))
    },
  )

  it('has placeholders for its values, and nothing else', () => {
    expect(Object.keys(standardWords('mail', template, 'en'))).toEqual(['subject', 'text'])
    expect(unknownValues(values, words('en'))).toEqual([])
    const subject = `About ${values.map(name => `{${name}}`).join(' and ')}.`
    const own = new Map([[`mail:${template}`, { subject, text: 'First.\n\nSecond.', registeredId: null }]])
    const mail = exampleMail(template, { market: 'IN', language: 'en', origin: ORIGIN, own })
    expect(mail?.subject).toMatch(/^About [^{}]*\.$/)
    expect(mail?.heading).toBe(mail?.subject)
    const standard = exampleMail(template, { market: 'IN', language: 'en', origin: ORIGIN })
    const first = standard?.paragraphs.indexOf(words('en').text) ?? -1
    const texts = mail?.paragraphs ?? []
    expect(texts).toEqual(expect.arrayContaining(['First.', 'Second.']))
    expect(texts).toHaveLength((standard?.paragraphs.length ?? 0) + 1)
    if (first >= 0) expect(texts.slice(first, first + 2)).toEqual(['First.', 'Second.'])
  })
})
