// Saved views of a list: opened, saved under a name, shared with others, deleted.

import { type FormEvent, useState } from 'react'
import type { SavedView } from '../../../contract/staff/views-api.ts'
import { useLocation } from '../../framework/navigation.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { loadDefaultViews } from '../app/default-views.ts'
import { useMessages } from '../app/messages.ts'
import { to } from '../app/router.tsx'
import { useAct } from '../app/use-act.ts'
import { useLoad } from '../app/use-load.ts'
import { Dialog } from './dialog.tsx'
import { Field, Problem } from './field.tsx'
import { Failed, Loading } from './states.tsx'
import { type Defaults, OwnDefault, RoleDefaults, useDefaults } from './view-default.tsx'

/** Paging is not part of a view. */
const PLACE = ['before', 'after', 'market']

function queryOf(search: string): string {
  const query = new URLSearchParams(search)
  for (const name of PLACE) query.delete(name)
  return query.toString()
}

interface RowProps {
  view: SavedView
  path: string
  busy: boolean
  defaults: Defaults
  onDelete(): void
  onOpen(): void
}

function ViewRow({ view, path, busy, defaults, onDelete, onOpen }: RowProps) {
  const t = useMessages('list')
  const { viewId, name, query, shared, own, by, ownDefault } = view
  return (
    <li>
      <div className="grow">
        <a href={`${to(path)}${query && `?${query}`}`} onClick={onOpen}>
          {name}
        </a>{' '}
        {shared && <small>{own ? t('viewShared') : t('viewBy', { name: by })}</small>}{' '}
        {ownDefault && <span className="tag good">{t('ownDefault')}</span>}
      </div>
      <OwnDefault {...{ name, busy, defaults }} chosen={ownDefault} choice={viewId} />
      {own && (
        <button
          type="button"
          className="b sm"
          disabled={busy}
          aria-label={`${t('viewDelete')}: ${name}`}
          onClick={onDelete}
        >
          {t('viewDelete')}
        </button>
      )}
      <RoleDefaults {...{ view, path, defaults }} />
    </li>
  )
}

type PlainProps = Pick<RowProps, 'path' | 'busy' | 'defaults' | 'onOpen'> & { chosen: boolean }

/** The list without a view, for members whose list opens with one. */
function PlainRow({ path, chosen, busy, defaults, onOpen }: PlainProps) {
  const t = useMessages('list')
  const name = t('plainList')
  return (
    <li>
      <div className="grow">
        <a href={to(path)} onClick={onOpen}>
          {name}
        </a>{' '}
        {chosen && <span className="tag good">{t('ownDefault')}</span>}
      </div>
      <OwnDefault {...{ name, chosen, busy, defaults }} choice="plain" />
    </li>
  )
}

function SaveForm({ path, query, onSaved }: { path: string; query: string; onSaved(): void }) {
  const t = useMessages('list')
  const { busy, problem, run } = useAct()
  const [name, setName] = useState('')
  const [shared, setShared] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const body = { path, query, name, shared }
    if (!(await run(() => call('POST /api/admin/session/views', { body })))) return
    setName('')
    showToast(t('viewSaved'))
    onSaved()
  }
  return (
    <form className="form" onSubmit={submit}>
      <Field
        label={t('viewName')}
        hint={t('viewHint')}
        required
        maxLength={60}
        value={name}
        onChange={event => setName(event.target.value)}
      />
      <label className="check">
        <input type="checkbox" checked={shared} onChange={event => setShared(event.target.checked)} />
        {t('viewShare')}
      </label>
      <Problem text={problem} />
      <div className="acts">
        <button type="submit" className="b go" disabled={busy}>
          {t('viewSave')}
        </button>
      </div>
    </form>
  )
}

function ViewsDialog({ onClose }: { onClose(): void }) {
  const t = useMessages('list')
  const { path, search } = useLocation()
  const load = useLoad(path, async () => (await call('GET /api/admin/session/views', { query: { path } })).data, true)
  const act = useAct()
  const { busy, problem, run } = act
  const defaults = useDefaults(path, act, load.again)
  const remove = async (viewId: string) => {
    const done = await run(() => call('DELETE /api/admin/session/views/{viewId}', { params: { viewId } }))
    if (!done) return
    await loadDefaultViews()
    load.again()
  }
  return (
    <Dialog title={t('savedViews')} onClose={onClose}>
      <div className="form">
        {load.error && <Failed error={load.error} onRetry={load.again} />}
        {!load.data && !load.error && <Loading />}
        {load.data?.views.length === 0 && <p className="soft">{t('viewNone')}</p>}
        <ul className="rows saved-views">
          {load.data && (
            <PlainRow path={path} chosen={load.data.plainDefault} busy={busy} defaults={defaults} onOpen={onClose} />
          )}
          {load.data?.views.map(view => (
            <ViewRow
              key={view.viewId}
              view={view}
              path={path}
              busy={busy}
              defaults={defaults}
              onDelete={() => void remove(view.viewId)}
              onOpen={onClose}
            />
          ))}
        </ul>
        <Problem text={problem} />
        <SaveForm path={path} query={queryOf(search)} onSaved={load.again} />
      </div>
    </Dialog>
  )
}

/** In the head of a list. */
export function SavedViews() {
  const t = useMessages('list')
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="b flat" onClick={() => setOpen(true)}>
        {t('savedViews')}
      </button>
      {open && <ViewsDialog onClose={() => setOpen(false)} />}
    </>
  )
}
