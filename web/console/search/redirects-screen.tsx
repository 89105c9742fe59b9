// Search texts that redirect to a page: listed, created, changed, removed.

import { useState } from 'react'
import type { SearchRedirect } from '../../../contract/search/redirects-api.ts'
import { useLocale } from '../../framework/locale.ts'
import { navigate } from '../../framework/navigation.ts'
import { useDates } from '../../framework/use-dates.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useQuery, useQueryAddress } from '../app/router.tsx'
import { useMay } from '../app/session.ts'
import { useAct } from '../app/use-act.ts'
import { useLoad } from '../app/use-load.ts'
import { Problem } from '../components/field.tsx'
import { ListSearch } from '../components/list-head.tsx'
import { usePager } from '../components/list-pager.ts'
import { PagerButtons } from '../components/pager-buttons.tsx'
import { EmptyState, Failed, Loading } from '../components/states.tsx'
import { RedirectForm } from './redirect-form.tsx'
import { SearchHead } from './search-head.tsx'

interface RowProps {
  redirect: SearchRedirect
  onEdit(): void
  onChanged(): void
}

function RedirectRow({ redirect, onEdit, onChanged }: RowProps) {
  const t = useMessages('synonyms')
  const may = useMay()
  const { moment } = useDates()
  const act = useAct()
  const { market, text, to, version, uses, usedAt } = redirect
  const remove = async () => {
    const body = { market, text, to: null, version }
    if (!(await act.run(() => call('POST /api/admin/search/redirects', { body })))) return
    showToast(t('redirectRemoved'))
    onChanged()
  }
  return (
    <li>
      <div className="grow">
        <b>{text}</b> <span className="written">→ {to}</span>
        <small>
          {t('redirectUses', { count: uses })}
          {usedAt && `, ${t('redirectUsed', { time: moment(usedAt) })}`}
        </small>
        <Problem text={act.problem} />
      </div>
      {may('synonyms.write') && (
        <div className="acts">
          <button type="button" className="b sm" aria-label={`${t('redirectEdit')}: ${text}`} onClick={onEdit}>
            {t('redirectEdit')}
          </button>
          <button
            type="button"
            className="b sm"
            disabled={act.busy}
            aria-label={`${t('redirectRemove')}: ${text}`}
            onClick={() => void remove()}
          >
            {t('redirectRemove')}
          </button>
        </div>
      )}
    </li>
  )
}

/** The open form; a URL with a text opens a new redirect for it. */
function useForm() {
  const may = useMay()
  const begin = useQuery().get('new') ?? ''
  const addressWith = useQueryAddress()
  const [open, setOpen] = useState<{ redirect: SearchRedirect | null } | null>(
    begin !== '' && may('synonyms.write') ? { redirect: null } : null,
  )
  const close = () => {
    setOpen(null)
    // a reload does not open it again
    if (begin !== '') navigate(addressWith({ new: null }))
  }
  return { open, begin, setOpen, close }
}

export function Screen() {
  const t = useMessages('synonyms')
  const { market } = useLocale()
  const may = useMay()
  const query = useQuery()
  const wanted = { text: query.get('text') ?? undefined, after: query.get('before') ?? undefined }
  const load = useLoad(
    JSON.stringify({ market, ...wanted }),
    async () => (await call('GET /api/admin/search/redirects', { query: { market, ...wanted } })).data,
    true,
  )
  const pager = usePager(load.data?.next ?? null)
  const { open, begin, setOpen, close } = useForm()
  const saved = () => {
    close()
    load.again()
  }
  return (
    <div className="stack">
      <SearchHead view="redirects" />
      <section className="panel" aria-labelledby="redirects">
        <header>
          <h2 id="redirects" className="grow">
            {t('viewRedirects')}
          </h2>
          {may('synonyms.write') && (
            <button type="button" className="b go" onClick={() => setOpen({ redirect: null })}>
              {t('newRedirect')}
            </button>
          )}
        </header>
        <div className="in-b form">
          <p className="sub">{t('redirectIntro')}</p>
          <ListSearch label={t('findRedirect')} />
          {load.error && <Failed error={load.error} onRetry={load.again} />}
          {!load.data && !load.error && <Loading />}
          {load.data?.redirects.length === 0 && (
            <EmptyState icon="link" title={t(wanted.text ? 'noRedirectsFound' : 'noRedirects')} />
          )}
          <ul className="rows">
            {load.data?.redirects.map(redirect => (
              <RedirectRow
                key={redirect.text}
                redirect={redirect}
                onEdit={() => setOpen({ redirect })}
                onChanged={load.again}
              />
            ))}
          </ul>
          <PagerButtons pager={pager} />
        </div>
      </section>
      {open && <RedirectForm redirect={open.redirect} begin={begin} onClose={close} onSaved={saved} />}
    </div>
  )
}
