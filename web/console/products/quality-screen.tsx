// Data quality of the catalogue: products per problem as of the last check, and starting a check.

import { useState } from 'react'
import type { CheckState, Quality } from '../../../contract/products/quality-api.ts'
import { useLocale } from '../../framework/locale.ts'
import { useDates } from '../../framework/use-dates.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { to } from '../app/router.tsx'
import { useMay } from '../app/session.ts'
import { useAct } from '../app/use-act.ts'
import { useLoad } from '../app/use-load.ts'
import { usePoll } from '../app/use-poll.ts'
import { Problem } from '../components/field.tsx'
import { ListHead } from '../components/list-head.tsx'
import { EmptyState, Failed, Loading } from '../components/states.tsx'
import { ProductViews } from './product-views.tsx'

function Gaps({ quality }: { quality: Quality }) {
  const t = useMessages('quality')
  const { number, market } = useLocale()
  const wrong = quality.gaps.filter(({ products }) => products > 0)
  // an MRP is declared in India only
  const right = quality.gaps.filter(({ gap, products }) => products === 0 && (gap !== 'mrp' || market === 'IN'))
  return (
    <section className="panel" aria-label={t('title')}>
      {wrong.length > 0 && (
        <ul className="rows in-b">
          {wrong.map(({ gap, products }) => (
            <li key={gap} className="lead">
              <div className="grow">
                <a href={to(`/products/quality/${gap}`)}>
                  <b>{t(gap)}</b>
                </a>
                <small>{t(`${gap}-why`)}</small>
              </div>
              <b>{number(products)}</b>
            </li>
          ))}
        </ul>
      )}
      {right.length > 0 && (
        <p className="in-b sub">{t('fine', { names: right.map(({ gap }) => t(`${gap}-fine`)).join(', ') })}</p>
      )}
    </section>
  )
}

/** Announces the start and end of a check to screen readers. */
function CheckStatus({ state }: { state: CheckState | undefined }) {
  const t = useMessages('quality')
  const [watched, setWatched] = useState(false)
  const running = state === 'running'
  if (running && !watched) setWatched(true)
  return (
    <div>
      <p role="status" className="soft">
        {running && t('running')}
        {watched && state === 'idle' && t('ended')}
      </p>
      <Problem text={state === 'failed' || state === 'retrying' ? t(state) : ''} />
    </div>
  )
}

export function Screen() {
  const t = useMessages('quality')
  const { market } = useLocale()
  const { moment } = useDates()
  const may = useMay()
  const { busy, problem, run } = useAct()
  const load = useLoad(market, async () => {
    return (await call('GET /api/admin/products/quality', { query: { market } })).data
  })
  const { data } = load
  const running = data?.state === 'running'
  const disabled = busy || !data || running
  usePoll(running || data?.state === 'retrying', load.again)
  const check = async () => {
    if (disabled) return
    const reply = await run(() => call('POST /api/admin/products/quality/check', {}))
    if (reply) load.show({ ...data, state: 'running' })
  }
  return (
    <div className="stack editor">
      <ListHead title={t('title')}>
        {may('products.write') && (
          <button type="button" className="b" aria-disabled={disabled} onClick={() => void check()}>
            {t('check')}
          </button>
        )}
      </ListHead>
      <ProductViews current="quality" />
      <Problem text={problem} />
      <CheckStatus state={data?.state} />
      {load.error && <Failed error={load.error} onRetry={load.again} />}
      {!data && !load.error && <Loading />}
      {data && !data.checkedAt && <EmptyState icon="search" title={t('notYet')} text={t('notYetText')} />}
      {data?.checkedAt && (
        <>
          <p className="soft">{t('counted', { at: moment(data.checkedAt), count: data.products })}</p>
          <Gaps quality={data} />
        </>
      )}
    </div>
  )
}
