// Choosing rows in a list whose rows are not a table: the checkbox of a row, and the bar with the steps for the chosen records.

import type { ReactNode } from 'react'
import type { MarkKind } from '../../../contract/record-jobs/kinds.rules.ts'
import type { Selection } from '../../../contract/record-jobs/selection-api.ts'
import { useMessages } from '../app/messages.ts'
import { useMay } from '../app/session.ts'
import { useSelection } from './list-selection.ts'
import { RecordSteps } from './record-steps.tsx'
import { SelectionBar } from './selection-bar.tsx'

export interface RowChoice {
  chosen: boolean
  /** With `range`, everything from the row that was last chosen. */
  choose(range: boolean): void
}

interface ChoosableProps {
  name: string
  /** Undefined where rows are not chosen. */
  choice: RowChoice | undefined
  children: ReactNode
}

/** The text of a row, beside its checkbox. */
export function Choosable({ name, choice, children }: ChoosableProps) {
  const t = useMessages('list')
  if (!choice) return children
  return (
    <div className="grow choosable">
      <input
        type="checkbox"
        className="ck"
        aria-label={t('select', { name })}
        checked={choice.chosen}
        onChange={event => choice.choose((event.nativeEvent as MouseEvent).shiftKey)}
      />
      {children}
    </div>
  )
}

/** Choices among the records of a page, for those who may write tags and assignments. */
export function useRowChoices(ids: readonly string[]) {
  const may = useMay()
  const selection = useSelection(ids)
  const choiceOf = (id: string): RowChoice | undefined => {
    const index = ids.indexOf(id)
    if (!may('notes.write') || index < 0) return undefined
    return {
      chosen: selection.chosen.has(id),
      choose: range => (range ? selection.extend(index) : selection.toggle(index)),
    }
  }
  return { choiceOf, chosen: [...selection.chosen], clear: selection.clear }
}

interface MarkBarProps {
  kind: MarkKind
  choices: ReturnType<typeof useRowChoices>
  /** Finds all records that match the filters of the list. */
  select(): Promise<Selection>
}

export function MarkBar({ kind, choices: { chosen, clear }, select }: MarkBarProps) {
  return (
    <SelectionBar count={chosen.length} onClear={clear}>
      <RecordSteps kind={kind} records={chosen} select={select} />
    </SelectionBar>
  )
}
