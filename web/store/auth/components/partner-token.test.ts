// Reads the action from a partner token.

import { expect, it } from 'vitest'
import { actOf } from './partner-token.ts'

const tokenWith = (claims: unknown) => `head.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`

it.each([
  [tokenWith({ act: 'cart', note: 'औज़ार?>' }), 'cart'],
  [tokenWith({ act: 'login' }), 'login'],
  [tokenWith({ act: 'delete' }), null],
  [tokenWith(['login']), null],
  ['a.b.c', null],
  ['', null],
])('%s', (token, act) => {
  expect(actOf(token)).toBe(act)
})
