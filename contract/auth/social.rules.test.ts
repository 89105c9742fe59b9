// Which provider emails count as verified.

import { expect, it } from 'vitest'
import { readProvider, vouchesForEmail } from './social.rules.ts'

it('takes the word of a provider for its own mailboxes only', () => {
  const claims = { email: 'asha@gmail.com', emailVerified: true, hostedDomain: '' }
  expect(vouchesForEmail('google', claims)).toBe(true)
  expect(vouchesForEmail('google', { ...claims, emailVerified: false })).toBe(false)
  expect(vouchesForEmail('google', { ...claims, email: 'asha@plant.example' })).toBe(false)
  expect(vouchesForEmail('google', { ...claims, email: 'asha@plant.example', hostedDomain: 'plant.example' })).toBe(
    true,
  )
  expect(vouchesForEmail('google', { ...claims, email: 'asha@other.example', hostedDomain: 'plant.example' })).toBe(
    false,
  )
  expect(vouchesForEmail('facebook', claims)).toBe(false)
  expect(vouchesForEmail('microsoft', claims)).toBe(false)
})

it('knows three providers', () => {
  expect(['google', 'facebook', 'microsoft', 'GOOGLE', ''].map(readProvider)).toEqual([
    ...['google', 'facebook', 'microsoft'],
    ...[null, null],
  ])
})
