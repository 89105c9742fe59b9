// Settings that name something in a domain: an unknown name aborts startup.

import { expect, it } from 'vitest'
import { checkDomainSettings } from './domains.ts'
import { readConfig } from './platform/config.ts'

const check = (SMS_TEMPLATE_IDS: string) => () => checkDomainSettings(readConfig({ SMS_TEMPLATE_IDS }))

it('accepts ids of the text messages that the store sends', () => {
  expect(check('')).not.toThrow()
  expect(check('shipped=1107160000000000001,order-placed=1107160000000000002')).not.toThrow()
  expect(check('otp-login=1107160000000000003,otp-forgot-password=1107160000000000004')).not.toThrow()
})

it('names the unknown text message and the known ones', () => {
  const error = /^SMS_TEMPLATE_IDS names no text message "shiped"; there are .*order-placed.* shipped,.* otp-login,/
  expect(check('shipped=1107160000000000001,shiped=1107160000000000002')).toThrow(error)
})

it('has no text message for mail-only templates', () => {
  expect(check('refund-made=1107160000000000001')).toThrow('"refund-made"')
})
