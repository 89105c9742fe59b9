// The state of a lead form: input, errors, and sending it.

import { type FormEvent, useEffect, useRef, useState } from 'react'
import { typedName } from '../../../../contract/rfq/request.rules.ts'
import { ApiError } from '../../../framework/api/api-error.ts'
import { useLocale } from '../../../framework/locale.ts'
import { focusFirstError, useAction } from '../../../framework/use-action.ts'
import { isLoggedIn, useVisitor } from '../../app/session.ts'
import {
  LEAD_FIELDS,
  type LeadCode,
  type LeadField,
  type LeadKind,
  type LeadValues,
  missingIn,
  rejectedIn,
  sendLead,
} from './lead-fields.ts'

const EMPTY = Object.fromEntries(LEAD_FIELDS.map(field => [field, ''])) as LeadValues

export function useLeadForm(kind: LeadKind, path: string, first: Partial<LeadValues> = {}) {
  const { market } = useLocale()
  const visitor = useVisitor()
  const loggedIn = isLoggedIn(visitor)
  const form = useRef<HTMLFormElement>(null)
  const action = useAction()
  const [values, setValues] = useState<LeadValues>({ ...EMPTY, ...first })
  const [errors, setErrors] = useState<Partial<Record<LeadField, LeadCode>>>({})
  const [consent, setConsent] = useState(false)
  const [noConsent, setNoConsent] = useState(false)
  const [leadId, setLeadId] = useState<string | null>(null)
  const [sent, setSent] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each customer; nothing typed is overwritten
  useEffect(() => {
    if (!loggedIn) return
    const { email, phone } = visitor.user
    const known = { name: typedName(visitor.userName), email: email.email, phone: phone.phone }
    setValues(before => ({
      ...before,
      name: before.name || known.name,
      email: before.email || known.email,
      phone: before.phone || known.phone,
    }))
  }, [loggedIn, visitor.user.userId, visitor.userName])
  const change = (field: LeadField, value: string) => {
    setValues(before => ({ ...before, [field]: value }))
    setErrors(before => ({ ...before, [field]: undefined }))
  }
  const work = async () => {
    try {
      setLeadId(await sendLead(kind, values, { market, path, leadId }))
      setSent(true)
    } catch (error) {
      const rejected = error instanceof ApiError ? rejectedIn(error.problems) : {}
      if (Object.keys(rejected).length === 0) throw error
      setErrors(rejected)
      focusFirstError(form.current)
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const missing = missingIn(kind, market, values)
    setErrors(missing)
    setNoConsent(!consent)
    if (Object.keys(missing).length > 0 || !consent) return focusFirstError(form.current)
    void action.run(work)
  }
  const again = (keep: boolean) => {
    setSent(false)
    if (keep) return
    setLeadId(null)
    setValues(before => ({ ...before, message: '' }))
  }
  const agree = (agreed: boolean) => {
    setConsent(agreed)
    setNoConsent(false)
  }
  return { form, action, values, errors, change, consent, agree, noConsent, sent, leadId, submit, again }
}
