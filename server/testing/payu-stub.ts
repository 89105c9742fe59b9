// A stub of PayU India, written from its public documentation: the payment form, commands with hashes, notifications.

import { GatewayStub, hex, type StubAnswer, type StubRequest } from './gateway-stub.ts'

export const PAYU_ACCOUNT = { key: 'stubkey', salt: 'salt-of-the-stub', previousSalt: 'salt-before' }

type Fields = Record<string, string>

interface Transaction {
  fields: Fields
  mihpayid: string
  status: string
  unmappedstatus: string
  /** Debited amount, after offers and fees. */
  debited: string
  /** In India, `2026-11-25 10:30:00`. */
  addedon: string
}

interface Refund {
  request_id: string
  mihpayid: string
  token: string
  amt: string
  action: string
  status: string
  bank_arn: string | null
}

/** Hex SHA-512 by Web Crypto: not the code that the store verifies with. */
export async function stubSha512(text: string): Promise<string> {
  return hex(await crypto.subtle.digest('SHA-512', new TextEncoder().encode(text)))
}

const { key: KEY, salt: SALT } = PAYU_ACCOUNT

function requestText({ txnid, amount, productinfo, firstname, email }: Fields): string {
  return `${KEY}|${txnid}|${amount}|${productinfo}|${firstname}|${email}|||||||||||${SALT}`
}

/** Response to a payment sent by the store itself, to be approved in a UPI app. */
function intentOf(fields: Fields, paymentId: string): StubAnswer {
  const { txnid: txnId, amount, pg, bankcode, txn_s2s_flow: flow, s2s_client_ip: ip, s2s_device_info: device } = fields
  if (pg !== 'UPI' || bankcode !== 'INTENT' || flow !== '4' || !ip || !device)
    return { status: 200, body: { metaData: { message: 'Invalid request', txnId, txnStatus: 'failed' }, result: null } }
  const intentURIData = `pa=stub@payu&pn=PayU Stub&tr=${paymentId}&tid=PPPL${paymentId}&am=${amount}&cu=INR&tn=Order of ${txnId}`
  const metaData = { message: null, referenceId: paymentId, txnId, txnStatus: 'pending', unmappedStatus: 'pending' }
  return { status: 200, body: { metaData, result: { paymentId, merchantVpa: 'stub@payu', amount, intentURIData } } }
}

export class PayuStub extends GatewayStub {
  origin = ''
  readonly transactions: Transaction[] = []
  readonly refunds: Refund[] = []
  readonly cards: { token: string; customer: string; card_no: string; card_brand: string }[] = []

  async start(): Promise<this> {
    this.origin = await this.listen(request => this.#handle(request))
    return this
  }

  settings({ upiIntent = false }: { upiIntent?: boolean } = {}) {
    return { ...PAYU_ACCOUNT, checkoutOrigin: this.origin, apiOrigin: this.origin, upiIntent }
  }

  #transaction(txnid: string): Transaction {
    const found = this.transactions.find(({ fields }) => fields.txnid === txnid)
    if (!found) throw new Error(`No form was sent for ${txnid}`)
    return found
  }

  /** The browser sends the form to the page of PayU; returns the status of the page. */
  async open(fields: Fields): Promise<number> {
    const response = await fetch(`${this.origin}/_payment`, { method: 'POST', body: new URLSearchParams(fields) })
    return response.status
  }

