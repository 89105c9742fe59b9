// Every environment variable that the store reads, with its default and its explanation.

interface Setting {
  name: string
  fallback: string
  about: string
  secret?: boolean
}

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
  {
    name: 'SECURITY_CONTACT',
    fallback: '',
    about: 'Where weaknesses are reported, as mailto: or https: address; served in /.well-known/security.txt.',
  },
  {
    name: 'OPERATOR_KEY',
    fallback: '',
    about:
      'Key of the calls under /api/admin, as Authorization: Bearer, of 24 characters or more in production mode; empty closes them.',
    secret: true,
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
  {
    name: 'PRIVATE_PICTURES',
    fallback: 'false',
    about: 'true lets imports fetch pictures from addresses of the own network.',
  },
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
    name: 'RAZORPAY_KEY_ID',
    fallback: '',
    about: 'Key id of a Razorpay account, for payments in India; needs the next two. See docs/payments.md.',
  },
  { name: 'RAZORPAY_KEY_SECRET', fallback: '', about: 'Key secret of the Razorpay account.', secret: true },
  {
    name: 'RAZORPAY_WEBHOOK_SECRET',
    fallback: '',
    about: 'Secret of the webhook that is registered at Razorpay.',
    secret: true,
  },
  {
    name: 'RAZORPAY_PREVIOUS_WEBHOOK_SECRET',
    fallback: '',
    about: 'Secret of that webhook before it was changed, accepted until it is removed here.',
    secret: true,
  },
  {
    name: 'RAZORPAY_API_ORIGIN',
    fallback: 'https://api.razorpay.com',
    about: 'Where Razorpay is called and pays; another one for tests, https or this machine.',
  },
  { name: 'RAZORPAY_UPI_INTENT', fallback: 'false', about: 'Show UPI payments of Razorpay in the store.' },
  {
    name: 'PAYU_KEY',
    fallback: '',
    about: 'Merchant key of a PayU India account, for payments in India; needs the next one. See docs/payments.md.',
  },
  { name: 'PAYU_SALT', fallback: '', about: 'Salt of the PayU account.', secret: true },
  {
    name: 'PAYU_PREVIOUS_SALT',
    fallback: '',
    about: 'Salt before it was changed, accepted in what PayU sends until it is removed here.',
    secret: true,
  },
  {
    name: 'PAYU_CHECKOUT_ORIGIN',
    fallback: 'https://secure.payu.in',
    about: 'Where buyers pay with PayU; https://test.payu.in for its test mode.',
  },
  {
    name: 'PAYU_API_ORIGIN',
    fallback: 'https://info.payu.in',
    about: 'Where PayU is called; https://test.payu.in for its test mode.',
  },
  { name: 'PAYU_UPI_INTENT', fallback: 'false', about: 'Show UPI payments of PayU in the store.' },
  {
    name: 'STRIPE_SECRET_KEY',
    fallback: '',
    about:
      'Secret or restricted key of a Stripe account, for payments in the UAE; needs the next one. See docs/payments.md.',
    secret: true,
  },
  {
    name: 'STRIPE_WEBHOOK_SECRET',
    fallback: '',
    about: 'Signing secret (whsec_…) of the webhook endpoint that is registered at Stripe.',
    secret: true,
  },
  {
    name: 'STRIPE_PREVIOUS_WEBHOOK_SECRET',
    fallback: '',
    about: 'Signing secret of that endpoint before it was rolled, accepted until it is removed here.',
    secret: true,
  },
  {
    name: 'STRIPE_API_ORIGIN',
    fallback: 'https://api.stripe.com',
    about: 'Where Stripe is called; another one for tests, https or this machine.',
  },
  {
    name: 'PAYMENT_ROUTES',
    fallback: '',
    about:
      'Which gateways take which payments, tried in their order: "IN upi -2000 = payu, razorpay; IN payLater = none". The first rule that fits decides; amounts are rupees or dirhams, both included. See docs/payments.md.',
  },
  {
    name: 'GATEWAY_TIMEOUT_MS',
    fallback: '8000',
    about:
      'How long a call to a payment gateway may take, in milliseconds; then its result is unknown and asked for later.',
  },
  {
    name: 'GOOGLE_CLIENT_ID',
    fallback: '',
    about:
      'Id of an OAuth client at Google, for the button that logs in there; needs the next one. See docs/deployment.md.',
  },
  { name: 'GOOGLE_CLIENT_SECRET', fallback: '', about: 'Its secret.', secret: true },
  {
    name: 'GOOGLE_ISSUER',
    fallback: 'https://accounts.google.com',
    about: 'Issuer of the identity tokens of Google; another one for tests, https or this machine.',
  },
  { name: 'FACEBOOK_CLIENT_ID', fallback: '', about: 'Id of an app at Facebook; needs the next one.' },
  { name: 'FACEBOOK_CLIENT_SECRET', fallback: '', about: 'Its secret.', secret: true },
  {
    name: 'FACEBOOK_ISSUER',
    fallback: 'https://www.facebook.com',
    about: 'Issuer of the identity tokens of Facebook; another one for tests, https or this machine.',
  },
  { name: 'MICROSOFT_CLIENT_ID', fallback: '', about: 'Id of an app registration at Microsoft; needs the next one.' },
  { name: 'MICROSOFT_CLIENT_SECRET', fallback: '', about: 'Its secret.', secret: true },
  {
    name: 'MICROSOFT_ISSUER',
    fallback: 'https://login.microsoftonline.com/common/v2.0',
    about: 'Issuer of the identity tokens of Microsoft; another one for tests, https or this machine.',
  },
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
  { name: 'LOG_LEVEL', fallback: 'info', about: 'fatal, error, warn, info, debug, trace or silent.' },
]

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
