// The passkeys of the profile: made on this device, renamed and removed.

import { type FormEvent, useEffect, useState } from 'react'
import type { Passkey } from '../../../contract/auth/passkeys-api.ts'
import { quietCall } from '../../framework/session/session.ts'
import { useAction } from '../../framework/use-action.ts'
import { useDates } from '../../framework/use-dates.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { showToast } from '../../ui/toast.ts'
import { useMessages } from '../app/messages.ts'
import { FormError } from '../shared/form-error.tsx'
import styles from './components/account.module.css'

const load = () => import('../auth/components/passkey-browser.ts')

interface NameFormProps {
  initial: string
  error: string
  busy: boolean
  onSave(name: string): void
  onCancel(): void
}

function NameForm({ initial, error, busy, onSave, onCancel }: NameFormProps) {
  const t = useMessages('account')
  const tCommon = useMessages('common')
  const [name, setName] = useState(initial)
  const [missing, setMissing] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(name.trim() === '')
    if (name.trim() !== '') onSave(name.trim())
  }
  return (
    <form className={styles.form} method="post" onSubmit={submit} noValidate>
      <TextField
        label={t('passkeyName')}
        hint={t('passkeyNameHint')}
        error={missing ? t('passkeyNameMissing') : error}
        value={name}
        maxLength={60}
        onChange={event => setName(event.target.value)}
      />
      <div className={styles.buttons}>
        <Button type="submit" busy={busy}>
          {t('save')}
        </Button>
        <Button kind="quiet" onClick={onCancel}>
          {tCommon('cancel')}
        </Button>
      </div>
    </form>
  )
}

interface ItemProps {
  passkey: Passkey
  onRenamed(name: string): void
  onRemoved(): void
}

function PasskeyItem({ passkey, onRenamed, onRemoved }: ItemProps) {
  const t = useMessages('account')
  const { day } = useDates()
  const [renaming, setRenaming] = useState(false)
  const action = useAction()
  const { id, name, createdAt, lastUsedAt } = passkey
  const rename = (next: string) =>
    action.run(async () => {
      await quietCall('POST /api/v1/login/renamepasskey', { body: { id, name: next } })
      setRenaming(false)
      onRenamed(next)
    })
  const remove = () =>
    action.run(async () => {
      await quietCall('POST /api/v1/login/removepasskey', { body: { id } })
      onRemoved()
    })
  if (renaming) {
    const { error, busy } = action
    return (
      <li>
        <NameForm
          {...{ initial: name, error, busy }}
          onSave={next => void rename(next)}
          onCancel={() => setRenaming(false)}
        />
      </li>
    )
  }
  return (
    <li className={styles.header}>
      <div>
        <p>
          <b>{name}</b>
        </p>
        <p className="quiet">
          {lastUsedAt
            ? t('passkeyTimes', { used: day(lastUsedAt), created: day(createdAt) })
            : t('passkeyUnused', { created: day(createdAt) })}
        </p>
        <FormError text={action.error} />
      </div>
      <div className={styles.buttons}>
        <Button aria-label={`${t('passkeyRename')}: ${name}`} onClick={() => setRenaming(true)}>
          {t('passkeyRename')}
        </Button>
        <Button aria-label={`${t('passkeyRemove')}: ${name}`} busy={action.busy} onClick={() => void remove()}>
          {t('passkeyRemove')}
        </Button>
      </div>
    </li>
  )
}

function AddPasskey({ onAdded }: { onAdded(passkey: Passkey): void }) {
  const t = useMessages('account')
  const [open, setOpen] = useState(false)
  const [supported, setSupported] = useState(true)
  const action = useAction()
  useEffect(() => setSupported('PublicKeyCredential' in window), [])
  const add = (name: string) =>
    action.run(async () => {
      const { isAborted, makePasskey } = await load()
      try {
        onAdded(await makePasskey(name))
        setOpen(false)
      } catch (error) {
        if (!isAborted(error)) throw error
      }
    })
  if (!supported) return <p className="quiet">{t('passkeyUnsupported')}</p>
  if (!open) return <Button onClick={() => setOpen(true)}>{t('passkeyAdd')}</Button>
  const { error, busy } = action
  return <NameForm {...{ initial: '', error, busy }} onSave={name => void add(name)} onCancel={() => setOpen(false)} />
}

export function PasskeysRow({ initial }: { initial: readonly Passkey[] }) {
  const t = useMessages('account')
  const [passkeys, setPasskeys] = useState(initial)
  return (
    <div className={styles.row}>
      <h2>{t('passkeys')}</h2>
      <p className="quiet">{t('passkeysText')}</p>
      <ul className={styles.sessions}>
        {passkeys.map(passkey => (
          <PasskeyItem
            key={passkey.id}
            passkey={passkey}
            onRenamed={name =>
              setPasskeys(before => before.map(one => (one.id === passkey.id ? { ...one, name } : one)))
            }
            onRemoved={() => {
              setPasskeys(before => before.filter(({ id }) => id !== passkey.id))
              showToast(t('passkeyRemoved'))
            }}
          />
        ))}
      </ul>
      <AddPasskey
        onAdded={passkey => {
          setPasskeys(before => [...before, passkey])
          showToast(t('passkeyAdded'))
        }}
      />
    </div>
  )
}
