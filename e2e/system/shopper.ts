// Shops in a running store over HTTP: signs up, fills a cart, pays.

import { createHash, randomBytes } from 'node:crypto'

export interface Reply {
  status: number
  body: Record<string, unknown> & { data?: Record<string, unknown> }
}

/** The newest code that was sent to a phone, as the development outbox shows it. */
export async function codeInOutbox(origin: string, phone: string): Promise<string | undefined> {
  const outbox = await (await fetch(`${origin}/dev/outbox`)).text()
  return outbox
    .split('<article>')
    .find(part => part.includes(`91${phone}`) && /code|कोड/.test(part))
    ?.match(/<p>(\d{6})/)?.[1]
}

/** A shopper with cookies over real HTTP. */
export class Shopper {
  readonly cookies = new Map<string, string>()
  readonly #origin: () => string
  readonly #codeFor: (phone: string) => Promise<string | undefined>

  /** `codeFor` returns the code that was sent to a phone; by default it is read off the development outbox page. */
  constructor(origin: () => string, codeFor = (phone: string) => codeInOutbox(origin(), phone)) {
    this.#origin = origin
    this.#codeFor = codeFor
  }

  async send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Reply> {
    const csrf = this.cookies.get('kh_csrf')
    const response = await fetch(`${this.#origin()}${path}`, {
      method,
      headers: {
        cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(csrf ? { 'x-csrf-token': csrf } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      signal: AbortSignal.timeout(20_000),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      const at = pair.indexOf('=')
      this.cookies.set(pair.slice(0, at), pair.slice(at + 1))
    }
    return { status: response.status, body: (await response.json()) as Reply['body'] }
  }

  async must(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Reply['body']> {
    const reply = await this.send(method, path, body, headers)
    if (reply.status !== 200)
      throw new Error(`${method} ${path} answered ${reply.status}: ${JSON.stringify(reply.body)}`)
    return reply.body
  }

  /** Signs up with a phone number. */
  async signUp(phone: string): Promise<void> {
    await this.must('GET', '/api/v1/session/getSession')
    const random = randomBytes(16).toString('hex')
    const hash = createHash('sha256').update(`${random}::${phone}`).digest('hex')
    await this.must(
      'POST',
      '/api/v1/auth/sendOTPV2',
      { phone, flowType: 'signup' },
      { 'x-access-key': `${random}.${hash}` },
    )
    const otp = await this.#codeFor(phone)
    const proved = await this.must('POST', '/api/v1/auth/verifyOTP', { phone, flowType: 'signup', otp })
    await this.must('POST', '/api/v1/login/signup', {
      firstName: 'Asha',
      lastName: 'Kulkarni',
      phone,
      proof: proved.data?.proof,
    })
  }

  async addAddress(): Promise<string> {
    const body = {
      name: 'Asha Kulkarni',
      phone: '9876543210',
      addressLine: 'Plot 12, MIDC Bhosari',
      city: 'Pune',
      postCode: '411026',
    }
    const answer = await this.must('POST', '/api/v1/address/postaddressV2', body)
    const saved = answer.data?.address as { addressId: string } | undefined
    return saved?.addressId ?? ''
  }

  /** What a payment call takes for the cart as it stands. */
  async payment(addressId: string, paymentMethodId: number): Promise<Record<string, unknown>> {
    const methods = await this.must('POST', '/api/v1/payment/getAll', { pincode: '411026' })
    const all = (methods.data?.methods ?? []) as { id: number; payable: number }[]
    return {
      idempotencyKey: randomBytes(12).toString('hex'),
      addressList: [{ addressId, type: 'shipping' }],
      payment: { paymentMethodId },
      expectedPayable: all.find(method => method.id === paymentMethodId)?.payable,
    }
  }

  fillCart(productId: string, productQuantity: number): Promise<void> {
    return this.fillCartWith([{ productId, productQuantity }])
  }

  async fillCartWith(itemsList: readonly { productId: string; productQuantity: number }[]): Promise<void> {
    await this.must('POST', '/api/v1/cart/updateCartV2', { mode: 'set', itemsList })
  }

  pay(body: Record<string, unknown>): Promise<Reply> {
    return this.send('POST', '/api/v1/payment/payV2?pincode=411026', body)
  }

  /** Orders one product, cash on delivery; answers the reply of the payment call. */
  async order(addressId: string, productId: string, productQuantity: number): Promise<Reply> {
    await this.fillCart(productId, productQuantity)
    return this.pay(await this.payment(addressId, CASH_ON_DELIVERY))
  }
}

export const CASH_ON_DELIVERY = 5
export const UPI = 8
