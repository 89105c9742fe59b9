// The steps that open an order without logging in: number and contact, then the code.

import { type FormEvent, useRef, useState } from 'react'
import { latinDigits } from '../../../contract/shared/digits.ts'
import { useLocale } from '../../framework/locale.ts'
import { navigate } from '../../framework/navigation.ts'
import { quietCall } from '../../framework/session/session.ts'
import { focusFirstError, useAction } from '../../framework/use-action.ts'
import { bodyOf, readIdentifier } from '../auth/components/identifier.ts'

export function useTrack(given: string) {
  const { market, href } = useLocale()
  const form = useRef<HTMLFormElement>(null)
  const action = useAction()
  const [number, setNumber] = useState(given)
  const [contact, setContact] = useState('')
  const [wrongContact, setWrongContact] = useState(false)
  const [sent, setSent] = useState(false)
  const [code, setCode] = useState('')
  /** Identifies the order; null when the contact is invalid. */
  const asked = () => {
    const typed = readIdentifier(contact, market)
    return typeof typed === 'string' ? null : { orderNumber: Number(latinDigits(number)), ...bodyOf(typed) }
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    const body = asked()
    setWrongContact(body === null)
    if (body === null) return focusFirstError(form.current)
    void action.run(async () => {
      await quietCall('POST /api/v1/order/guest/sendCode', { body })
      setSent(true)
    })
  }
  const open = (event: FormEvent) => {
    event.preventDefault()
    const body = asked()
    if (body === null) return
    void action.run(async () => {
      const { data } = await quietCall('POST /api/v1/order/guest/open', { body: { ...body, otp: latinDigits(code) } })
      navigate(href(`/track-order?order=${data.orderNumber}`))
    })
  }
  const change = () => {
    setSent(false)
    setCode('')
    action.setError('')
  }
  return { form, action, number, setNumber, contact, setContact, wrongContact, sent, code, setCode, send, open, change }
}
