// The member's notifications about records they are responsible for or follow and about approvals, each linking to
// its record.

import { recordName } from '../../../contract/annotations/kinds.rules.ts'
import type { StaffNotification } from '../../../contract/annotations/notifications-api.ts'
import { useDates } from '../../framework/use-dates.ts'
import { call } from '../app/api.ts'
import { type Translate, useMessages } from '../app/messages.ts'
import { to, useQuery } from '../app/router.tsx'
import { market as marketSetting } from '../app/settings.ts'
import { showUnread } from '../app/unread.ts'
import { useAct } from '../app/use-act.ts'
import { Problem } from '../components/field.tsx'
import { ListHead, Views } from '../components/list-head.tsx'
import { MoreButton } from '../components/more-button.tsx'
import { recordPage } from '../components/record-path.ts'
import { EmptyState, Failed, Loading } from '../components/states.tsx'
import { useMore } from '../components/use-more.ts'

const PAGE = 20

/** Labels of states, for kinds of record that have some. */
function useStates(): (kind: StaffNotification['recordKind'], state: string) => string {
  const orders = useMessages('orders') as Translate<'orders'>
  const returns = useMessages('returns') as Translate<'returns'>
  const quotes = useMessages('quotes') as Translate<'quotes'>
  const tickets = useMessages('tickets') as Translate<'tickets'>
  return (kind, state) => {
    if (kind === 'return') return returns(`state-${state}` as 'state-requested')
    if (kind === 'rfq') return quotes(`state-${state}` as 'state-quoting')
    if (kind === 'ticket') return tickets(`state-${state}` as 'state-open')
    return orders(`state-${state}` as 'state-placed')
  }
}

function useWords(): (one: StaffNotification) => string {
  const t = useMessages('notifications')
  const stateName = useStates()
  return ({ reason, recordKind, by, state }) => {
    if (reason === 'decision') return t(`decision-${state}` as 'decision-approved', { by })
    if (reason === 'approval') return t('waits', { by })
    if (reason === 'edit') return t(`edit-${state}` as 'edit-paid')
    if (reason === 'import') return t(`import-${state}` as 'import-failed')
    if (recordKind === 'order' && (state === 'held' || state === 'released')) return t(state, { by })
    return reason === 'state' ? t('state', { state: stateName(recordKind, state ?? '') }) : t(reason, { by })
  }
}

/** The subject of a notification, and its link. */
function useTarget(): (one: StaffNotification) => { name: string; path: string } {
  const t = useMessages('notifications')
  return ({ reason, recordKind, recordId, recordNumber, by }) => {
    if (recordKind === 'import-source')
      return { name: t('import-source', { name: by }), path: to(`/imports/sources/${recordId}`) }
    if (recordKind === 'approval')
      return {
        name: recordNumber === 0 ? t('approval') : t('approvalOfOrder', { order: String(recordNumber) }),
        path: to('/approvals', reason === 'decision' ? { state: 'all' } : {}),
      }
    const number = recordName(recordKind, recordId, recordNumber)
    return { name: t(recordKind, { number }), path: recordPage(recordKind, recordId) }
  }
}

interface RowProps {
  one: StaffNotification
  busy: boolean
  onRead(): void
}

function NotificationRow({ one, busy, onRead }: RowProps) {
  const t = useMessages('notifications')
  const words = useWords()
  const { moment } = useDates()
  const { market, read, at } = one
  const { name, path } = useTarget()(one)
  const open = () => {
    marketSetting.set(market)
    if (!read) onRead()
  }
  return (
    <li className={read ? undefined : 'unread'}>
      <div className="grow">
        <a href={path} onClick={open}>
          {!read && <span className="sr">{t('unread')} </span>}
          {name}
        </a>
        : {words(one)}
        <small>{moment(at)}</small>
      </div>
      {!read && (
        <button type="button" className="b sm" disabled={busy} aria-label={t('markOne', { name })} onClick={onRead}>
          {t('mark')}
        </button>
      )}
    </li>
  )
}

function useNotifications(onlyUnread: boolean) {
  return useMore(`notifications ${onlyUnread}`, async before => {
    const query = { before, limit: PAGE, ...(onlyUnread && { unread: 'true' as const }) }
    const { notifications, next } = (await call('GET /api/admin/session/notifications', { query })).data
    return { rows: notifications, next }
  })
}

export function Screen() {
  const t = useMessages('notifications')
  const onlyUnread = useQuery().get('only') === 'unread'
  const list = useNotifications(onlyUnread)
  const { load, rows } = list
  const act = useAct()
  const read = async (body: { ids: number[] } | { upTo: number }) => {
    const reply = await act.run(() => call('POST /api/admin/session/notifications/read', { body }))
    if (!reply) return
    showUnread(reply.data.unread)
    load.again()
  }
  const [newest] = rows
  return (
    <div className="stack narrow">
      <ListHead title={t('title')}>
        <a className="b" href={to('/account')}>
          {t('choose')}
        </a>
        {newest && rows.some(one => !one.read) && (
          <button
            type="button"
            className="b"
            disabled={act.busy}
            onClick={() => void read({ upTo: newest.notificationId })}
          >
            {t('markAll')}
          </button>
        )}
      </ListHead>
      <Views
        views={[
          { label: t('all'), href: to('/notifications'), current: !onlyUnread },
          { label: t('onlyUnread'), href: to('/notifications', { only: 'unread' }), current: onlyUnread },
        ]}
      />
      <Problem text={act.problem} />
      {load.error && <Failed error={load.error} onRetry={load.again} />}
      {!load.data && !load.error && <Loading />}
      {load.data && rows.length === 0 && <EmptyState icon="check" title={t('none')} />}
      {rows.length > 0 && (
        <section className="panel" aria-label={t('title')}>
          <ul className="rows in-b">
            {rows.map(one => (
              <NotificationRow
                key={one.notificationId}
                one={one}
                busy={act.busy}
                onRead={() => void read({ ids: [one.notificationId] })}
              />
            ))}
          </ul>
        </section>
      )}
      <MoreButton list={list} />
    </div>
  )
}
