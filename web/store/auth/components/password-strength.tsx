// The strength of a new password, in words and as a bar, while it is typed; loaded with the first character.

import { useEffect, useState } from 'react'
import { STRENGTHS, strengthOf } from '../../../../contract/auth/password.rules.ts'
import { useMessages } from '../../app/messages.ts'
import { COMMON_PASSWORDS } from './common-passwords.ts'
import styles from './password-strength.module.css'

/** Announced to screen readers when typing pauses, not on every key. */
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
