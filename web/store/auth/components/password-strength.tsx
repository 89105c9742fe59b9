// How strong a new password is, in words and as a bar, while it is typed; fetched with the first character.

import { useEffect, useState } from 'react'
import { STRENGTHS, strengthOf } from '../../../../contract/auth/password.rules.ts'
import { useMessages } from '../../app/messages.ts'
import { COMMON_PASSWORDS } from './common-passwords.ts'
import styles from './password-strength.module.css'

/** A screen reader is told when typing pauses, not at every key. */
const PAUSE_MS = 700

export function PasswordStrength({ password }: { password: string }) {
  const t = useMessages('auth')
  const { strength, weakness } = strengthOf(password, COMMON_PASSWORDS)
  const text = [t(strength), weakness ? t(weakness) : ''].filter(Boolean).join(' ')
  const [announced, setAnnounced] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <div className={styles.strength}>
      <span className={styles.bar} aria-hidden="true">
        {STRENGTHS.map((one, at) => (
          <span key={one} data-on={at <= STRENGTHS.indexOf(strength) ? strength : undefined} />
        ))}
      </span>
      <p className={styles.text} aria-hidden="true">
        {text}
      </p>
      <p className="vh" role="status">
        {announced}
      </p>
    </div>
  )
}
