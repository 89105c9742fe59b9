// Masked contact data shows enough to recognize it and no more.

import { expect, test } from 'vitest'
import { fullContact, maskEmail, maskPhone } from './contact-masks.ts'

test('a masked contact shows its country or domain and a little more', () => {
  expect(maskEmail('asha@plant.example')).toBe('a•••@plant.example')
  expect(maskEmail('आशा@plant.example')).toBe('आ•••@plant.example')
  expect(maskEmail(null)).toBe('')
  expect(maskPhone('IN', '919876543210')).toBe('+91 ••••••3210')
  expect(maskPhone('AE', '971501234567')).toBe('+971 ••••••4567')
  expect(maskPhone('IN', null)).toBe('')
})

test('in full a phone has its plus sign, and nothing stays nothing', () => {
  expect(fullContact({ email: 'asha@plant.example', phone: '919876543210' })).toEqual({
    ...{ email: 'asha@plant.example', phone: '+919876543210' },
  })
  expect(fullContact({ phone: null })).toEqual({ email: '', phone: '' })
})
