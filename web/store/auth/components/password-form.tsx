// Logs in with a password.

import { type FormEvent, lazy, Suspense, useRef, useState } from 'react'
import { LONGEST_PASSWORD } from '../../../../contract/auth/password.rules.ts'
import { focusFirstError, useAction } from '../../../framework/use-action.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/choice.tsx'
import { TextField } from '../../../ui/field.tsx'
import { useMessages } from '../../app/messages.ts'
import { enterByPassword } from './auth-flow.ts'
import type { Typed } from './identifier.ts'
import { IdentifierField, useIdentifier } from './identify-form.tsx'
import styles from './login.module.css'

const PasswordStrength = lazy(() =>
  import('./password-strength.tsx').then(module => ({ default: module.PasswordStrength })),
)

interface PasswordFieldProps {
  label: string
  value: string
  error: string
  fresh?: boolean
  onChange(value: string): void
}

/** A password field with a checkbox to show it; `fresh` is for a new password, whose strength is shown. */
export function PasswordField({ label, value, error, fresh, onChange }: PasswordFieldProps) {
  const t = useMessages('auth')
  const [shown, setShown] = useState(false)
  return (
    <div>
      <TextField
        label={label}
        hint={fresh ? t('passwordHint') : undefined}
        error={error}
        type={shown ? 'text' : 'password'}
        name="password"
        autoComplete={fresh ? 'new-password' : 'current-password'}
        maxLength={LONGEST_PASSWORD}
        value={value}
        onChange={event => onChange(event.target.value)}
      />
      <Suspense>{fresh && value !== '' && <PasswordStrength password={value} />}</Suspense>
      <Checkbox label={t('showPassword')} checked={shown} onChange={event => setShown(event.target.checked)} />
    </div>
  )
}

interface PasswordFormProps {
  /** What to do with the password, by default log in; rejects with an ApiError. */
  enter?: (typed: Typed, password: string) => Promise<void>
  onEntered(): void
}

export function PasswordForm({ enter = enterByPassword, onEntered }: PasswordFormProps) {
  const t = useMessages('auth')
  const identifier = useIdentifier('')
  const [password, setPassword] = useState('')
  const [missing, setMissing] = useState(false)
  const action = useAction()
  const form = useRef<HTMLFormElement>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const typed = identifier.read()
    setMissing(password === '')
    if (!typed || password === '') return focusFirstError(form.current)
    void action.run(async () => {
      await enter(typed, password)
      onEntered()
    })
  }
  return (
    <form ref={form} className={styles.form} method="post" onSubmit={submit} noValidate>
      <IdentifierField {...identifier.field} />
      <PasswordField
        label={t('password')}
        value={password}
        error={missing ? t('passwordRequired') : action.error}
        onChange={value => {
          setPassword(value)
          setMissing(false)
          action.setError('')
        }}
      />
      <Button kind="go" size="big" type="submit" busy={action.busy} wide>
        {t('loginButton')}
      </Button>
    </form>
  )
}
