// Reads settings from environment variables: all typed, unknown values rejected with the name of the setting.

import type { KeyObject } from 'node:crypto'
import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { parseGstin } from '../../contract/shared/gstin.ts'
import type { Market } from '../../contract/shared/market.ts'
import { type AnalyticsSettings, readAnalytics } from './analytics-settings.ts'
import { type BackupSettings, readBackups } from './backup-settings.ts'
import { readCarrierApis, readCarrierSecrets } from './carrier-settings.ts'
import { type CompanyLogin, readCompanyLogin } from './company-login-settings.ts'
import { readPlainConnections } from './encrypted-connections.ts'
import { Environment } from './environment.ts'
import { type GatewaySettings, readGateways } from './gateway-settings.ts'
import { isLoopback } from './loopback.ts'
import { readPortalKeys } from './portal-keys.ts'
import type { BankAccount } from './ports/payments.ts'
import { type PushSettings, readPush } from './push-settings.ts'
import { readSocial, type SocialSettings } from './social-settings.ts'

const ROLES = ['all', 'web', 'worker'] as const
const MODES = ['development', 'production'] as const
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
/** Fastify's names for networks, besides addresses and CIDR ranges. */
const NAMED_NETWORKS = ['loopback', 'linklocal', 'uniquelocal']
const MAX_PROXIES = 10

export interface Config {
  port: number
  host: string
  dataDir: string
  databaseUrl: string
  role: (typeof ROLES)[number]
  production: boolean
  /** Origins for absolute links, by market; empty when not configured: see `originOf`. */
  publicOrigins: Record<Market, string>
  indiaHosts: string[]
  uaeHosts: string[]
  /** Reverse proxies in front of the store: false for none, their number, or their addresses and networks. */
  trustProxy: false | number | string[]
  /** Hosts that staff may have called: files of imports, pictures, webhooks; every public one while empty. */
  outboundHosts: string[]
  secretKey: string
  /** Earlier keys: they still verify and unseal. */
  previousSecretKeys: string[]
  /** Directory into which the embedded database archives its log; empty for none. */
  walArchive: string
  /** Where the store writes automatic backups; null for none. */
  backups: BackupSettings | null
  /** The operator's GSTINs for tax collected at source, one for each State. */
  operatorTcsNumbers: readonly string[]
  /** Public keys of the invoice portal; none leaves its signatures unverified. */
  invoicePortalKeys: readonly KeyObject[]
  smsUrl: string
  /** Registered text ids by template name. */
  smsTemplateIds: Readonly<Record<string, string>>
  mailUrl: string
  mailFrom: string
  push: PushSettings
  /** Key for signed reports of mail servers; empty to accept none. */
  bounceSecret: string
  /** Where to report vulnerabilities, for /.well-known/security.txt; empty for none. */
  securityContact: string
  /** Bearer token of /metrics; without it only the machine itself has access, in development mode. */
  metricsToken: string
  accessLog: boolean
  /** Account of bank transfers in India; null when they are not offered. */
  bankTransferAccount: BankAccount | null
  /** Cash on delivery above this amount needs a code, in minor units; null for never. */
  codCodeAbove: Readonly<Record<Market, number | null>>
  /** Secrets of carriers that report events, by carrier code. */
  carrierSecrets: Readonly<Record<string, string>>
  /** Booking API and key, by carrier code. */
  carrierApis: Readonly<Record<string, { url: string; key: string }>>
  /** Accounts at payment gateways; null for each that is not configured. */
  gateways: GatewaySettings
  /** Clients at login providers. */
  social: SocialSettings
  /** Company sign-in of staff; null when it is not configured. */
  companyLogin: CompanyLogin | null
  /** Whether outside services may be reached without encryption. */
  plainConnections: boolean
  /** The analytics container; null for none. */
  analytics: AnalyticsSettings | null
  privatePictures: boolean
  /** Whether browsers must use https for subdomains too. */
  hstsSubdomains: boolean
  starterCatalogue: boolean
  rateLimits: boolean
  /** Zero bits of the proof of work from the fourth one-time code of a day. */
  otpWorkBits: number
  validateResponses: boolean
  /** Whether tests may move the clock. */
  testClock: boolean
  /** Whether a simulated warehouse moves orders along; never in production mode. */
  simulatedWarehouse: boolean
  logLevel: (typeof LOG_LEVELS)[number]
}

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  if (rest.length > 0) return false
  if (bits === undefined) return NAMED_NETWORKS.includes(address) || isIP(address) > 0
  return isIP(address) > 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= (isIP(address) === 4 ? 32 : 128)
}

