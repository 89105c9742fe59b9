// The frame of all account pages: navigation and logout.

import { type ReactNode, useRef } from 'react'
import { useLocale } from '../../../framework/locale.ts'
import { navigate } from '../../../framework/navigation.ts'
import { quietCall, refreshSession } from '../../../framework/session/session.ts'
import { useAction } from '../../../framework/use-action.ts'
import { useCurrentInRow } from '../../../framework/use-current-in-row.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { showToast } from '../../../ui/toast.ts'
import { useMessages } from '../../app/messages.ts'
import { clearUser, useVisitor } from '../../app/session.ts'
import styles from './account.module.css'

const PARTS = [
  { key: 'overview', path: '/dashboard' },
  { key: 'orders', path: '/dashboard/order' },
  { key: 'wishlist', path: '/dashboard/wishlist' },
  { key: 'purchaseLists', path: '/dashboard/purchase-lists' },
  { key: 'rewards', path: '/dashboard/rewards' },
  { key: 'quotes', path: '/dashboard/rfq' },
  { key: 'support', path: '/dashboard/support' },
  { key: 'addresses', path: '/dashboard/addresses' },
  { key: 'business', path: '/dashboard/business' },
  { key: 'notifications', path: '/dashboard/notifications' },
  { key: 'profile', path: '/dashboard/profile' },
] as const

interface AccountFrameProps {
  part: (typeof PARTS)[number]['key']
  title: string
  children: ReactNode
}

function LogOut() {
  const t = useMessages('account')
  const { href } = useLocale()
  const action = useAction()
  const logOut = () =>
    action.run(async () => {
      await quietCall('GET /api/v1/login/logout')
      clearUser()
      await refreshSession().catch(() => undefined)
      showToast(t('loggedOut'))
      navigate(href('/'))
    })
  return (
    <Button kind="quiet" busy={action.busy} onClick={() => void logOut()}>
      {t('logout')}
    </Button>
  )
}

export function AccountFrame({ part, title, children }: AccountFrameProps) {
  const t = useMessages('account')
  const { href } = useLocale()
  const { customerCategory } = useVisitor().user
  const row = useRef<HTMLUListElement>(null)
  useCurrentInRow(row, part)
  return (
    <div className={`page ${styles.frame}`}>
      <nav className={styles.nav} aria-label={t('nav')}>
        <ul ref={row}>
          {PARTS.map(({ key, path }) => (
            <li key={key}>
              <a href={href(path)} aria-current={key === part ? 'page' : undefined}>
                {t(key)}
              </a>
            </li>
          ))}
          <li>
            <LogOut />
          </li>
        </ul>
      </nav>
      <div className={styles.content}>
        <h1>
          {title} {customerCategory === 'gold' && <Badge tone="good">{t('goldMember')}</Badge>}
        </h1>
        {children}
      </div>
    </div>
  )
}
