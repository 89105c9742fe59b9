// Recently deleted records with author and time, and restoring them.

import type { BinEntry } from '../../../contract/bin/api.ts'
import { BIN_DAYS, BIN_KINDS, BIN_RIGHTS } from '../../../contract/bin/kinds.rules.ts'
import { useLocale } from '../../framework/locale.ts'
import { useDates } from '../../framework/use-dates.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useQuery } from '../app/router.tsx'
import { useMay } from '../app/session.ts'
import { useAct } from '../app/use-act.ts'
import { useLoad } from '../app/use-load.ts'
import { Problem } from '../components/field.tsx'
import { Filter, ListHead } from '../components/list-head.tsx'
import { RowList } from '../components/row-list.tsx'

function EntryRow({ entry, onRestored }: { entry: BinEntry; onRestored(): void }) {
  const t = useMessages('bin')
  const may = useMay()
  const { moment } = useDates()
  const { busy, problem, run } = useAct()
  const { binId, kind, name, whoName, deletedAt, goneAt } = entry
  const restore = async () => {
    const input = { params: { binId }, body: {} }
    if (!(await run(() => call('POST /api/admin/session/bin/{binId}/restore', input)))) return
    showToast(kind === 'webhook' || kind === 'importSource' ? t(`after-${kind}`) : t('restored'))
    onRestored()
  }
  return (
    <li>
      <div className="grow">
        <span>
          <b>{name}</b> <span className="tag">{t(`kind-${kind}`)}</span>
        </span>
        <small>
          {[t('deletedBy', { name: whoName, time: moment(deletedAt) }), t('goneAt', { day: moment(goneAt) })].join(
            ' · ',
          )}
        </small>
        <Problem text={problem} />
      </div>
      {may(BIN_RIGHTS[kind].write) && (
        <button
          type="button"
          className="b sm"
          disabled={busy}
          aria-label={`${t('restore')}: ${name}`}
          onClick={() => void restore()}
        >
          {t('restore')}
        </button>
      )}
    </li>
  )
}

export function Screen() {
  const t = useMessages('bin')
  const { market } = useLocale()
  const may = useMay()
  const query = useQuery()
  const kind = BIN_KINDS.find(one => one === query.get('kind'))
  const before = Number(query.get('before')) || undefined
  const page = useLoad(
    JSON.stringify([market, kind, before]),
    async () => {
      const { entries, next } = (await call('GET /api/admin/session/bin', { query: { market, kind, before } })).data
      return { rows: entries, next: next === null ? null : String(next) }
    },
    true,
  )
  const kinds = BIN_KINDS.filter(one => may(BIN_RIGHTS[one].read))
  return (
    <div className="stack">
      <ListHead title={t('title')} />
      <p className="soft">{t('intro', { days: BIN_DAYS })}</p>
      <div className="tools">
        <Filter name="kind" label={t('kind')} options={kinds.map(value => ({ value, label: t(`kind-${value}`) }))} />
      </div>
      <RowList
        label={t('title')}
        page={page}
        empty={{ icon: 'bin', title: t('nothing', { days: BIN_DAYS }) }}
        row={entry => <EntryRow key={entry.binId} entry={entry} onRestored={page.again} />}
      />
    </div>
  )
}
