// Customers can switch off what the table says, and nothing that an order needs.

import { expect, it } from 'vitest'
import { OPTIONAL_MAIL, OPTIONAL_TEXTS, PUSH_TOPICS, TOPICS, WAYS } from './preferences.rules.ts'

it('names the optional topics once, in the table and in the lists', () => {
  expect(TOPICS.filter(topic => WAYS[topic].mail === 'choice')).toEqual(OPTIONAL_MAIL)
  expect(TOPICS.filter(topic => WAYS[topic].sms === 'choice')).toEqual(OPTIONAL_TEXTS)
  expect(TOPICS.filter(topic => WAYS[topic].push === 'device')).toEqual(PUSH_TOPICS)
  for (const topic of ['orders', 'quotations', 'account'] as const) {
    expect(WAYS[topic]).toMatchObject({ mail: 'always', sms: 'always' })
  }
})
