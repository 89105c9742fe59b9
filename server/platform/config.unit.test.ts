// Settings: all optional, invalid ones named, secrets never printed, `.env.example` up to date.

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { needsStartTls } from './encrypted-connections.ts'
import { originOf } from './hosts.ts'
import { envExample, redactedSettings, SETTINGS } from './settings.ts'

const PRODUCTION = { STORE_MODE: 'production', PUBLIC_ORIGIN: 'https://store.example' }

it('requires no setting', () => {
  expect(readConfig({})).toMatchObject({ port: 3000, databaseUrl: '', production: false, uaeHosts: ['ae.localhost'] })
})

it('rejects a setting that was removed, says what to do instead, and does not show its value', () => {
  const start = (OPERATOR_KEY: string) => () => readConfig({ ...PRODUCTION, OPERATOR_KEY })
  expect(start('a-key-of-earlier-versions')).toThrow(/OPERATOR_KEY is no longer a setting.*npm run staff -- key NAME/)
  expect(start('a-key-of-earlier-versions')).not.toThrow('a-key-of-earlier')
  expect(start('')).not.toThrow()
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
  ['PLAIN_CONNECTIONS', 'yes'],
  ['VALIDATE_RESPONSES', 'on'],
  ['TEST_CLOCK', 'True'],
  ['SIMULATED_WAREHOUSE', 'no'],
  ['BANK_TRANSFER_ACCOUNT', 'Karkhana; 12'],
  ['COD_CODE_ABOVE', '10000'],
  ['COD_CODE_ABOVE', 'IN=10,000'],
  ['BANK_TRANSFER_ACCOUNT', 'Karkhana; 50200012345678; HDFC1000001; HDFC Bank'],
  ['MAIL_BOUNCE_SECRET', 'too short'],
  ['CARRIER_WEBHOOK_SECRETS', 'vayu-express'],
  ['CARRIER_WEBHOOK_SECRETS', 'vayu-express=too short'],
  ['CARRIER_WEBHOOK_SECRETS', 'Vayu=0123456789abcdef'],
  ['CARRIER_WEBHOOK_SECRETS', 'vayu=0123456789abcdef,vayu=fedcba9876543210'],
  ['CARRIER_APIS', 'vayu=https://api.vayu.example'],
  ['CARRIER_APIS', 'vayu=too short@https://api.vayu.example'],
  ['CARRIER_APIS', 'vayu=0123456789abcdef@http://api.vayu.example'],
  ['CARRIER_APIS', 'vayu=0123456789abcdef@https://a.example,vayu=0123456789abcdef@https://b.example'],
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

it('takes keys and addresses of carriers at which parcels are booked', () => {
  const listed = 'vayu=0123456789abcdef@https://api.vayu.example/v1/, saqr=fedcba9876543210@http://127.0.0.1:9000'
  expect(readConfig({ CARRIER_APIS: listed }).carrierApis).toEqual({
    vayu: { url: 'https://api.vayu.example/v1', key: '0123456789abcdef' },
    saqr: { url: 'http://127.0.0.1:9000', key: 'fedcba9876543210' },
  })
  const wrong = () => readConfig({ CARRIER_APIS: 'vayu=0123456789abcdef@ftp://x' })
  expect(wrong).toThrow(expect.objectContaining({ message: expect.not.stringContaining('0123456789') }))
})

it('takes the secrets of carriers, and repeats none of them in an error', () => {
  expect(readConfig({}).carrierSecrets).toEqual({})
  const listed = 'vayu-express=0123456789abcdef=, sarthi=FEDCBA9876543210'
  expect(readConfig({ CARRIER_WEBHOOK_SECRETS: listed }).carrierSecrets).toEqual({
    'vayu-express': '0123456789abcdef=',
    sarthi: 'FEDCBA9876543210',
  })
  const wrong = () => readConfig({ CARRIER_WEBHOOK_SECRETS: 'Vayu=0123456789abcdef' })
  expect(wrong).toThrow(expect.objectContaining({ message: expect.not.stringContaining('0123456789') }))
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

it('rejects plain connections to other machines in production mode, unless a setting allows them', () => {
  const plain = { DATABASE_URL: 'postgres://k:s@db.example/k', SMS_URL: 'http://sms.example/send' }
  for (const [name, value] of Object.entries(plain)) {
    expect(() => readConfig({ ...PRODUCTION, [name]: value })).toThrow(new RegExp(`^${name} .*PLAIN_CONNECTIONS`))
    expect(readConfig({ ...PRODUCTION, [name]: value, PLAIN_CONNECTIONS: 'true' }).plainConnections).toBe(true)
    expect(readConfig({ [name]: value }).plainConnections).toBe(true)
  }
  const encrypted = { DATABASE_URL: `${plain.DATABASE_URL}?sslmode=verify-full`, SMS_URL: 'https://sms.example/send' }
  expect(readConfig({ ...PRODUCTION, ...encrypted }).plainConnections).toBe(false)
  for (const host of ['127.0.0.1', 'localhost', '[::1]'])
    expect(readConfig({ ...PRODUCTION, DATABASE_URL: `postgres://k:s@${host}/k` }).plainConnections).toBe(false)
  expect(() => readConfig({ ...PRODUCTION, DATABASE_URL: `${plain.DATABASE_URL}?sslmode=prefer` })).toThrow('sslmode')
  expect(needsStartTls('smtp://mail.example', false)).toBe(true)
  expect(needsStartTls('smtp://mail.example', true)).toBe(false)
  expect(needsStartTls('smtp://127.0.0.1:2525', false)).toBe(false)
})

it('serves only configured hosts in production mode', () => {
  expect(() => readConfig({ STORE_MODE: 'production' })).toThrow('PUBLIC_ORIGIN')
  expect(() => readConfig({ ...PRODUCTION, UAE_HOSTS: 'ae.example' })).toThrow('UAE_PUBLIC_ORIGIN')
  expect(() => readConfig({ ...PRODUCTION, UAE_PUBLIC_ORIGIN: 'https://store.example' })).toThrow('UAE_HOSTS')
  expect(readConfig(PRODUCTION)).toMatchObject({ indiaHosts: ['store.example'], uaeHosts: [] })
  expect(readConfig({ ...PRODUCTION, INDIA_HOSTS: 'old.example' }).indiaHosts).toEqual(['old.example', 'store.example'])
})

it('simulates a warehouse only in development mode by default', () => {
  expect(readConfig({}).simulatedWarehouse).toBe(true)
  expect(readConfig({ SIMULATED_WAREHOUSE: 'false' }).simulatedWarehouse).toBe(false)
  expect(readConfig({ ...PRODUCTION, SIMULATED_WAREHOUSE: 'true' }).simulatedWarehouse).toBe(false)
})

it('does not let a test clock into production mode', () => {
  expect(readConfig({ TEST_CLOCK: 'true' }).testClock).toBe(true)
  expect(readConfig(PRODUCTION).testClock).toBe(false)
  expect(() => readConfig({ ...PRODUCTION, TEST_CLOCK: 'true' })).toThrow('TEST_CLOCK')
})

describe('a payment gateway', () => {
  const RAZORPAY = { RAZORPAY_KEY_ID: 'rzp_live_1', RAZORPAY_KEY_SECRET: 's3cret', RAZORPAY_WEBHOOK_SECRET: 'hook' }

  it('is set up with all of its settings or with none of them', () => {
    expect(readConfig({}).gateways.razorpay).toBeNull()
    expect(readConfig(RAZORPAY).gateways.razorpay).toEqual({
      ...{ keyId: 'rzp_live_1', keySecret: 's3cret', webhookSecret: 'hook', previousWebhookSecret: '' },
      ...{ apiOrigin: 'https://api.razorpay.com', upiIntent: false, emiLinks: false },
    })
    for (const name of Object.keys(RAZORPAY)) expect(() => readConfig({ ...RAZORPAY, [name]: ' ' })).toThrow(name)
    expect(() => readConfig({ RAZORPAY_PREVIOUS_WEBHOOK_SECRET: 'old' })).toThrow('RAZORPAY_KEY_ID')
    expect(readConfig({ RAZORPAY_API_ORIGIN: 'https://pay.example' }).gateways).toMatchObject({
      ...{ razorpay: null, origins: { razorpay: 'https://pay.example' } },
    })
  })

  it('of Stripe has a key of Stripe', () => {
    const stripe = { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }
    expect(readConfig(stripe).gateways.stripe).toMatchObject({
      secretKey: 'sk_live_1',
      apiOrigin: 'https://api.stripe.com',
    })
    expect(() => readConfig({ ...stripe, STRIPE_SECRET_KEY: 'pk_live_1' })).toThrow('STRIPE_SECRET_KEY')
    expect(() => readConfig({ STRIPE_SECRET_KEY: 'sk_live_1' })).toThrow('STRIPE_WEBHOOK_SECRET')
  })

  it('takes the payments that the routes give it', () => {
    const payu = { PAYU_KEY: 'k', PAYU_SALT: 's' }
    const routesOf = (text: string) => readConfig({ ...RAZORPAY, ...payu, PAYMENT_ROUTES: text }).gateways.routes
    expect(routesOf(' IN upi -2000 = payu, razorpay ; IN payLater=none;IN * 100-200=razorpay ')).toEqual([
      { market: 'IN', methodId: 8, minMinor: 0, maxMinor: 200_000, gateways: ['payu', 'razorpay'] },
      { market: 'IN', methodId: 12, minMinor: 0, maxMinor: Number.MAX_SAFE_INTEGER, gateways: [] },
      { market: 'IN', methodId: null, minMinor: 10_000, maxMinor: 20_000, gateways: ['razorpay'] },
    ])
    // set up in the console
    expect(routesOf('AE card = stripe')).toMatchObject([{ gateways: ['stripe'] }])
    for (const wrong of [
      'IN upi = stripes',
      'US upi = payu',
      'IN gold = payu',
      'IN upi',
      'IN upi = payu none',
      'IN upi 1.5-2 = payu',
    ])
      expect(() => routesOf(wrong), wrong).toThrow('PAYMENT_ROUTES')
  })

  it('of PayU has its key and its salt', () => {
    const payu = { PAYU_KEY: 'k', PAYU_SALT: 's' }
    expect(readConfig(payu).gateways.payu).toMatchObject({ key: 'k', apiOrigin: 'https://info.payu.in' })
    expect(() => readConfig({ PAYU_KEY: 'k' })).toThrow('PAYU_SALT')
  })

  it('is called by https, or on this machine', () => {
    const at = (origin: string) => readConfig({ ...RAZORPAY, RAZORPAY_API_ORIGIN: origin }).gateways.razorpay?.apiOrigin
    for (const origin of ['https://pay.example', 'http://127.0.0.1:4010', 'http://localhost:4010', 'http://[::1]:4010'])
      expect(at(origin)).toBe(origin)
    for (const origin of ['http://api.razorpay.com', 'http://10.0.0.7', 'https://pay.example/v2', 'pay.example'])
      expect(() => at(origin)).toThrow('RAZORPAY_API_ORIGIN')
  })

  it('has its errors without its secrets', () => {
    for (const change of [{ RAZORPAY_KEY_SECRET: 'two words' }, { RAZORPAY_WEBHOOK_SECRET: '' }]) {
      const read = () => readConfig({ ...RAZORPAY, ...change })
      expect(read).toThrow(/RAZORPAY/)
      expect(read).not.toThrow(/two words|s3cret|hook$/)
    }
  })
})

describe('a login at a provider', () => {
  const GOOGLE = { GOOGLE_CLIENT_ID: 'store', GOOGLE_CLIENT_SECRET: 'hush' }

  it('is offered when id and secret are set', () => {
    expect(readConfig({}).social).toEqual({ google: null, facebook: null, microsoft: null })
    expect(readConfig(GOOGLE).social.google).toEqual({
      ...{ clientId: 'store', clientSecret: 'hush', issuer: 'https://accounts.google.com' },
    })
    expect(() => readConfig({ FACEBOOK_CLIENT_ID: 'store' })).toThrow('FACEBOOK_CLIENT_SECRET')
    expect(() => readConfig({ MICROSOFT_CLIENT_SECRET: 'hush' })).toThrow('MICROSOFT_CLIENT_ID')
  })

  it('sends its secret by https, or to this machine', () => {
    const issuer = 'https://login.microsoftonline.com/consumers/v2.0'
    const at = (value: string) => readConfig({ ...GOOGLE, GOOGLE_ISSUER: value }).social.google?.issuer
    for (const value of [issuer, 'http://127.0.0.1:4010']) expect(at(value)).toBe(value)
    for (const value of ['http://accounts.google.com', 'accounts.google.com'])
      expect(() => at(value)).toThrow('GOOGLE_ISSUER')
  })
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

it('takes a folder for backups that is absolute and not part of what is backed up', () => {
  const read = (env: Record<string, string>) => readConfig({ DATA_DIR: '/data', ...env }).backups
  expect(read({})).toBeNull()
  expect(read({ BACKUP_DIR: '/backups/' })).toEqual({ folder: '/backups', keep: 7 })
  expect(read({ BACKUP_DIR: '/data/backups', BACKUP_KEEP: '365' })).toEqual({ folder: '/data/backups', keep: 365 })
  expect(() => read({ BACKUP_DIR: 'backups' })).toThrow('BACKUP_DIR must be an absolute path')
  for (const folder of ['/data/files', '/data/imports/a', '/data/postgres'])
    expect(() => read({ BACKUP_DIR: folder }), folder).toThrow('BACKUP_DIR must not be in a folder that is backed up')
  for (const keep of ['0', '366', '1.5', 'x'])
    expect(() => read({ BACKUP_DIR: '/backups', BACKUP_KEEP: keep }), keep).toThrow('BACKUP_KEEP')
})
