// Settings of company sign-in: all or none; incomplete settings are an error.

import { expect, it } from 'vitest'
import { readConfig } from './config.ts'

const SET = {
  COMPANY_LOGIN_ISSUER: 'https://login.company.example',
  COMPANY_LOGIN_CLIENT_ID: 'the-console',
  COMPANY_LOGIN_CLIENT_SECRET: 'a-secret-of-the-console',
  COMPANY_LOGIN_NAME: 'Example Works',
}

it('is off without settings, and has the English name where there is no Hindi one', () => {
  expect(readConfig({}).companyLogin).toBeNull()
  expect(readConfig(SET).companyLogin).toEqual({
    client: {
      issuer: 'https://login.company.example',
      clientId: 'the-console',
      clientSecret: 'a-secret-of-the-console',
    },
    ...{ name: { en: 'Example Works', hi: 'Example Works' }, trustsMfa: false, only: false },
  })
})

it('stops the start when a part is missing or not valid, and never names the secret', () => {
  for (const name of Object.keys(SET)) expect(() => readConfig({ ...SET, [name]: '' })).toThrow(name)
  expect(() => readConfig({ COMPANY_LOGIN_ONLY: 'true' })).toThrow('COMPANY_LOGIN_ISSUER')
  expect(() => readConfig({ ...SET, COMPANY_LOGIN_TRUST_MFA: 'yes' })).toThrow('COMPANY_LOGIN_TRUST_MFA')
  expect(() => readConfig({ ...SET, COMPANY_LOGIN_ISSUER: 'http://login.company.example' })).toThrow('https://')
  const secret = 'a secret'
  expect(() => readConfig({ ...SET, COMPANY_LOGIN_CLIENT_SECRET: secret })).toThrow(/^((?!a secret).)*$/)
})
