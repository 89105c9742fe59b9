// A page with a lead form; pay-later credit requires an account.

import { Button } from '../../ui/button.tsx'
import { useMessages } from '../app/messages.ts'
import { isLoggedIn, useVisitor } from '../app/session.ts'
import { openLogin } from '../auth/components/open-login.ts'
import { PageLayout } from '../shared/page-layout.tsx'
import { LeadForm } from './components/lead-form.tsx'
import type { LeadPageData } from './lead-loader.ts'
import styles from './lead-page.module.css'

export function Screen({ data: { kind, path, choices, offer } }: { data: LeadPageData }) {
  const t = useMessages('leads')
  const visitor = useVisitor()
  const needsLogin = kind === 'pay-later' && !isLoggedIn(visitor)
  return (
    <PageLayout title={t(`title-${kind}`)} intro={t(`intro-${kind}`)}>
      <section className={`panel ${styles.panel}`} aria-label={t(`title-${kind}`)}>
        {needsLogin ? (
          <div className={styles.login}>
            <p>{t('loginNeeded')}</p>
            <Button onClick={() => openLogin({ title: t('loginNeeded') })}>{t('logIn')}</Button>
          </div>
        ) : (
          <LeadForm key={kind} kind={kind} path={path} first={{ offer }} {...choices} />
        )}
      </section>
    </PageLayout>
  )
}
