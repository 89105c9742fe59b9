// What is wrong with the catalogue: each kind with its products, as the last check has counted, and the check itself.

import type { Quality } from '../../../contract/products/quality-api.ts'
import { useLocale } from '../../framework/locale.ts'
import { useDates } from '../../framework/use-dates.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { to } from '../app/router.tsx'
import { useMay } from '../app/session.ts'
import { useAct } from '../app/use-act.ts'
import { useLoad } from '../app/use-load.ts'
import { ListHead } from '../components/list-head.tsx'
import { EmptyState, Failed, Loading } from '../components/states.tsx'

function Gaps({ quality }: { quality: Quality }) {
  const t = useMessages('quality')
  const { number } = useLocale()
  const wrong = quality.gaps.filter(({ products }) => products > 0)
  const right = quality.gaps.filter(({ products }) => products === 0)
  return (
    <section className="panel" aria-label={t('title')}>
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
      {right.length > 0 && (
        <p className="in-b sub">{t('fine', { names: right.map(({ gap }) => t(gap)).join(', ') })}</p>
      )}
    </section>
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
  const check = async () => {
    const reply = await run(() => call('POST /api/admin/products/quality/check', {}))
    if (reply) showToast(t(reply.data.begun ? 'begun' : 'waits'))
  }
  const { data } = load
  return (
    <div className="stack editor">
      <ListHead title={t('title')}>
        <button type="button" className="b" onClick={load.again}>
          {t('reload')}
        </button>
        {may('products.write') && (
          <button type="button" className="b" disabled={busy} onClick={() => void check()}>
            {t('check')}
          </button>
        )}
      </ListHead>
      {problem && <p className="late">{problem}</p>}
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
