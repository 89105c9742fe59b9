// One change set: its cells with values before and after, and undoing it.

import type { CallOutput } from '../../../contract/api.ts'
import type { ChangedCell, ChangeSet } from '../../../contract/products/schemas.ts'
import { useLocale } from '../../framework/locale.ts'
import { useDates } from '../../framework/use-dates.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { to } from '../app/router.tsx'
import { useAct } from '../app/use-act.ts'
import { useCellWords } from '../components/cell-words.ts'
import { Problem } from '../components/field.tsx'
import { Failed, Loading } from '../components/states.tsx'
import { CellSheet, useCellPages } from './cell-sheet.tsx'

type ChangeSetPage = CallOutput<'GET /api/admin/products/changes/{changeSetId}'>['data']

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
  const wordsOf = useCellWords()
  const { first, cells, more, again } = useCellPages<ChangedCell, ChangeSetPage>(changeSetId, async after => {
    const input = { params: { changeSetId }, query: { after } }
    return (await call('GET /api/admin/products/changes/{changeSetId}', input)).data
  })
  if (first.error) return <Failed error={first.error} onRetry={first.again} />
  if (!first.data) return <Loading />
  const { changeSet } = first.data
  return (
    <div className="list-screen">
      <SetHead changeSet={changeSet} onChanged={again} />
      <CellSheet
        label={t('changeSet')}
        total={changeSet.cells}
        {...{ cells, more }}
        before={cell => wordsOf(cell.field, cell.before) ?? cell.before}
        after={cell => wordsOf(cell.field, cell.after) ?? cell.after}
        state={({ undone, gonePictures }) => (
          <>
            {gonePictures > 0 && undone !== 'restored' && (
              <span className="tag warn">{t('cell-gone', { count: gonePictures })}</span>
            )}
            {undone === 'restored' && <span className="sub">{t('cell-restored')}</span>}
            {undone === 'left' && gonePictures === 0 && <span className="tag warn">{t('cell-left')}</span>}
          </>
        )}
      />
    </div>
  )
}