/** `true` would trust the leftmost address of X-Forwarded-For, which the visitor controls. */
function readProxies(env: Environment): Config['trustProxy'] {
  const parts = env.list('TRUST_PROXY')
  const [first = ''] = parts
  if (parts.length === 1 && (first === 'false' || first === '0')) return false
  if (parts.length === 1 && /^\d+$/.test(first) && Number(first) <= MAX_PROXIES) return Number(first)
  if (parts.length > 0 && parts.every(isNetwork)) return parts
  throw new Error(
    'TRUST_PROXY must be false, the number of proxies (1), or their addresses and networks (10.0.0.0/8,loopback).',
  )
}

function readTcsNumbers(env: Environment): string[] {
  const numbers = env.list('OPERATOR_TCS_NUMBERS').map(number => number.toUpperCase())
  const wrong = numbers.find(number => {
    const parsed = parseGstin(number)
    return !parsed.valid || parsed.kind !== 'tcs-operator'
  })
  if (wrong !== undefined) throw new Error(`OPERATOR_TCS_NUMBERS must list GSTINs of operators, not "${wrong}".`)
  if (new Set(numbers.map(number => number.slice(0, 2))).size < numbers.length)
    throw new Error('OPERATOR_TCS_NUMBERS lists a State twice.')
  return numbers
}

function readBounceSecret(env: Environment): string {
  const secret = env.text('MAIL_BOUNCE_SECRET')
  if (secret !== '' && !/^[\x21-\x7e]{16,200}$/.test(secret))
    throw new Error('MAIL_BOUNCE_SECRET must be 16 characters or more, without blanks.')
  return secret
}

/** A store that ignored a removed setting would reject the programs that still use it, without saying why. */
function rejectRemoved(env: Environment): void {
  if (env.has('OPERATOR_KEY'))
    throw new Error(
      'OPERATOR_KEY is no longer a setting. Remove it, and make a key for each program: npm run staff -- key NAME --permissions all --markets in,ae --days 90. See docs/staff.md.',
    )
}

/** `shipped=1107160000000000001,delivered=1107160000000000002` */
function readTemplateIds(env: Environment): Record<string, string> {
  const pairs = env.list('SMS_TEMPLATE_IDS').map(pair => {
    const [, name = '', id = ''] = /^([a-z][a-z-]*)=(\d{5,25})$/.exec(pair) ?? []
    if (!name) throw new Error(`SMS_TEMPLATE_IDS must list name=id, the id in digits, not "${pair}".`)
    return [name, id] as const
  })
  if (new Set(pairs.map(([name]) => name)).size < pairs.length)
    throw new Error('SMS_TEMPLATE_IDS lists a template twice.')
  return Object.fromEntries(pairs)
}

/** Origins and hosts of the markets; in production mode only what is configured is served. */
function readSites(env: Environment, production: boolean): Pick<Config, 'publicOrigins' | 'indiaHosts' | 'uaeHosts'> {
  const publicOrigins = { IN: env.origin('PUBLIC_ORIGIN'), AE: env.origin('UAE_PUBLIC_ORIGIN') }
  if (production && !publicOrigins.IN) throw new Error('PUBLIC_ORIGIN must be set in production mode.')
  if (production && env.has('UAE_HOSTS') && !publicOrigins.AE)
    throw new Error('UAE_PUBLIC_ORIGIN must be set in production mode when UAE_HOSTS is.')
  const hosts = (name: string, origin: string) => {
    const listed = production && !env.has(name) ? [] : env.hosts(name)
    return [...new Set([...listed, ...(origin ? [new URL(origin).hostname] : [])])]
  }
  const indiaHosts = hosts('INDIA_HOSTS', publicOrigins.IN)
  const uaeHosts = hosts('UAE_HOSTS', publicOrigins.AE)
  const both = indiaHosts.find(host => uaeHosts.includes(host))
  if (both !== undefined) throw new Error(`INDIA_HOSTS and UAE_HOSTS must differ; both contain ${both}.`)
  return { publicOrigins, indiaHosts, uaeHosts }
}

function readAccessLog(env: Environment, production: boolean): boolean {
  const choice = env.oneOf('ACCESS_LOG', ['auto', 'true', 'false'])
  return choice === 'auto' ? production : choice === 'true'
}

function readBankAccount(env: Environment): BankAccount | null {
  if (!env.has('BANK_TRANSFER_ACCOUNT')) return null
  const [beneficiary = '', accountNumber = '', ifsc = '', bank = '', ...rest] = env
    .text('BANK_TRANSFER_ACCOUNT')
    .split(';')
    .map(part => part.trim())
  const valid = beneficiary && bank && /^\d{6,18}$/.test(accountNumber) && /^[A-Z]{4}0[A-Z0-9]{6}$/.test(ifsc)
  if (!valid || rest.length > 0)
    throw new Error('BANK_TRANSFER_ACCOUNT must be "beneficiary; account number; IFSC; bank".')
  return { beneficiary, accountNumber, ifsc, bank }
}

