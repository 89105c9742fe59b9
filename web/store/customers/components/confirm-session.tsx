// Asks a visitor who came through a partner link for a code, before a call that requires it is retried.

import { createRoot } from 'react-dom/client'
import { MARKET_INFO, type Market } from '../../../../contract/shared/market.ts'
import { pageLanguage } from '../../../framework/api/client.ts'
import { LocaleContext } from '../../../framework/locale.ts'
import { loadMessages } from '../../../framework/messages/messages.ts'
import { quietCall } from '../../../framework/session/session.ts'
import { useAction } from '../../../framework/use-action.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { useMessages } from '../../app/messages.ts'
import { FormError } from '../../shared/form-error.tsx'
import { ConfirmContact, type Confirmed, type Contact } from './confirm-contact.tsx'
import { verifiedContacts } from './verified-contacts.ts'

interface ConfirmDialogProps {
  contacts: readonly Contact[]
  onEnd(confirmed: boolean): void
}

export function ConfirmDialog({ contacts, onEnd }: ConfirmDialogProps) {
  const t = useMessages('account')
  const tCommon = useMessages('common')
  const action = useAction()
  const confirm = ({ presentProof, presentProved }: Confirmed) =>
    action.run(async () => {
      const body = { proof: presentProof, proved: presentProved }
      await quietCall('POST /api/v1/session/confirmSession', { body })
      onEnd(true)
    })
  return (
    <Dialog open title={t('stepUpTitle')} closeLabel={tCommon('close')} onClose={() => onEnd(false)}>
      <p style={{ marginBottom: 'var(--s3)' }}>{t('stepUpText')}</p>
      <FormError text={action.error} />
      <ConfirmContact
        contacts={contacts}
        onConfirmed={confirmed => void confirm(confirmed)}
        onCancel={() => onEnd(false)}
      />
    </Dialog>
  )
}

async function ask(): Promise<boolean> {
  const language = pageLanguage()
  const market: Market = document.documentElement.lang.endsWith('AE') ? 'AE' : 'IN'
  const [messages, { data }] = await Promise.all([
    loadMessages(['account', 'auth', 'common'], language),
    quietCall('GET /api/v1/customer/getcustomer'),
  ])
  const contacts = verifiedContacts(data, MARKET_INFO[market].phoneCode)
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  return new Promise(resolve => {
    const end = (confirmed: boolean) => {
      root.unmount()
      host.remove()
      resolve(confirmed)
    }
    root.render(
      <LocaleContext value={{ market, language, messages }}>
        <ConfirmDialog contacts={contacts} onEnd={end} />
      </LocaleContext>,
    )
  })
}

let asking: Promise<boolean> | null = null

/** Shows the dialog; several calls share one. Resolves to whether the visitor has confirmed. */
export function confirmSession(): Promise<boolean> {
  asking ??= ask().finally(() => {
    asking = null
  })
  return asking
}
