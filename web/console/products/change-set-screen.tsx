// One change set: its cells with the values before and after, and the way to take it back as a whole.

import { useState } from 'react'
import type { ChangedCell, ChangeSet } from '../../../contract/products/schemas.ts'
import { useLocale } from '../../framework/locale.ts'
import { useDates } from '../../framework/use-dates.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { to } from '../app/router.tsx'
import { useAct } from '../app/use-act.ts'
import { useLoad } from '../app/use-load.ts'
import { useCellWords, useFieldName } from '../components/cell-words.ts'
import { Problem } from '../components/field.tsx'
import { Failed, Loading } from '../components/states.tsx'

function CellTable({ cells }: { cells: readonly ChangedCell[] }) {
  const t = useMessages('products')
  const wordsOf = useCellWords()
  const fieldName = useFieldName()
  const shown = (field: string, value: string) => wordsOf(field, value) ?? (value || '–')
  return (
    <table className="t list">
      <thead>
        <tr>
          <th scope="col">{t('partNumber')}</th>
          <th scope="col">{t('field')}</th>
          <th scope="col">{t('oldAndNew')}</th>
          <th scope="col">{t('state')}</th>
        </tr>
      </thead>
      <tbody>
        {cells.map(cell => (
          <tr key={`${cell.msn} ${cell.seller} ${cell.field}`}>
            <td className="p p-id">
              <a className="id" href={to('/products', { text: cell.msn })}>
                {cell.partNumber}
              </a>
            </td>
            <td className="p p-cu soft">{fieldName(cell.field)}</td>
            <td className="p p-ex">
              <s className="sub">{shown(cell.field, cell.before)}</s> <b>{shown(cell.field, cell.after)}</b>
            </td>
            <td className="p p-due">
              {cell.undone === 'restored' && <span className="sub">{t('cell-restored')}</span>}
              {cell.undone === 'left' && <span className="tag warn">{t('cell-left')}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function useChangeSet(changeSetId: string) {
  const [extra, setExtra] = useState<{ cells: ChangedCell[]; next: number | null } | null>(null)
  const read = async (after: number) =>
    (await call('GET /api/admin/products/changes/{changeSetId}', { params: { changeSetId }, query: { after } })).data
  const first = useLoad(changeSetId, () => read(0))
  const cells = [...(first.data?.cells ?? []), ...(extra?.cells ?? [])]
  const next = extra ? extra.next : (first.data?.next ?? null)
  const more = async () => {
    if (next === null) return
    const page = await read(next)
    setExtra({ cells: [...(extra?.cells ?? []), ...page.cells], next: page.next })
  }
  const again = () => {
    setExtra(null)
    first.again()
  }
  return { first, cells, next, more, again }
}

function SetHead({ changeSet, onChanged }: { changeSet: ChangeSet; onChanged(): void }) {
  const t = useMessages('products')
  const { number } = useLocale()
  const { moment } = useDates()
  const act = useAct()
  const { changeSetId, who, note, cells, products, at, undoneAt, undoneBy, left, state } = changeSet
  const undo = () =>
    act.run(async () => {
      const { data } = await call('POST /api/admin/products/changes/{changeSetId}/undo', { params: { changeSetId } })
      showToast(t('undoDone', { restored: data.restored, left: data.changeSet.left }))
      onChanged()
    })
  return (
    <div className="head">
      <div className="grow">
        <p className="crumb">
          <a href={to('/products/changes')}>{t('changeSets')}</a>
        </p>
        <h1>{note || t('changeSet')}</h1>
        <p className="sub">{t('setLine', { who, at: moment(at), cells: number(cells), products: number(products) })}</p>
        {undoneAt && <p className="sub">{t('undoneLine', { who: undoneBy, at: moment(undoneAt), left })}</p>}
        <Problem text={act.problem} />
      </div>
      {(state === 'applied' || left > 0) && (
        <div className="acts">
          <button type="button" className="b go" disabled={act.busy} onClick={() => void undo()}>
            {t(state === 'applied' ? 'takeBack' : 'takeBackAgain')}
          </button>
        </div>
      )}
    </div>
  )
}

export function Screen({ parts: [changeSetId = ''] }: { parts: readonly string[] }) {
  const t = useMessages('products')
  const act = useAct()
  const { first, cells, next, more, again } = useChangeSet(changeSetId)
  if (first.error) return <Failed error={first.error} onRetry={first.again} />
  if (!first.data) return <Loading />
  const { changeSet } = first.data
  return (
    <div className="list-screen">
      <SetHead changeSet={changeSet} onChanged={again} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys */}
      <section className="sheet" aria-label={t('changeSet')} tabIndex={0}>
        <CellTable cells={cells} />
        {next !== null && (
          <p className="more-rows">
            <button type="button" className="b" onClick={() => void act.run(more)}>
              {t('showMore', { count: changeSet.cells - cells.length })}
            </button>
          </p>
        )}
      </section>
    </div>
  )
}
