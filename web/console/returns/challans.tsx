// The delivery challans of a replacement: the copies sent with it, and the one kept.

import type { ChallanCopy } from '../../../contract/invoices/challan-document.rules.ts'
import type { Return } from '../../../contract/returns/schemas.ts'
import { download } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useAct } from '../app/use-act.ts'
import { Problem } from '../components/field.tsx'
import { Icon } from '../components/icon.tsx'

const COPIES: readonly ChallanCopy[] = ['consignee', 'transporter', 'consignor']

export function Challans({ challans }: Pick<Return, 'challans'>) {
  const t = useMessages('returns')
  const { busy, problem, run } = useAct()
  if (challans.length === 0) return null
  const print = (challanId: string, copy: ChallanCopy) =>
    run(() => download('/api/admin/challans/{challanId}', { params: { challanId }, query: { copy } }))
  return (
    <>
      {challans.map(({ challanId, number }) => (
        <div key={challanId}>
          <p>{t('challan', { number })}</p>
          <div className="acts">
            {COPIES.map(copy => (
              <button
                key={copy}
                type="button"
                className="b sm flat"
                disabled={busy}
                onClick={() => print(challanId, copy)}
              >
                <Icon name="print" />
                {t(`copy-${copy}`)}
              </button>
            ))}
          </div>
        </div>
      ))}
      <Problem text={problem} />
    </>
  )
}
