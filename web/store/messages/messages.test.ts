// Every message of the store can be formatted in both languages.

import { readdir } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { ERRORS } from '../../../contract/shared/errors.ts'
import { compileMessage } from '../../framework/messages/compile-message.ts'
import { formatMessage, type Message } from '../../framework/messages/format-message.ts'
import { loadMessages } from '../../framework/messages/messages.ts'
import '../app/messages.ts'

/** A part of `errors`, whose messages include it. */
const PARTS = ['errors-staff']

async function loadAll(language: 'en' | 'hi') {
  const ending = `.${language}.ts`
  const files = await readdir(import.meta.dirname)
  return loadMessages(
    files
      .filter(name => name.endsWith(ending))
      .map(name => name.slice(0, -ending.length))
      .filter(name => !PARTS.includes(name)),
    language,
  )
}

/** Names of the placeholders of a message. */
function placeholders(message: Message): string[] {
  if (typeof message === 'string') return []
  const names = message.flatMap(part => {
    if (typeof part === 'string') return []
    const [name, cases] = part
    return [name, ...Object.values(cases ?? {}).flatMap(placeholders)]
  })
  return [...new Set(names)].sort()
}

test('every message can be formatted, in both languages with the same placeholders', async () => {
  const [english, hindi] = await Promise.all([loadAll('en'), loadAll('hi')])
  for (const [namespace, table = {}] of Object.entries(english)) {
    for (const [key, message] of Object.entries(table)) {
      const translated = hindi[namespace]?.[key] ?? ''
      const names = placeholders(message)
      expect(placeholders(translated), `${namespace}.${key}`).toEqual(names)
      const params = Object.fromEntries(names.map(name => [name, 2]))
      for (const one of [message, translated]) expect(formatMessage(one, params, 'en-IN')).not.toMatch(/[{}]/)
    }
  }
})

test('the build has compiled the templates', async () => {
  const { cart } = await loadAll('en')
  expect(cart?.titleCount).toBeInstanceOf(Array)
})

test('the English message of an error is that of the contract, and every error has a Hindi one', async () => {
  const [english, hindi] = await Promise.all([loadAll('en'), loadAll('hi')])
  for (const [code, [, text]] of Object.entries(ERRORS)) {
    expect(english.errors?.[code]).toEqual(compileMessage(text))
    expect(JSON.stringify(hindi.errors?.[code])).toMatch(/[\u0900-\u097f]/)
  }
})