  /** The buyer does something on that page. */
  pay(txnid: string, status = 'success', unmappedstatus = status === 'success' ? 'captured' : status) {
    return Object.assign(this.#transaction(txnid), { status, unmappedstatus })
  }

  /** Signed fields that the browser posts to the store, or a notification contains. */
  async returnFields(txnid: string, change: Fields = {}, salt: string = SALT): Promise<Fields> {
    const { fields, mihpayid, status, unmappedstatus, debited } = this.#transaction(txnid)
    const { amount = '', productinfo = '', firstname = '', email = '' } = fields
    const sent: Fields = {
      ...{ mihpayid, status, unmappedstatus, key: KEY, txnid, amount, productinfo, firstname, email },
      ...change,
    }
    const charges = sent.additionalCharges ? `${sent.additionalCharges}|` : ''
    const text = `${charges}${salt}|${sent.status}|||||||||||${sent.email}|${sent.firstname}|${sent.productinfo}|${sent.amount}|${sent.txnid}|${KEY}`
    return { ...sent, mode: fields.pg || 'UPI', net_amount_debit: debited, error: 'E000', hash: await stubSha512(text) }
  }

  /** Sends a notification to a store over HTTP: a form, or JSON for refunds and disputes. */
  async deliver(store: string, body: Fields | object, json = false) {
    const response = await fetch(`${store}/api/v1/payment/webhook/payu`, {
      method: 'POST',
      headers: { 'content-type': json ? 'application/json' : 'application/x-www-form-urlencoded' },
      body: json ? JSON.stringify(body) : new URLSearchParams(body as Fields).toString(),
    })
    const answer = (await response.json()) as { code?: string; data?: { outcome: string } }
    return { status: response.status, code: answer.code, outcome: answer.data?.outcome }
  }

  /** The notification of a refund, which has no hash. */
  refundHint(refund: Refund, change: object = {}): object {
    const transaction = this.transactions.find(({ mihpayid }) => mihpayid === refund.mihpayid)
    const { request_id, token, amt, status, bank_arn, mihpayid } = refund
    const hint = { action: 'refund', mihpayid: ` ${mihpayid} `, merchantTxnId: transaction?.fields.txnid, request_id }
    return { ...hint, token, amt, status, bank_arn, key: KEY, ...change }
  }

  async #handle({ path, text }: StubRequest): Promise<StubAnswer> {
    const fields = Object.fromEntries(new URLSearchParams(text))
    if (path === '/_payment') return this.#form(fields)
    const { command = '', var1 = '' } = fields
    const valid = fields.key === KEY && fields.hash === (await stubSha512(`${KEY}|${command}|${var1}|${SALT}`))
    if (path !== '/merchant/postservice.php' || !valid)
      return { status: 200, body: { status: 0, msg: 'Invalid Hash.' } }
    if (command === 'get_user_cards') return this.#cardsOf(var1)
    if (command === 'delete_user_card') return this.#deleteCard(var1, fields.var2 ?? '')
    if (command === 'get_Transaction_Details') return this.#listed(var1, fields.var2 ?? '')
    if (command === 'validateVPA') return this.#vpa(var1)
    if (command === 'verify_payment') return this.#verify(var1)
    if (command === 'cancel_refund_transaction') return this.#refund(fields)
    const listed = this.refunds.filter(({ request_id, mihpayid }) => [request_id, mihpayid].includes(var1))
    const details = Object.fromEntries(listed.map(refund => [refund.request_id, refund]))
    return {
      status: 200,
      body: { status: listed.length > 0 ? 1 : 0, msg: '', transaction_details: { [var1]: details } },
    }
  }

