// Sets a password, or changes the present one.

import { type FormEvent, useRef, useState } from 'react'
import { SHORTEST_PASSWORD } from '../../../contract/auth/password.rules.ts'
import { quietCall } from '../../framework/session/session.ts'
import { focusFirstError, useAction } from '../../framework/use-action.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast.ts'
import { useMessages } from '../app/messages.ts'
import { PasswordField } from '../auth/components/password-form.tsx'
import styles from './components/account.module.css'

interface PasswordRowProps {
  hasPassword: boolean
  onSet(): void
}

function PasswordChange({ hasPassword, onDone }: { hasPassword: boolean; onDone(saved: boolean): void }) {
  const t = useMessages('account')
  const tAuth = useMessages('auth')
  const tCommon = useMessages('common')
  const [present, setPresent] = useState('')
  const [password, setPassword] = useState('')
  const [short, setShort] = useState(false)
  const action = useAction()
  const form = useRef<HTMLFormElement>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const tooShort = password.length < SHORTEST_PASSWORD
    setShort(tooShort)
    if (tooShort) return focusFirstError(form.current)
    void action.run(async () => {
      const body = { password, presentPassword: hasPassword ? present : undefined }
      await quietCall('POST /api/v1/login/updatepassword', { body })
      onDone(true)
    })
  }
  return (
    <form ref={form} className={styles.form} method="post" onSubmit={submit} noValidate>
      {hasPassword && (
        <PasswordField label={t('presentPassword')} value={present} error={action.error} onChange={setPresent} />
      )}
      <PasswordField
        fresh
        label={tAuth('newPassword')}
        value={password}
        error={short ? tAuth('passwordShort') : hasPassword ? '' : action.error}
        onChange={value => {
          setPassword(value)
          setShort(false)
        }}
      />
      <div className={styles.buttons}>
        <Button type="submit" busy={action.busy}>
          {t('save')}
        </Button>
        <Button kind="quiet" onClick={() => onDone(false)}>
          {tCommon('cancel')}
        </Button>
      </div>
    </form>
  )
}

export function PasswordRow({ hasPassword, onSet }: PasswordRowProps) {
  const t = useMessages('account')
  const [open, setOpen] = useState(false)
  return (
    <div className={styles.row}>
      <div className={styles.header}>
        <div>
          <h2>{t('password')}</h2>
          <p className="quiet">{t(hasPassword ? 'hasPassword' : 'noPassword')}</p>
        </div>
        {!open && <Button onClick={() => setOpen(true)}>{t(hasPassword ? 'changePassword' : 'setPassword')}</Button>}
      </div>
      {open && (
        <PasswordChange
          hasPassword={hasPassword}
          onDone={saved => {
            setOpen(false)
            if (!saved) return
            showToast(t('passwordSaved'))
            onSet()
          }}
        />
      )}
    </div>
  )
}
