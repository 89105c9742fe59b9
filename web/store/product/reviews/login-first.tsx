// What a form shows to a guest: why a login is needed, and the way to it.

import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { isLoggedIn, useVisitor } from '../../session/session.ts'
import { openLogin } from '../../shared/open-login.ts'
import { useText } from '../../shared/store-context.ts'
import styles from './review-parts.module.css'

export function LoginFirst({ why, children }: { why: string; children: ReactNode }) {
  const visitor = useVisitor()
  const text = useText('reviews')
  if (isLoggedIn(visitor)) return children
  return (
    <div className={styles.form}>
      <p>{why}</p>
      <Button onClick={() => openLogin({ title: text('loginTitle') })}>{text('login')}</Button>
    </div>
  )
}
