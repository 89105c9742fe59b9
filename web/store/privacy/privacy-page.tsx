// Personal data: its download, and the deletion of the account with what is kept.

import { useState } from 'react'
import type { PrivacyOverview } from '../../../contract/privacy/api.ts'
import { useLocale } from '../../framework/locale.ts'
import { navigate } from '../../framework/navigation.ts'
import { quietCall, refreshSession } from '../../framework/session/session.ts'
import { useAction } from '../../framework/use-action.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { showToast } from '../../ui/toast.ts'
import { useMessages } from '../app/messages.ts'
import { clearUser } from '../app/session.ts'
import styles from '../customers/components/account.module.css'
import { AccountFrame } from '../customers/components/account-frame.tsx'
import { ConfirmContact, type Confirmed } from '../customers/components/confirm-contact.tsx'
import { verifiedContacts } from '../customers/components/verified-contacts.ts'
import { FormError } from '../shared/form-error.tsx'
import type { PrivacyData } from './privacy-loader.ts'

function Download() {
  const t = useMessages('privacy')
  const action = useAction()
  const download = () =>
    action.run(async () => {
      // a file download cannot ask for the code that a partner link session needs
      await quietCall('GET /api/v1/session/isConfirmed')
      location.assign('/api/v1/customer/personalData')
    })
  return (
    <section className={`panel ${styles.panel}`}>
      <h2>{t('download')}</h2>
      <p>{t('downloadText')}</p>
      <FormError text={action.error} />
      <p>
        <Button busy={action.busy} onClick={() => void download()}>
          {t('downloadButton')}
        </Button>
      </p>
    </section>
  )
}

function Kept({ kept }: Pick<PrivacyOverview, 'kept'>) {
  const t = useMessages('privacy')
  const { market } = useLocale()
  const texts = { tax: market === 'AE' ? 'taxAe' : 'taxIn', abuse: 'abuse', gateway: 'gateway' } as const
  return (
    <>
      <h3>{t('kept')}</h3>
      {kept.length === 0 ? (
        <p>{t('nothingKept')}</p>
      ) : (
        <ul style={{ listStyle: 'disc', paddingLeft: 'var(--s4)' }}>
          {kept.map(reason => (
            <li key={reason}>{t(texts[reason])}</li>
          ))}
        </ul>
      )}
      <p className="quiet">{t('law', { law: t(market === 'AE' ? 'lawAe' : 'lawIn') })}</p>
    </>
  )
}

function Open({ open }: Pick<PrivacyOverview, 'open'>) {
  const t = useMessages('privacy')
  const { href } = useLocale()
  return (
    <Notice tone="warn">
      {t('open')}
      <ul>
        {open.orders.map(number => (
          <li key={number}>
            <a href={href(`/dashboard/order/${number}`)}>{t('openOrder', { number: String(number) })}</a>
          </li>
        ))}
        {open.returns.map(number => (
          <li key={number}>{t('openReturn', { number: String(number) })}</li>
        ))}
        {open.refunds && <li>{t('openRefund')}</li>}
        {open.credits && <li>{t('openCredit')}</li>}
      </ul>
    </Notice>
  )
}

/** The last question: the code was correct, and nothing is deleted yet. */
function LastQuestion({ confirmed, onCancel }: { confirmed: Confirmed; onCancel(): void }) {
  const t = useMessages('privacy')
  const tCommon = useMessages('common')
  const { href } = useLocale()
  const action = useAction()
  const remove = () =>
    action.run(async () => {
      const body = { proof: confirmed.presentProof, proved: confirmed.presentProved }
      await quietCall('POST /api/v1/customer/deleteAccount', { body })
      clearUser()
      await refreshSession().catch(() => undefined)
      showToast(t('deleted'))
      navigate(href('/'), { replace: true })
    })
  return (
    <div className={styles.form}>
      <h3>{t('confirmTitle')}</h3>
      <p>{t('confirmHint')}</p>
      <FormError text={action.error} />
      <div className={styles.buttons}>
        <Button busy={action.busy} onClick={() => void remove()}>
          {t('confirm')}
        </Button>
        <Button kind="quiet" onClick={onCancel}>
          {tCommon('cancel')}
        </Button>
      </div>
    </div>
  )
}

function Deletion({ data: { customer } }: { data: PrivacyData }) {
  const t = useMessages('privacy')
  const { marketInfo } = useLocale()
  const [isStarted, setStarted] = useState(false)
  const [confirmed, setConfirmed] = useState<Confirmed | null>(null)
  const cancel = () => {
    setStarted(false)
    setConfirmed(null)
  }
  if (confirmed) return <LastQuestion confirmed={confirmed} onCancel={cancel} />
  if (!isStarted) {
    return (
      <div>
        <Button onClick={() => setStarted(true)}>{t('start')}</Button>
      </div>
    )
  }
  const contacts = verifiedContacts(customer, marketInfo.phoneCode)
  return <ConfirmContact contacts={contacts} onConfirmed={setConfirmed} onCancel={cancel} />
}

export function Screen({ data }: { data: PrivacyData }) {
  const t = useMessages('privacy')
  const { href } = useLocale()
  const { open, kept } = data.overview
  const isOpen = open.orders.length + open.returns.length > 0 || open.refunds || open.credits
  return (
    <AccountFrame part="profile" title={t('title')}>
      <p>
        <a href={href('/dashboard/profile')}>{t('toProfile')}</a>
      </p>
      <Download />
      <section className={`panel ${styles.panel}`}>
        <h2>{t('delete')}</h2>
        <p>{t('deleteText')}</p>
        <p>{t('returnsEnd')}</p>
        <Kept kept={kept} />
        {isOpen ? <Open open={open} /> : <Deletion data={data} />}
      </section>
    </AccountFrame>
  )
}
