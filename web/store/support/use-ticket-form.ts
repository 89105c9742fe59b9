// The state of the form that raises a ticket: what is typed, what is wrong with it, and sending it once.

import { type FormEvent, useEffect, useRef, useState } from 'react'
import { typedName } from '../../../contract/rfq/request.rules.ts'
import type { TicketCode, TicketFields } from '../../../contract/support/ticket.rules.ts'
import { ticketProblems } from '../../../contract/support/ticket.rules.ts'
import { randomId } from '../../framework/api/browser-storage.ts'
import { useLocale } from '../../framework/locale.ts'
import { quietCall } from '../../framework/session/session.ts'
import { focusFirstError, useAction } from '../../framework/use-action.ts'
import { isLoggedIn, useVisitor } from '../app/session.ts'
import type { SupportData, SupportPage } from './support-loader.ts'

/** The id of a picture in its address, `/media/<id>/medium.webp`. */
export const pictureId = (link: string) => link.split('/')[2] ?? ''

export const uploadSupportPicture = async (data: string) =>
  (await quietCall('POST /api/v1/support/uploadPicture', { body: { type: 'image/jpeg', data } })).data.link

export interface Sent {
  ticketNumber: number
  code: string
  dueAt: string
}

const EMPTY: TicketFields = { topic: '', fullName: '', email: '', mobile: '', text: '' }
const FIRST_TOPIC: Readonly<Record<SupportPage, string>> = { home: '', orders: '', rfq: 'quotation' }

/** Fills in what is known of a customer; nothing typed is overwritten. */
function usePrefill(setFields: (change: (before: TicketFields) => TicketFields) => void): void {
  const visitor = useVisitor()
  const loggedIn = isLoggedIn(visitor)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each customer
  useEffect(() => {
    if (!loggedIn) return
    const { email, phone } = visitor.user
    setFields(before => ({
      ...before,
      fullName: before.fullName || typedName(visitor.userName),
      email: before.email || email.email,
      mobile: before.mobile || phone.phone,
    }))
  }, [loggedIn, visitor.user.userId, visitor.userName])
}

export function useTicketForm({ page, subject: first }: Pick<SupportData, 'page' | 'subject'>) {
  const { market } = useLocale()
  const loggedIn = isLoggedIn(useVisitor())
  const form = useRef<HTMLFormElement>(null)
  const action = useAction()
  const [key, setKey] = useState(randomId)
  const [fields, setFields] = useState<TicketFields>({ ...EMPTY, topic: FIRST_TOPIC[page] })
  const [subject, setSubject] = useState(first)
  const [pictures, setPictures] = useState<readonly string[]>([])
  const [errors, setErrors] = useState<Partial<Record<keyof TicketFields, TicketCode>>>({})
  const [sent, setSent] = useState<Sent | null>(null)
  usePrefill(setFields)
  const change = (part: Partial<TicketFields>) => {
    setFields(before => ({ ...before, ...part }))
    setErrors(before => ({ ...before, ...Object.fromEntries(Object.keys(part).map(field => [field, undefined])) }))
    // what was rejected may be sent again with other words: under another key
    setKey(randomId())
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const problems = ticketProblems(fields, { market, isCustomer: loggedIn })
    setErrors(Object.fromEntries(problems.map(({ field, code }) => [field, code])))
    if (problems.length > 0) return focusFirstError(form.current)
    const number = Number(subject)
    const about = subject === '' ? {} : page === 'rfq' ? { rfqNumber: number } : { orderNumber: number }
    const body = { ...fields, ...about, idempotencyKey: key, pictures: pictures.map(pictureId) }
    void action.run(async () => setSent((await quietCall('POST /api/v1/support/createTicket', { body })).data))
  }
  const again = () => {
    setFields(before => ({ ...before, text: '' }))
    setSubject('')
    setPictures([])
    setKey(randomId())
    setSent(null)
  }
  return {
    form,
    action,
    loggedIn,
    fields,
    change,
    subject,
    setSubject,
    pictures,
    setPictures,
    errors,
    sent,
    submit,
    again,
  }
}
export type TicketForm = ReturnType<typeof useTicketForm>
