// Environment variables of payment gateways and login providers, with defaults and descriptions.

export interface Setting {
  name: string
  fallback: string
  about: string
  secret?: boolean
}

/** Part of `SETTINGS`. */
export const SERVICE_SETTINGS: readonly Setting[] = [
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
  { name: 'RAZORPAY_EMI_LINKS', fallback: 'false', about: 'Take EMI at Razorpay, by its payment links.' },
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
  {
    name: 'COMPANY_LOGIN_ISSUER',
    fallback: '',
    about:
      'Issuer of the OpenID Connect provider at which staff log in; needs id, secret and name. See docs/deployment.md.',
  },
  { name: 'COMPANY_LOGIN_CLIENT_ID', fallback: '', about: 'Id of the client of the console at that provider.' },
  { name: 'COMPANY_LOGIN_CLIENT_SECRET', fallback: '', about: 'Its secret.', secret: true },
  { name: 'COMPANY_LOGIN_NAME', fallback: '', about: 'Name of the company on the button, such as Example Works.' },
  { name: 'COMPANY_LOGIN_NAME_HI', fallback: '', about: 'The same in Hindi; empty shows the English name.' },
  {
    name: 'COMPANY_LOGIN_TRUST_MFA',
    fallback: 'false',
    about:
      'true accepts a second factor that the provider names (amr contains mfa) in place of the code of the console.',
  },
  {
    name: 'COMPANY_LOGIN_ONLY',
    fallback: 'false',
    about: 'true lets owners alone log in with a password or passkey; all other staff use the provider.',
  },
]
