// The state of a bulk quote form: input, errors, and submitting it once.

import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { CallInput } from '../../../../contract/api.ts'
import {
  RFQ_MESSAGES,
  type RfqCode,
  type RfqField,
  type RfqFields,
  rfqProblem,
  rfqProblems,
  typedName,
} from '../../../../contract/rfq/request.rules.ts'
import { isPincode, latinDigits } from '../../../../contract/shared/digits.ts'
import { FIELD_LENGTHS } from '../../../../contract/shared/limits.ts'
import type { Market } from '../../../../contract/shared/market.ts'
import { ApiError } from '../../../framework/api/api-error.ts'
import { randomId } from '../../../framework/api/browser-storage.ts'
import { useLocale } from '../../../framework/locale.ts'
import { quietCall } from '../../../framework/session/session.ts'
import { focusFirstError, useAction } from '../../../framework/use-action.ts'
import type { Visitor } from '../../app/session.ts'
import { isLoggedIn, useVisitor } from '../../app/session.ts'

const EMPTY: RfqFields = {
  ...{ quantity: '', fullName: '', email: '', mobile: '', pincode: '', city: '', description: '' },
  ...{ isBusiness: false, gstin: '', msn: null, productType: '' },
}

export type QuoteErrors = Partial<Record<RfqField, RfqCode>>

/** How long the button shows success before the thanks replace the form. */
const DONE_MS = 1400

/** The digits of a number without the country code. */
function nationalNumber(phone: string, market: Market): string {
  const digits = latinDigits(phone).replace(/\D/g, '')
  return digits.slice(-(market === 'AE' ? FIELD_LENGTHS.mobileDigitsUae : FIELD_LENGTHS.mobileDigitsIndia))
}

/** Known data of the visitor, for empty fields. */
function knownOf(visitor: Visitor, market: Market): Partial<RfqFields> {
  const { deliveryLocation, user, userName } = visitor
  const where = deliveryLocation
    ? { pincode: deliveryLocation.code, ...(market === 'IN' ? { city: deliveryLocation.name } : {}) }
    : {}
  if (!isLoggedIn(visitor)) return where
  const { email, phone } = user
  return {
    ...where,
    fullName: typedName(userName),
    email: email.email,
    mobile: nationalNumber(phone.phone, market),
  }
}

/** Fills empty fields, so that no input is lost. */
function filledIn(fields: RfqFields, known: Partial<RfqFields>): RfqFields {
  const news = Object.entries(known).filter(([key, value]) => value && !fields[key as keyof RfqFields])
  return news.length > 0 ? { ...fields, ...Object.fromEntries(news) } : fields
}

/** Error codes of the server by field; empty if the request was rejected for another reason. */
function rejectedCodes(error: unknown): QuoteErrors {
  if (!(error instanceof ApiError)) return {}
  const codes = Object.keys(RFQ_MESSAGES) as RfqCode[]
  const rejected = error.problems.flatMap(({ path, message }) => {
    // further lines are validated in the form like on the server
    if (path.includes('moreLines')) return []
    const field = path.split('.').at(-1) as RfqField
    const code = codes.find(one => message.startsWith(RFQ_MESSAGES[one].replace('{least}', '')))
    return code ? [[field, code] as const] : []
  })
  return Object.fromEntries(rejected)
}

export interface Raised {
  rfqNumber: number
}

/** Fills in known data of the visitor once it is available. */
function usePrefill(change: (known: Partial<RfqFields>) => void): void {
  const visitor = useVisitor()
  const { market } = useLocale()
  const loggedIn = isLoggedIn(visitor)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another visitor, another place
  useEffect(() => {
    change(knownOf(visitor, market))
  }, [visitor.user.userId, visitor.deliveryLocation?.code, visitor.userName])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each customer
  useEffect(() => {
    if (!loggedIn) return
    quietCall('GET /api/v1/customer/getCustomerBusinessDetails')
      .then(({ data: { gstin } }) => gstin && change({ gstin, isBusiness: true }))
      .catch(() => undefined)
  }, [loggedIn, visitor.user.userId])
}

