// Bulk actions for the selected records of a list, or for all filtered ones.

import { useState } from 'react'
import { createPortal } from 'react-dom'
import { actionsOf, type JobKind, type RecordAction, stepRights } from '../../../contract/record-jobs/kinds.rules.ts'
import type { Selection } from '../../../contract/record-jobs/selection-api.ts'
import { useLocale } from '../../framework/locale.ts'
import { useMessages } from '../app/messages.ts'
import { useMay } from '../app/session.ts'
import { useAct } from '../app/use-act.ts'
import { Problem } from './field.tsx'
import { RecordStepDialog } from './record-step-dialog.tsx'

interface RecordStepsProps {
  kind: JobKind
  /** Ids of the chosen records. */
  records: readonly string[]
  /** Finds all records that fit the filters of the list. */
  select: (() => Promise<Selection>) | undefined
}

function Steps({ kind, records, select }: RecordStepsProps) {
  const t = useMessages('tagging')
  const { market } = useLocale()
  const may = useMay()
  const { busy, problem, run } = useAct()
  const [all, setAll] = useState<Selection | null>(null)
  const [action, setAction] = useState<RecordAction | null>(null)
  const selectAll = select && (async () => setAll(await select()))
  const actions = actionsOf(kind).filter(one => stepRights(kind, one).every(may))
  return (
    <>
      {all ? (
        <span role="status">
          {t(all.more ? `allOfMore-${kind}` : `allSelected-${kind}`, { count: all.records.length })}
        </span>
      ) : (
        selectAll && (
          <button type="button" className="b flat" disabled={busy} onClick={() => void run(selectAll)}>
            {t('selectAll')}
          </button>
        )
      )}
      <Problem text={problem} />
      {actions.map(one => (
        <button key={one} type="button" className="b" onClick={() => setAction(one)}>
          {t(`step-${one}`)}
        </button>
      ))}
      {/* rendered outside the selection bar, whose colours are inverted */}
      {action &&
        createPortal(
          <RecordStepDialog
            kind={kind}
            action={action}
            market={market}
            records={all?.records ?? records}
            onClose={() => setAction(null)}
          />,
          document.body,
        )}
    </>
  )
}

/** Starts over with another choice of rows, or another list. */
export function RecordSteps(props: RecordStepsProps) {
  return <Steps key={`${props.kind} ${props.records.join(' ')}`} {...props} />
}
