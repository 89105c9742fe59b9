// Hidden columns of a list: the part of the URL, and the dialog that changes it.

import { type FormEvent, useState } from 'react'
import { navigate } from '../../framework/navigation.ts'
import { useMessages } from '../app/messages.ts'
import { useQuery, useQueryAddress } from '../app/router.tsx'
import { CheckList } from './check-list.tsx'
import { Dialog } from './dialog.tsx'

interface Titled {
  key: string
  title: string
  /** Whether the column is chosen elsewhere, like those of custom fields. */
  chosen?: boolean
}

/** Name in the address; once for each hidden column. */
const HIDE = 'hide'

/** Keys of the columns that the address hides. */
export function useHiddenColumns(): readonly string[] {
  return useQuery().getAll(HIDE)
}

/** Links to other views of a list keep its hidden columns. */
export function useKeptColumns(): (href: string) => string {
  const hidden = useHiddenColumns()
  if (hidden.length === 0) return href => href
  const kept = new URLSearchParams(hidden.map(key => [HIDE, key])).toString()
  return href => `${href}${href.includes('?') ? '&' : '?'}${kept}`
}

/** The visible columns; the first one, which opens the row, is always visible. */
export function useShownColumns<C extends Titled>(columns: readonly C[]): C[] {
  const hidden = useHiddenColumns()
  return columns.filter(({ key }, at) => at === 0 || !hidden.includes(key))
}

function ColumnDialog({ columns, onClose }: { columns: readonly Titled[]; onClose(): void }) {
  const t = useMessages('list')
  const addressWith = useQueryAddress()
  const hidden = useHiddenColumns()
  const keys = columns.map(({ key }) => key)
  const [shown, setShown] = useState<readonly string[]>(keys.filter(key => !hidden.includes(key)))
  const apply = (event: FormEvent) => {
    event.preventDefault()
    navigate(addressWith({ [HIDE]: keys.filter(key => !shown.includes(key)) }))
    onClose()
  }
  return (
    <Dialog title={t('columns')} onClose={onClose}>
      <form className="form" onSubmit={apply}>
        <CheckList
          label={t('columnsShown')}
          options={columns.map(({ key, title }) => ({ value: key, label: title }))}
          value={shown}
          onChange={setShown}
          note={<p className="sub">{t('columnsNote')}</p>}
        />
        <div className="acts">
          <button type="submit" className="b go">
            {t('columnsApply')}
          </button>
          <button type="button" className="b" disabled={shown.length === keys.length} onClick={() => setShown(keys)}>
            {t('columnsAll')}
          </button>
        </div>
      </form>
    </Dialog>
  )
}

/** Opens the choice of columns; nothing for a list with too few. */
export function ColumnTools({ columns }: { columns: readonly Titled[] }) {
  const t = useMessages('list')
  const [open, setOpen] = useState(false)
  const hidden = useHiddenColumns()
  const choosable = columns.slice(1).filter(({ chosen }) => !chosen)
  if (choosable.length < 2) return null
  const count = choosable.filter(({ key }) => hidden.includes(key)).length
  return (
    <>
      <button type="button" className="b sm flat" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {count > 0 ? t('columnsHidden', { count }) : t('columns')}
      </button>
      {open && <ColumnDialog columns={choosable} onClose={() => setOpen(false)} />}
    </>
  )
}
