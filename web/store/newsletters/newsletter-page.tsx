// The newsletter: the subscription form, and the button of the confirmation link.

import { type FormEvent, useEffect, useRef, useState } from 'react'
import { NEWSLETTER_CONSENT } from '../../../contract/shared/consent-texts.ts'
import { normalizeEmail } from '../../../contract/shared/identifiers.ts'
import { useLocale } from '../../framework/locale.ts'
import { quietCall } from '../../framework/session/session.ts'
import { focusFirstError, useAction } from '../../framework/use-action.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useMessages } from '../app/messages.ts'
import styles from '../auth/components/login.module.css'
import { FormError } from '../shared/form-error.tsx'

/** The token of the mail, in the fragment, which is removed from the URL at once; null during server rendering. */
function useToken(): string | null {
  const [token, setToken] = useState<string | null>(null)
  const read = useRef(false)
  useEffect(() => {
    if (read.current) return
    read.current = true
    const found = new URLSearchParams(location.hash.slice(1)).get('confirm')
    if (found !== null) history.replaceState(history.state, '', location.pathname)
    setToken(found ?? '')
  })
  return token
}

function Confirm({ token }: { token: string }) {
  const t = useMessages('newsletter')
  const action = useAction()
  const [email, setEmail] = useState('')
  const confirm = () =>
    action.run(async () => {
      const { data } = await quietCall('POST /api/v1/newsletter/confirm', {
        body: { token, consentVersion: NEWSLETTER_CONSENT },
      })
      setEmail(data.email)
    })
  if (email) return <Notice tone="good">{t('confirmed', { email })}</Notice>
  return (
    <div className={styles.form}>
      <p>{t('consent')}</p>
      <FormError text={action.error} />
      <Button kind="go" size="big" busy={action.busy} onClick={() => void confirm()}>
        {t('confirm')}
      </Button>
    </div>
  )
}

function Subscribe() {
  const t = useMessages('newsletter')
  const [email, setEmail] = useState('')
  const [invalid, setInvalid] = useState(false)
  const [sent, setSent] = useState('')
  const action = useAction()
  const form = useRef<HTMLFormElement>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isWrong = normalizeEmail(email) === null
    setInvalid(isWrong)
    if (isWrong) return focusFirstError(form.current)
    void action.run(async () => {
      const body = { email: email.trim(), active: true, consentVersion: NEWSLETTER_CONSENT }
      const { data } = await quietCall('POST /api/v1/login/subscription', { body })
      setSent(data.email)
    })
  }
  if (sent) return <Notice tone="good">{t('sent', { email: sent })}</Notice>
  return (
    <form ref={form} className={styles.form} method="post" onSubmit={submit} noValidate>
      <TextField
        label={t('email')}
        type="email"
        autoComplete="email"
        maxLength={254}
        value={email}
        error={invalid ? t('emailInvalid') : action.error}
        onChange={event => {
          setEmail(event.target.value)
          setInvalid(false)
        }}
      />
      <p className="quiet">{t('consent')}</p>
      <Button kind="go" size="big" type="submit" busy={action.busy}>
        {t('subscribe')}
      </Button>
    </form>
  )
}

export function Screen() {
  const t = useMessages('newsletter')
  const { href } = useLocale()
  const token = useToken()
  return (
    <div className="page">
      <section
        className="panel"
        style={{ display: 'grid', gap: 'var(--s4)', padding: 'var(--s5)', maxWidth: '640px', margin: 'var(--s5) auto' }}
      >
        <h1>{t('title')}</h1>
        <p>{t('intro')}</p>
        {token ? <Confirm token={token} /> : <Subscribe />}
        <p className="quiet">{t('end')}</p>
        <p>
          <a href={href('/info/privacy')}>{t('privacy')}</a>
        </p>
      </section>
    </div>
  )
}
