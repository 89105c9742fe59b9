// The mobile bottom navigation: home, categories, cart, account.

import { lazy, Suspense, useState } from 'react'
import { useLocale } from '../../framework/locale.ts'
import { useLocation } from '../../framework/navigation.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { useMessages } from '../app/messages.ts'
import { isLoggedIn, useVisitor } from '../app/session.ts'
import styles from './bottom-nav.module.css'
import type { ShellCategory } from './shell.ts'

const CategoryDrawer = lazy(() => import('./category-drawer.tsx').then(module => ({ default: module.CategoryDrawer })))

interface Entry {
  icon: IconName
  name: string
  path: string
}

export function BottomNav({ categories }: { categories: readonly ShellCategory[] }) {
  const { href } = useLocale()
  const t = useMessages('common')
  const { path } = useLocation()
  const visitor = useVisitor()
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused')
  const link = ({ icon, name, path: to }: Entry) => (
    <a href={href(to)} aria-current={path === to ? 'page' : undefined}>
      <Icon name={icon} />
      {name}
      {to === '/quickorder' && visitor.cartCount > 0 && (
        <b className="badge">{visitor.cartCount > 99 ? '99+' : visitor.cartCount}</b>
      )}
    </a>
  )
  return (
    <nav className={styles.nav} aria-label={t('bottomNav')}>
      {link({ icon: 'home', name: t('home'), path: '/' })}
      <button type="button" aria-haspopup="dialog" onClick={() => setState('open')}>
        <Icon name="menu" />
        {t('categories')}
      </button>
      {link({ icon: 'cart', name: t('cart'), path: '/quickorder' })}
      {link(
        isLoggedIn(visitor)
          ? { icon: 'user', name: t('account'), path: '/dashboard' }
          : { icon: 'user', name: t('login'), path: '/login' },
      )}
      {state !== 'unused' && (
        <Suspense>
          <CategoryDrawer categories={categories} open={state === 'open'} onClose={() => setState('closed')} />
        </Suspense>
      )}
    </nav>
  )
}
