// Privacy choices: consent beyond what the store needs, which can be changed at any time.

import { type ReactNode, useEffect, useState } from 'react'
import { type Consent, NO_CONSENT } from '../../../contract/tracking/consent.rules.ts'
import { useLocale } from '../../framework/locale.ts'
import { useAction } from '../../framework/use-action.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/choice.tsx'
import { showToast } from '../../ui/toast.ts'
import { useMessages } from '../app/messages.ts'
import { chooseConsent, consent } from '../shared/consent.ts'
import { FormError } from '../shared/form-error.tsx'
import { PageLayout } from '../shared/page-layout.tsx'
import type { ConsentData } from './consent-loader.ts'
import styles from './consent-page.module.css'

interface PurposeProps {
  title: string
  /** Undefined for purposes that are always on. */
  onChange?(on: boolean): void
  checked: boolean
  children: ReactNode
}

function PurposeRow({ title, checked, onChange, children }: PurposeProps) {
  const t = useMessages('consent')
  return (
    <section className={`panel ${styles.purpose}`}>
      <Checkbox
        label={<b>{title}</b>}
        aside={onChange ? undefined : t('alwaysOn')}
        checked={checked}
        disabled={!onChange}
        onChange={event => onChange?.(event.target.checked)}
      />
      <p className="quiet">{children}</p>
    </section>
  )
}

function Choices({ hasContainer }: Pick<ConsentData, 'hasContainer'>) {
  const t = useMessages('consent')
  const action = useAction()
  const [choice, setChoice] = useState<Consent>(NO_CONSENT)
  // the page is the same for everybody: this visitor's choices are known only after hydration
  useEffect(() => setChoice(consent() ?? NO_CONSENT), [])
  const save = () =>
    action.run(async () => {
      await chooseConsent(choice)
      showToast(t('saved'))
    })
  return (
    <form
      className={styles.choices}
      onSubmit={event => {
        event.preventDefault()
        void save()
      }}
    >
      <PurposeRow title={t('necessary')} checked>
        {t('necessaryText')}
      </PurposeRow>
      <PurposeRow
        title={t('analytics')}
        checked={choice.analytics}
        onChange={analytics => setChoice({ ...choice, analytics })}
      >
        {t('analyticsText')} {hasContainer && t('analyticsContainer')}
      </PurposeRow>
      <PurposeRow
        title={t('marketing')}
        checked={choice.marketing}
        onChange={marketing => setChoice({ ...choice, marketing })}
      >
        {t('marketingText')}
      </PurposeRow>
      <FormError text={action.error} />
      <div>
        <Button type="submit" kind="go" busy={action.busy}>
          {t('save')}
        </Button>
      </div>
    </form>
  )
}

export function Screen({ data: { grievance, hasContainer } }: { data: ConsentData }) {
  const t = useMessages('consent')
  const { href, market } = useLocale()
  const inUae = market === 'AE'
  return (
    <PageLayout title={t('title')} intro={t('intro')}>
      <Choices hasContainer={hasContainer} />
      <section className={styles.rights}>
        <h2>{t('rights')}</h2>
        <p>{t(inUae ? 'withdrawAe' : 'withdrawIn')}</p>
        <p>
          {t('accountRights')} <a href={href('/dashboard/profile/privacy')}>{t('toAccount')}</a>
        </p>
        {grievance && <p>{t(inUae ? 'complainAe' : 'complainIn', { name: grievance.name, email: grievance.email })}</p>}
      </section>
    </PageLayout>
  )
}
