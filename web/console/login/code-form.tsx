// A code of the authenticator app, or a recovery code in its place.

import { type FormEvent, useState } from 'react'
import { useMessages } from '../app/messages.ts'
import { useAct } from '../app/use-act.ts'
import { Field, Problem } from '../components/field.tsx'

interface CodeFormProps {
  /** Of the button. */
  label: string
  onFactor(factor: { code: string } | { recoveryCode: string }): Promise<void>
}

export function CodeForm({ label, onFactor }: CodeFormProps) {
  const t = useMessages('login')
  const { busy, problem, run, clear } = useAct()
  const [recovery, setRecovery] = useState(false)
  const [value, setValue] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void run(() => onFactor(recovery ? { recoveryCode: value } : { code: value.replace(/\s/g, '') }))
  }
  return (
    <form className="form" onSubmit={submit}>
      <Field
        key={recovery ? 'recovery' : 'code'}
        label={t(recovery ? 'recoveryCode' : 'code')}
        hint={t(recovery ? 'recoveryHint' : 'codeHint')}
        inputMode={recovery ? 'text' : 'numeric'}
        autoComplete={recovery ? 'off' : 'one-time-code'}
        // biome-ignore lint/a11y/noAutofocus: the only field of this step, which the person has just asked for
        autoFocus
        required
        value={value}
        onChange={event => setValue(event.target.value)}
      />
      <Problem text={problem} />
      <button type="submit" className="b go" disabled={busy}>
        {label}
      </button>
      <button
        type="button"
        className="b flat"
        onClick={() => {
          setRecovery(!recovery)
          setValue('')
          clear()
        }}
      >
        {t(recovery ? 'useCode' : 'useRecovery')}
      </button>
    </form>
  )
}
