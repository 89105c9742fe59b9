// Shown to guests in place of a form: why a login is needed, and a login button.

import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { useMessages } from '../app/messages.ts'
import { isLoggedIn, useVisitor } from '../app/session.ts'
import { openLogin } from '../auth/components/open-login.ts'
import styles from './review-parts.module.css'

export function LoginFirst({ why, children }: { why: string; children: ReactNode }) {
  const visitor = useVisitor()
  const t = useMessages('reviews')
  if (isLoggedIn(visitor)) return children
  return (
    <div className={styles.form}>
      <p>{why}</p>
      <Button onClick={() => openLogin({ title: t('loginTitle') })}>{t('login')}</Button>
    </div>
  )
}
