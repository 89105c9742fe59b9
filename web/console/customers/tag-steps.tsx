// Tags and responsible members for the chosen customers or for all that the filters find, as jobs.

import { useState } from 'react'
import { createPortal } from 'react-dom'
import type { CallInput } from '../../../contract/api.ts'
import type { CustomerListed } from '../../../contract/customer-desk/schemas.ts'
import { RECORD_ACTIONS, type RecordAction } from '../../../contract/record-jobs/api.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useAct } from '../app/use-act.ts'
import { Problem } from '../components/field.tsx'
import { TagStepDialog } from './tag-step-dialog.tsx'

type Filter = NonNullable<CallInput<'GET /api/admin/customers/selection'>['query']>

interface TagStepsProps {
  customers: readonly CustomerListed[]
  /** Of the list; its page and columns do not count. */
  filter: Filter & { before?: unknown; show?: unknown; companyShow?: unknown }
}

export function TagSteps({
  customers,
  filter: { before: _page, show: _columns, companyShow: _more, ...filter },
}: TagStepsProps) {
  const t = useMessages('tagging')
  const { busy, problem, run } = useAct()
  const [all, setAll] = useState<{ records: string[]; more: boolean } | null>(null)
  const [action, setAction] = useState<RecordAction | null>(null)
  const selectAll = async () => setAll((await call('GET /api/admin/customers/selection', { query: filter })).data)
  return (
    <>
      {all ? (
        <span role="status">{t(all.more ? 'allOfMore' : 'allSelected', { count: all.records.length })}</span>
      ) : (
        <button type="button" className="b flat" disabled={busy} onClick={() => void run(selectAll)}>
          {t('selectAll')}
        </button>
      )}
      <Problem text={problem} />
      {RECORD_ACTIONS.map(one => (
        <button key={one} type="button" className="b" onClick={() => setAction(one)}>
          {t(`step-${one}`)}
        </button>
      ))}
      {/* outside of the bar of the selection, whose colours are those of a dark bar */}
      {action &&
        createPortal(
          <TagStepDialog
            action={action}
            market={filter.market}
            records={all?.records ?? customers.map(({ customerId }) => customerId)}
            onClose={() => setAction(null)}
          />,
          document.body,
        )}
    </>
  )
}
