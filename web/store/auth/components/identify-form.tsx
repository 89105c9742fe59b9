// Asks for a mobile number or email and sends a code to it.

import { type FormEvent, useRef, useState } from 'react'
import { useLocale } from '../../../framework/locale.ts'
import { focusFirstError, useAction } from '../../../framework/use-action.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { useMessages } from '../../app/messages.ts'
import { type AuthFlow, type FlowType, sendCode } from './auth-flow.ts'
import { readIdentifier, type Typed } from './identifier.ts'
import styles from './login.module.css'

interface IdentifierFieldProps {
  value: string
  error: string
  onChange(value: string): void
}

export function IdentifierField({ value, error, onChange }: IdentifierFieldProps) {
  const t = useMessages('auth')
  const { marketInfo } = useLocale()
  return (
    <TextField
      label={t('identifier')}
      hint={t('identifierHint', { code: `+${marketInfo.phoneCode}` })}
      value={value}
      error={error}
      name="username"
      autoComplete="username webauthn"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={254}
      onChange={event => onChange(event.target.value)}
    />
  )
}

/** State of an identifier field: its text, its problem, and parsing it on submit. */
export function useIdentifier(initial: string) {
  const t = useMessages('auth')
  const { market } = useLocale()
  const [value, setValue] = useState(initial)
  const [error, setError] = useState('')
  const read = (): Typed | null => {
    const typed = readIdentifier(value, market)
    if (typeof typed !== 'string') return typed
    setError(t(typed))
    return null
  }
  const change = (next: string) => {
    setValue(next)
    setError('')
  }
  return { field: { value, error, onChange: change }, setError, read }
}

interface IdentifyFormProps {
  flowType: FlowType
  initial?: string
  /** Where to go after login; stored in the record. */
  redirect: string
  onSent(flow: AuthFlow): void
}

export function IdentifyForm({ flowType, initial = '', redirect, onSent }: IdentifyFormProps) {
  const t = useMessages('auth')
  const { market } = useLocale()
  const identifier = useIdentifier(initial)
  const action = useAction()
  const form = useRef<HTMLFormElement>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const typed = identifier.read()
    if (!typed) return focusFirstError(form.current)
    void action.run(async () => onSent(await sendCode(market, flowType, typed, redirect)))
  }
  const { value, error, onChange } = identifier.field
  return (
    <form ref={form} className={styles.form} method="post" onSubmit={submit} noValidate>
      <IdentifierField
        value={value}
        error={error || action.error}
        onChange={next => {
          onChange(next)
          action.setError('')
        }}
      />
      <Button kind="go" size="big" type="submit" busy={action.busy} wide>
        {t('sendCode')}
      </Button>
    </form>
  )
}