/** `IN=10000,AE=none`: omitted markets have their default. */
function readCodCodeAbove(env: Environment): Config['codCodeAbove'] {
  const above: Record<Market, number | null> = { IN: 10_000_00, AE: 1_000_00 }
  for (const part of env.list('COD_CODE_ABOVE')) {
    const [, market, amount = ''] = /^(in|ae)=(none|\d{1,8})$/.exec(part) ?? []
    if (market === undefined)
      throw new Error(`COD_CODE_ABOVE must list IN and AE with whole amounts or none, not "${part}".`)
    above[market === 'in' ? 'IN' : 'AE'] = amount === 'none' ? null : Number(amount) * 100
  }
  return above
}

/** Keys may contain any characters, so previous ones are separated by spaces. */
function readKeys(env: Environment): Pick<Config, 'secretKey' | 'previousSecretKeys'> {
  const secretKey = env.text('SECRET_KEY')
  const previousSecretKeys = env.text('PREVIOUS_SECRET_KEYS').split(/\s+/).filter(Boolean)
  if (previousSecretKeys.includes(secretKey)) throw new Error('PREVIOUS_SECRET_KEYS must not contain SECRET_KEY.')
  if (previousSecretKeys.length > 0 && !secretKey)
    throw new Error('PREVIOUS_SECRET_KEYS needs SECRET_KEY; without it the keys are in the data folder.')
  return { secretKey, previousSecretKeys }
}

function readArchive(env: Environment): string {
  const folder = env.text('WAL_ARCHIVE')
  if (folder && env.has('DATABASE_URL'))
    throw new Error('WAL_ARCHIVE is for the embedded database; an outside PostgreSQL has archiving of its own.')
  return folder && resolve(folder)
}

/** Reads and validates the settings. @throws Error naming the invalid setting */
export function readConfig(variables: Record<string, string | undefined> = process.env): Config {
  const env = new Environment(variables)
  rejectRemoved(env)
  const production = env.oneOf('STORE_MODE', MODES) === 'production'
  const testClock = env.flag('TEST_CLOCK')
  if (production && testClock) throw new Error('TEST_CLOCK must not be true in production mode.')
  const host = env.text('HOST')
  if (!production && !env.flag('DEVELOPMENT_ON_NETWORK') && !isLoopback(host))
    throw new Error(
      `HOST=${host} can be reached by other machines, and the outbox of development mode shows every login code: set STORE_MODE=production, or DEVELOPMENT_ON_NETWORK=true in a network that you trust.`,
    )
  return {
    port: env.integer('PORT', 0, 65_535),
    host,
    dataDir: resolve(env.text('DATA_DIR')),
    databaseUrl: env.url('DATABASE_URL', ['postgres:', 'postgresql:']),
    role: env.oneOf('ROLE', ROLES),
    production,
    ...readSites(env, production),
    trustProxy: readProxies(env),
    outboundHosts: env.hosts('OUTBOUND_HOSTS'),
    ...readKeys(env),
    walArchive: readArchive(env),
    backups: readBackups(env),
    operatorTcsNumbers: readTcsNumbers(env),
    invoicePortalKeys: readPortalKeys(env.text('INVOICE_PORTAL_KEYS')),
    smsUrl: env.url('SMS_URL', ['http:', 'https:']),
    smsTemplateIds: readTemplateIds(env),
    mailUrl: env.url('MAIL_URL', ['smtp:', 'smtps:']),
    mailFrom: env.text('MAIL_FROM'),
    push: readPush(env, env.text('SECURITY_CONTACT'), env.text('MAIL_FROM')),
    bounceSecret: readBounceSecret(env),
    securityContact: env.url('SECURITY_CONTACT', ['mailto:', 'https:', 'tel:']),
    metricsToken: env.text('METRICS_TOKEN'),
    accessLog: readAccessLog(env, production),
    bankTransferAccount: readBankAccount(env),
    codCodeAbove: readCodCodeAbove(env),
    carrierSecrets: readCarrierSecrets(env),
    carrierApis: readCarrierApis(env),
    gateways: readGateways(env),
    social: readSocial(env),
    companyLogin: readCompanyLogin(env),
    plainConnections: readPlainConnections(env, production),
    analytics: readAnalytics(env),
    privatePictures: env.flag('PRIVATE_PICTURES'),
    hstsSubdomains: env.flag('HSTS_SUBDOMAINS'),
    starterCatalogue: env.flag('STARTER_CATALOGUE'),
    rateLimits: env.flag('RATE_LIMITS'),
    otpWorkBits: env.integer('OTP_WORK_BITS', 0, 24),
    validateResponses: env.flag('VALIDATE_RESPONSES'),
    testClock,
    simulatedWarehouse: env.flag('SIMULATED_WAREHOUSE') && !production,
    logLevel: env.oneOf('LOG_LEVEL', LOG_LEVELS),
  }
}
