// Settings: all optional, invalid ones named, secrets never printed, `.env.example` up to date.

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { originOf } from './hosts.ts'
import { envExample, redactedSettings, SETTINGS } from './settings.ts'

const PRODUCTION = { STORE_MODE: 'production', PUBLIC_ORIGIN: 'https://store.example' }

it('requires no setting', () => {
  expect(readConfig({})).toMatchObject({ port: 3000, databaseUrl: '', production: false, uaeHosts: ['ae.localhost'] })
})

it('takes the origin of each market from the settings', () => {
  const origins = (env: Record<string, string>) => {
    const config = readConfig(env)
    return [originOf(config, 'IN'), originOf(config, 'AE')]
  }
  expect(origins({})).toEqual(['http://localhost:3000', 'http://ae.localhost:3000'])
  expect(origins({ PORT: '80', INDIA_HOSTS: 'in.test' })).toEqual(['http://in.test', 'http://ae.localhost'])
  expect(origins({ PUBLIC_ORIGIN: 'https://in.example/' })).toEqual(['https://in.example', 'http://ae.localhost:3000'])
  expect(origins({ PUBLIC_ORIGIN: 'https://in.example', UAE_PUBLIC_ORIGIN: 'https://ae.example' })).toEqual([
    'https://in.example',
    'https://ae.example',
  ])
})

it.each([
  ['PORT', 'abc'],
  ['PORT', '70000'],
  ['ROLE', 'boss'],
  ['STORE_MODE', 'Production'],
  ['STORE_MODE', 'prod'],
  ['RATE_LIMITS', 'TRUE'],
  ['RATE_LIMITS', '1'],
  ['STARTER_CATALOGUE', 'no'],
  ['PRIVATE_PICTURES', 'yes'],
  ['HSTS_SUBDOMAINS', 'yes'],
  ['VALIDATE_RESPONSES', 'on'],
  ['TEST_CLOCK', 'True'],
  ['BANK_TRANSFER_ACCOUNT', 'Karkhana; 12'],
  ['BANK_TRANSFER_ACCOUNT', 'Karkhana; 50200012345678; HDFC1000001; HDFC Bank'],
  ['LOG_LEVEL', 'verbose'],
  ['DATABASE_URL', 'mysql://host/name'],
  ['SMS_URL', 'sms.example'],
  ['MAIL_URL', 'https://mail.example'],
  ['PUBLIC_ORIGIN', 'store.example'],
  ['PUBLIC_ORIGIN', 'https://store.example/shop'],
  ['INDIA_HOSTS', 'https://store.example'],
  ['UAE_HOSTS', 'ae.example:3000'],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', '1000'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['TRUST_PROXY', 'proxy.example'],
])('names the setting that is wrong: %s=%s', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(name)
})

it.each([
  ['false', false],
  ['0', false],
  ['1', 1],
  ['10.0.0.0/8, ::1,loopback', ['10.0.0.0/8', '::1', 'loopback']],
])('takes the number of proxies or their networks: %s', (value, expected) => {
  expect(readConfig({ TRUST_PROXY: value }).trustProxy).toEqual(expected)
})

it('rejects development mode where other machines can reach it, unless a setting allows it', () => {
  expect(() => readConfig({ HOST: '0.0.0.0' })).toThrow('DEVELOPMENT_ON_NETWORK')
  expect(() => readConfig({ HOST: '::' })).toThrow('DEVELOPMENT_ON_NETWORK')
  for (const host of ['127.0.0.1', '127.0.0.2', '::1', 'localhost']) expect(readConfig({ HOST: host }).host).toBe(host)
  expect(readConfig({ HOST: '0.0.0.0', DEVELOPMENT_ON_NETWORK: 'true' }).host).toBe('0.0.0.0')
  expect(readConfig({ HOST: '0.0.0.0', ...PRODUCTION }).production).toBe(true)
})

it('serves only configured hosts in production mode', () => {
  expect(() => readConfig({ STORE_MODE: 'production' })).toThrow('PUBLIC_ORIGIN')
  expect(() => readConfig({ ...PRODUCTION, UAE_HOSTS: 'ae.example' })).toThrow('UAE_PUBLIC_ORIGIN')
  expect(() => readConfig({ ...PRODUCTION, UAE_PUBLIC_ORIGIN: 'https://store.example' })).toThrow('UAE_HOSTS')
  expect(readConfig(PRODUCTION)).toMatchObject({ indiaHosts: ['store.example'], uaeHosts: [] })
  expect(readConfig({ ...PRODUCTION, INDIA_HOSTS: 'old.example' }).indiaHosts).toEqual(['old.example', 'store.example'])
})

it('does not let a test clock into production mode', () => {
  expect(readConfig({ TEST_CLOCK: 'true' }).testClock).toBe(true)
  expect(readConfig(PRODUCTION).testClock).toBe(false)
  expect(() => readConfig({ ...PRODUCTION, TEST_CLOCK: 'true' })).toThrow('TEST_CLOCK')
})

it('prints no secret', () => {
  const secrets = SETTINGS.filter(setting => setting.secret).map(setting => setting.name)
  const printed = redactedSettings(Object.fromEntries(secrets.map(name => [name, 'hunter2'])))
  expect(secrets.length).toBeGreaterThan(3)
  expect(JSON.stringify(printed)).not.toContain('hunter2')
  for (const name of secrets) expect(printed[name]).toBe('(set)')
})

it('matches .env.example', async () => {
  expect(await readFile(join(import.meta.dirname, '../../.env.example'), 'utf8')).toBe(envExample())
})
