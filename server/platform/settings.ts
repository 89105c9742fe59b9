// Every environment variable that the store reads, with its default and description.

import { ANALYTICS_SETTINGS } from './analytics-variables.ts'
import { SERVICE_SETTINGS, type Setting } from './service-settings.ts'

/** `.env.example` is generated from this list. */
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
    about: 'development, or production: no development outbox, no test gateway, only known hosts are served.',
  },
  {
    name: 'DEVELOPMENT_ON_NETWORK',
    fallback: 'false',
    about: 'true allows development mode on a HOST that other machines reach; its outbox shows every login code.',
  },
  {
    name: 'PUBLIC_ORIGIN',
    fallback: '',
    about: 'Origin of the store of India, such as https://store.example; required in production mode.',
  },
  {
    name: 'UAE_PUBLIC_ORIGIN',
    fallback: '',
    about: 'Origin of the store of the UAE; in production mode there is none when it is empty.',
  },
  {
    name: 'INDIA_HOSTS',
    fallback: 'localhost,127.0.0.1',
    about: 'Hosts of the store of India, comma-separated; in production mode by default that of PUBLIC_ORIGIN.',
  },
  {
    name: 'UAE_HOSTS',
    fallback: 'ae.localhost',
    about: 'Hosts of the store of the UAE, comma-separated; in production mode by default that of UAE_PUBLIC_ORIGIN.',
  },
  {
    name: 'TRUST_PROXY',
    fallback: 'false',
    about:
      'Reverse proxies whose X-Forwarded-For is believed: how many there are (1), or their networks (10.0.0.0/8,loopback).',
  },
  {
    name: 'OUTBOUND_HOSTS',
    fallback: '',
    about:
      'Hosts that import files, pictures and webhooks may name, comma-separated (.example.com for a whole domain); empty allows every public host.',
  },
  {
    name: 'SECRET_KEY',
    fallback: '',
    about: 'Key of signatures and seals; empty makes one in the data folder.',
    secret: true,
  },
  {
    name: 'PREVIOUS_SECRET_KEYS',
    fallback: '',
    about: 'Earlier values of SECRET_KEY, separated by blanks: what they signed and sealed stays valid.',
    secret: true,
  },
  {
    name: 'WAL_ARCHIVE',
    fallback: '',
    about: 'Folder, on another disk, into which the embedded database copies its log, for npm run restore -- --until.',
  },
  {
    name: 'BACKUP_DIR',
    fallback: '',
    about:
      'Folder, on another disk, into which the store backs itself up each night and from the console; empty for none.',
  },
  { name: 'BACKUP_KEEP', fallback: '7', about: 'How many backups of the nights are kept in BACKUP_DIR, 1 to 365.' },
  {
    name: 'OPERATOR_TCS_NUMBERS',
    fallback: '',
    about: 'GSTINs of the operator for tax collected at source (section 52), one for each State, comma-separated.',
  },
  {
    name: 'INVOICE_PORTAL_KEYS',
    fallback: '',
    about: 'PEM file with the public keys of the invoice portal: signed invoices are verified with them.',
  },
  { name: 'SMS_URL', fallback: '', about: 'Provider of text messages; empty keeps them in the outbox.', secret: true },
  {
    name: 'SMS_TEMPLATE_IDS',
    fallback: '',
    about:
      'Ids under which the texts of docs/messages.md are registered (DLT), as order-placed=1107...,shipped=1107...',
  },
  {
    name: 'MAIL_URL',
    fallback: '',
    about: 'SMTP server, smtp://user:password@host; empty keeps mail in the outbox.',
    secret: true,
  },
  { name: 'MAIL_FROM', fallback: 'Karkhana <store@karkhana.example>', about: 'Sender of mail.' },
  {
    name: 'MAIL_BOUNCE_SECRET',
    fallback: '',
    about: 'Secret by which the mail server signs its reports of mail that was not delivered. See docs/messages.md.',
    secret: true,
  },
  { name: 'VAPID_PUBLIC_KEY', fallback: '', about: 'Public key of notifications on devices; empty makes a pair.' },
  { name: 'VAPID_PRIVATE_KEY', fallback: '', about: 'Its private key.', secret: true },
  {
    name: 'SECURITY_CONTACT',
    fallback: '',
    about: 'Where weaknesses are reported, as mailto: or https: address; served in /.well-known/security.txt.',
  },
  {
    name: 'METRICS_TOKEN',
    fallback: '',
    about:
      'Token of /metrics, as Authorization: Bearer; empty closes them, except to this machine in development mode.',
    secret: true,
  },
  {
    name: 'ACCESS_LOG',
    fallback: 'auto',
    about: 'true logs a line for each request, false none; auto does in production mode.',
  },
  { name: 'PRIVATE_PICTURES', fallback: 'false', about: 'true lets imports fetch pictures of the own network.' },
  {
    name: 'PLAIN_CONNECTIONS',
    fallback: 'false',
    about:
      'true allows, in production mode, a DATABASE_URL, SMS_URL or MAIL_URL of another machine without encryption.',
  },
  {
    name: 'HSTS_SUBDOMAINS',
    fallback: 'false',
    about: 'true has browsers use https alone for all subdomains of the hosts too, in production mode, for a year.',
  },
  { name: 'COD_CODE_ABOVE', fallback: 'IN=10000,AE=1000', about: 'Cash above it needs a code: docs/payments.md.' },
  {
    name: 'BANK_TRANSFER_ACCOUNT',
    fallback: '',
    about:
      'Account that NEFT and RTGS payments in India go to: beneficiary; account number; IFSC; bank. Bank transfer is not offered when it is empty.',
  },
  {
    name: 'CARRIER_WEBHOOK_SECRETS',
    fallback: '',
    about:
      'Secrets by which carriers sign what they report of shipments, as code=secret, comma-separated. See docs/orders.md.',
    secret: true,
  },
  {
    name: 'CARRIER_APIS',
    fallback: '',
    about: 'Carriers at which parcels are booked, as code=key@address, comma-separated. See docs/orders.md.',
    secret: true,
  },
  ...SERVICE_SETTINGS,
  { name: 'STARTER_CATALOGUE', fallback: 'true', about: 'Fill an empty store with the starter catalogue.' },
  {
    name: 'RATE_LIMITS',
    fallback: 'true',
    about: 'false lifts the per-minute limits and those of the load, for load tests on a closed network.',
  },
  {
    name: 'OTP_WORK_BITS',
    fallback: '17',
    about:
      'Proof of work that the fourth one-time code of a day asks of a browser, in bits: 17 takes a cheap phone about a second. Each further code takes twice as long.',
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
  {
    name: 'SIMULATED_WAREHOUSE',
    fallback: 'true',
    about:
      'In development mode a simulated warehouse packs, ships and delivers orders within minutes; false leaves them as they are placed. Production mode has none.',
  },
  ...ANALYTICS_SETTINGS,
  { name: 'LOG_LEVEL', fallback: 'info', about: 'fatal, error, warn, info, debug, trace or silent.' },
]

/** The settings in printable form: for a secret only whether it is set. */
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