/** The city follows from the pincode; an unknown pincode is reported before the request is sent. */
function useCityOf(pincode: string, market: Market, onFound: (city: string) => void, unknown: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks once for each pincode
  useEffect(() => {
    if (market !== 'IN' || !isPincode(pincode)) return
    let current = true
    quietCall('GET /api/v1/address/getcitystatebyPincode', { query: { pin: pincode } }).then(
      ({ data }) => current && onFound(data.city),
      error => current && error instanceof ApiError && error.status < 500 && error.status >= 400 && unknown(),
    )
    return () => {
      current = false
    }
  }, [pincode, market])
}

/** Subject of a quote: a product, or a kind of product with a description. */
export type QuoteSubject = Pick<RfqFields, 'msn'> & Partial<Pick<RfqFields, 'productType' | 'description'>>

/** `quantityAbove` is the most that is no bulk quantity. */
/** Additional input of an enquiry; `check` shows its errors and returns whether there are any. */
export interface QuoteMore {
  body: Pick<CallInput<'POST /api/v1/rfq/createRFQ'>['body'], 'moreLines' | 'pictures'>
  check(): boolean
}

/** Whether the thanks have taken the place of the button. */
function useThanked(raised: Raised | null): boolean {
  const [thanked, setThanked] = useState(false)
  useEffect(() => {
    if (!raised) return setThanked(false)
    const timer = setTimeout(() => setThanked(true), DONE_MS)
    return () => clearTimeout(timer)
  }, [raised])
  return thanked
}

export function useQuote(
  { msn, productType = '', description = '' }: QuoteSubject,
  quantityAbove: number,
  more?: QuoteMore,
) {
  const { market } = useLocale()
  const [fields, setFields] = useState<RfqFields>({ ...EMPTY, msn, productType, description })
  const [errors, setErrors] = useState<QuoteErrors>({})
  const [raised, setRaised] = useState<Raised | null>(null)
  const action = useAction()
  const form = useRef<HTMLFormElement>(null)
  /** The same content is the same request, however often it is sent; other content is another one. */
  const attempt = useRef({ contents: '', key: '' })
  const change = (part: Partial<RfqFields>) => {
    setFields(before => ({ ...before, ...part }))
    setErrors(before => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in part))))
  }
  usePrefill(known => setFields(before => filledIn(before, known)))
  useCityOf(
    fields.pincode,
    market,
    city => setFields(before => (before.city === '' ? { ...before, city } : before)),
    () => setErrors(before => ({ ...before, pincode: rfqProblem('pincode', 'pincode-unknown').code })),
  )
  const send = async () => {
    const contents = JSON.stringify([fields, more?.body])
    if (attempt.current.contents !== contents) attempt.current = { contents, key: randomId() }
    const body = { ...fields, ...more?.body, msn: msn ?? undefined, idempotencyKey: attempt.current.key }
    try {
      const { data } = await quietCall('POST /api/v1/rfq/createRFQ', { body })
      setRaised(data)
    } catch (error) {
      const rejected = rejectedCodes(error)
      if (Object.keys(rejected).length === 0) throw error
      setErrors(rejected)
      focusFirstError(form.current)
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const problems = rfqProblems(fields, { market, quantityAbove })
    setErrors(Object.fromEntries(problems.map(({ field, code }) => [field, code])))
    const moreWrong = more?.check() ?? false
    if (problems.length > 0 || moreWrong) focusFirstError(form.current)
    else void action.run(send)
  }
  const again = () => {
    attempt.current = { contents: '', key: '' }
    setRaised(null)
    setFields(before => ({ ...before, quantity: '', description }))
  }
  return { form, fields, errors, change, submit, action, raised, thanked: useThanked(raised), again }
}
