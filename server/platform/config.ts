// Reads settings from environment variables: all optional, typed, documented, and printed without secrets.

import { resolve } from 'node:path'
import type { Market } from '../../contract/shared/market.ts'

interface Setting {
  name: string
  fallback: string
  about: string
  secret?: boolean
}

/** Every environment variable that the store reads; `.env.example` is generated from this list. */
export const SETTINGS: readonly Setting[] = [
  { name: 'PORT', fallback: '3000', about: 'Port of the web server.' },
  { name: 'HOST', fallback: '127.0.0.1', about: 'Address it listens on; 0.0.0.0 for every interface.' },
  { name: 'DATA_DIR', fallback: './data', about: 'Folder of the embedded database, pictures and secrets.' },
  {
    name: 'DATABASE_URL',
    fallback: '',
    about: 'An outside PostgreSQL 15+; empty runs the embedded one.',
    secret: true,
  },
  { name: 'ROLE', fallback: 'all', about: 'all, web (pages and API) or worker (jobs and event delivery).' },
  {
    name: 'STORE_MODE',
    fallback: 'development',
    about: 'production hides the development outbox and the test gateway.',
  },
  {
    name: 'PUBLIC_ORIGIN',
    fallback: '',
    about: 'Origin in links of the store of India, such as https://store.example; empty takes the request’s.',
  },
  {
    name: 'UAE_PUBLIC_ORIGIN',
    fallback: '',
    about: 'Origin in links of the store of the UAE; empty takes the request’s.',
  },
  {
    name: 'INDIA_HOSTS',
    fallback: 'localhost,127.0.0.1',
    about: 'Hosts of the store of India, comma-separated; also the fallback.',
  },
  { name: 'UAE_HOSTS', fallback: 'ae.localhost', about: 'Hosts of the store of the UAE, comma-separated.' },
  { name: 'TRUST_PROXY', fallback: 'false', about: 'true behind a proxy that sets X-Forwarded-For and -Proto.' },
  {
    name: 'SECRET_KEY',
    fallback: '',
    about: 'Key of signatures and seals; empty makes one in the data folder.',
    secret: true,
  },
  { name: 'SMS_URL', fallback: '', about: 'Provider of text messages; empty keeps them in the outbox.', secret: true },
  {
    name: 'MAIL_URL',
    fallback: '',
    about: 'SMTP server, smtp://user:password@host; empty keeps mail in the outbox.',
    secret: true,
  },
  { name: 'MAIL_FROM', fallback: 'Karkhana <store@karkhana.example>', about: 'Sender of mail.' },
  {
    name: 'OPERATOR_KEY',
    fallback: '',
    about: 'Key of the calls under /api/admin, as Authorization: Bearer; empty closes them.',
    secret: true,
  },
  {
    name: 'PRIVATE_PICTURES',
    fallback: 'false',
    about: 'true lets imports fetch pictures from addresses of the own network.',
  },
  { name: 'STARTER_CATALOGUE', fallback: 'true', about: 'Fill an empty store with the starter catalogue.' },
  {
    name: 'RATE_LIMITS',
    fallback: 'true',
    about: 'false lifts the per-minute limits, for load tests on a closed network.',
  },
  {
    name: 'VALIDATE_RESPONSES',
    fallback: 'false',
    about: 'true checks every response against its schema and every error against its endpoint; for tests.',
  },
  {
    name: 'TEST_CLOCK',
    fallback: 'false',
    about: 'true lets tests move the clock forward by POST /dev/clock; an error in production mode.',
  },
  { name: 'LOG_LEVEL', fallback: 'info', about: 'fatal, error, warn, info, debug, trace or silent.' },
]

export interface Config {
  port: number
  host: string
  dataDir: string
  databaseUrl: string
  role: 'all' | 'web' | 'worker'
  production: boolean
  /** Origins for absolute links, by market; when empty, the origin of the request is used. */
  publicOrigins: Record<Market, string>
  indiaHosts: string[]
  uaeHosts: string[]
  trustProxy: boolean
  secretKey: string
  smsUrl: string
  mailUrl: string
  mailFrom: string
  operatorKey: string
  privatePictures: boolean
  starterCatalogue: boolean
  rateLimits: boolean
  validateResponses: boolean
  /** Whether tests may move the clock forward. */
  testClock: boolean
  logLevel: string
}

/** Reads and validates the settings. @throws Error naming the invalid setting */
export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  const text = (name: string) => env[name]?.trim() || (SETTINGS.find(setting => setting.name === name)?.fallback ?? '')
  const list = (name: string) =>
    text(name)
      .split(',')
      .map(part => part.trim().toLowerCase())
      .filter(Boolean)
  const origin = (name: string) => text(name).replace(/\/$/, '')
  const port = Number(text('PORT'))
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error('PORT must be a number from 0 to 65535.')
  const role = text('ROLE')
  if (role !== 'all' && role !== 'web' && role !== 'worker') throw new Error('ROLE must be all, web or worker.')
  const production = text('STORE_MODE') === 'production'
  const testClock = text('TEST_CLOCK') === 'true'
  if (production && testClock) throw new Error('TEST_CLOCK must not be true in production mode.')
  return {
    port,
    host: text('HOST'),
    dataDir: resolve(text('DATA_DIR')),
    databaseUrl: text('DATABASE_URL'),
    role,
    production,
    publicOrigins: { IN: origin('PUBLIC_ORIGIN'), AE: origin('UAE_PUBLIC_ORIGIN') },
    indiaHosts: list('INDIA_HOSTS'),
    uaeHosts: list('UAE_HOSTS'),
    trustProxy: text('TRUST_PROXY') === 'true',
    secretKey: text('SECRET_KEY'),
    smsUrl: text('SMS_URL'),
    mailUrl: text('MAIL_URL'),
    mailFrom: text('MAIL_FROM'),
    operatorKey: text('OPERATOR_KEY'),
    privatePictures: text('PRIVATE_PICTURES') === 'true',
    starterCatalogue: text('STARTER_CATALOGUE') === 'true',
    rateLimits: text('RATE_LIMITS') === 'true',
    validateResponses: text('VALIDATE_RESPONSES') === 'true',
    testClock,
    logLevel: text('LOG_LEVEL'),
  }
}

/** The settings in printable form: a secret only shows whether it is set. */
export function redactedSettings(env: Record<string, string | undefined> = process.env): Record<string, string> {
  const shown = SETTINGS.map(({ name, fallback, secret }) => {
    const value = env[name]?.trim() || fallback
    return [name, secret && value ? '(set)' : value]
  })
  return Object.fromEntries(shown)
}

/** Text of `.env.example`. */
export function envExample(): string {
  const lines = SETTINGS.map(({ name, fallback, about }) => `# ${about}\n# ${name}=${fallback}\n`)
  return `# Every setting of the store. All are optional; the values shown are the defaults.\n\n${lines.join('\n')}`
}