  #listed(from: string, to: string): StubAnswer {
    const within = this.transactions.filter(({ addedon }) => addedon.slice(0, 10) >= from && addedon.slice(0, 10) <= to)
    if (within.length === 0) return { status: 200, body: { status: 0, msg: 'No Transactions found' } }
    const Transaction_details = within.map(({ fields, mihpayid, status, unmappedstatus, addedon }) => ({
      ...{ id: mihpayid, txnid: fields.txnid, amount: fields.amount, addedon, error_code: 'E000' },
      status: status === 'success' ? unmappedstatus : status,
    }))
    return { status: 200, body: { status: 1, msg: 'Transaction Fetched Successfully', Transaction_details } }
  }

  #cardsOf(customer: string): StubAnswer {
    const cards = this.cards.filter(card => card.customer === customer)
    if (cards.length === 0) return { status: 200, body: { status: 0, msg: 'Card not found.' } }
    const named = cards.map(({ token, card_no, card_brand }) => [
      token,
      { card_token: token, card_no, card_brand, card_type: 'CC', card_mode: 'CC', is_expired: 0 },
    ])
    const user_cards = Object.fromEntries(named)
    return { status: 200, body: { status: 1, msg: 'Cards fetched Succesfully', user_cards } }
  }

  #deleteCard(customer: string, token: string): StubAnswer {
    const index = this.cards.findIndex(card => card.customer === customer && card.token === token)
    if (index < 0) return { status: 200, body: { status: 0, msg: 'card not found' } }
    this.cards.splice(index, 1)
    return { status: 200, body: { status: 1, msg: 'card deleted successfully' } }
  }

  #vpa(vpa: string): StubAnswer {
    const known = vpa.startsWith('asha@')
    const payerAccountName = known ? 'ASHA KULKARNI' : 'NA'
    return { status: 200, body: { status: 'SUCCESS', vpa, isVPAValid: known ? 1 : 0, payerAccountName } }
  }

  async #form(fields: Fields): Promise<StubAnswer> {
    if (fields.hash !== (await stubSha512(requestText(fields))))
      return { status: 400, body: 'Incorrectly calculated hash' }
    if (!/^\d+\.\d\d$/.test(fields.amount ?? '') || !fields.email || !fields.phone || !fields.firstname || !fields.surl)
      return { status: 400, body: 'A mandatory parameter is missing' }
    if (this.transactions.some(one => one.fields.txnid === fields.txnid))
      return { status: 400, body: 'Duplicate txnid' }
    const mihpayid = this.nextId('4039')
    const open = {
      status: 'pending',
      unmappedstatus: 'in progress',
      debited: fields.amount ?? '',
      addedon: '2023-11-15 10:30:00',
    }
    this.transactions.push({ fields, mihpayid, ...open })
    return fields.txn_s2s_flow ? intentOf(fields, mihpayid) : { status: 200, body: '<h1>PayU</h1>' }
  }

  #verify(txnid: string): StubAnswer {
    const found = this.transactions.find(({ fields }) => fields.txnid === txnid)
    const unknown = { mihpayid: 'Not Found', status: 'Not Found' }
    const { fields, mihpayid, status, unmappedstatus, debited } = found ?? { fields: {} as Fields }
    const known = {
      mihpayid,
      transaction_amount: fields.amount,
      amt: debited,
      status,
      unmappedstatus,
      Settled_At: null,
      // the plan of an instalment payment is chosen on the page
      mode: fields.pg,
      bankcode: fields.pg === 'EMI' ? 'EMI6' : (fields.bankcode ?? ''),
    }
    const body = { status: found ? 1 : 0, msg: '', transaction_details: { [txnid]: found ? known : unknown } }
    return { status: 200, body }
  }

  #refund({ var1 = '', var2: token = '', var3: amt = '' }: Fields): StubAnswer {
    const answer = (status: number, error_code: number, more: object = {}) => ({
      status: 200,
      body: { status, error_code, msg: '', ...more },
    })
    const found = this.transactions.find(({ mihpayid }) => mihpayid === var1)
    if (found?.status !== 'success') return answer(0, 111)
    if (token.length > 23 || token === '') return answer(0, 105)
    if (this.refunds.some(refund => refund.token === token)) return answer(0, 106)
    const before = this.refunds.filter(({ mihpayid }) => mihpayid === var1)
    if (Number(amt) + before.reduce((sum, one) => sum + Number(one.amt), 0) > Number(found.fields.amount))
      return answer(0, 105)
    const request_id = this.nextId('130')
    this.refunds.push({ request_id, mihpayid: var1, token, amt, action: 'refund', status: 'QUEUED', bank_arn: null })
    return answer(1, 102, { request_id, mihpayid: var1 })
  }
}
