// What is bought together in the market: the categories that others go with, and the way to one category or product.

import type { TogetherRule } from '../../../contract/merchandising/together-api.ts'
import { useLocale } from '../../framework/locale.ts'
import { navigate } from '../../framework/navigation.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { to, useQuery, useQueryAddress } from '../app/router.tsx'
import { useLoad } from '../app/use-load.ts'
import { ListHead, ListSearch } from '../components/list-head.tsx'
import { EmptyState, Failed, Loading } from '../components/states.tsx'
import { AssortmentViews } from './assortment-views.tsx'
import { FindCategory, FindProduct, useNameOf } from './together-parts.tsx'

function Rules({ rules, next }: { rules: readonly TogetherRule[]; next: string | null }) {
  const t = useMessages('together')
  const list = useMessages('list')
  const nameOf = useNameOf()
  const after = useQuery().get('after')
  const addressWith = useQueryAddress()
  if (rules.length === 0) return <EmptyState icon="search" title={t('noRules')} />
  return (
    <>
      <ul className="rows">
        {rules.map(rule => (
          <li key={rule.categoryCode}>
            <span className="grow">
              <a href={to(`/categories/together/${rule.categoryCode}`)}>{nameOf(rule)}</a>
              <small>{rule.categories.map(nameOf).join(' · ')}</small>
            </span>
          </li>
        ))}
      </ul>
      {(after !== null || next !== null) && (
        <div className="acts">
          {after !== null && (
            <a className="b sm" href={addressWith({ after: null })}>
              {list('newer')}
            </a>
          )}
          {next !== null && (
            <a className="b sm" href={addressWith({ after: next })}>
              {list('older')}
            </a>
          )}
        </div>
      )}
    </>
  )
}

export function Screen() {
  const t = useMessages('together')
  const { market } = useLocale()
  const query = useQuery()
  const [text, after] = [query.get('text')?.trim(), query.get('after')]
  const page = useLoad(
    `${market} ${text} ${after}`,
    async () => {
      const asked = { market, ...(text && { text }), ...(after && { after }) }
      return (await call('GET /api/admin/together', { query: asked })).data
    },
    true,
  )
  return (
    <>
      <ListHead title={t('title')} />
      <div className="stack editor">
        <AssortmentViews current="together" />
        <p className="sub edge">{t('about')}</p>
        <section className="panel">
          <div className="in-b form two">
            <FindProduct
              label={t('ofProduct')}
              hint={t('ofProductHint')}
              onFound={({ msn }) => navigate(to(`/categories/together/${msn}`))}
            />
            <FindCategory
              label={t('ofCategory')}
              hint={t('ofCategoryHint')}
              onFound={({ categoryCode }) => navigate(to(`/categories/together/${categoryCode}`))}
            />
          </div>
        </section>
        <div className="edge">
          <ListSearch label={t('search')} />
        </div>
        <section className="panel">
          <header>
            <h2>{t('ruled')}</h2>
          </header>
          <div className="in-b">
            {page.error && <Failed error={page.error} onRetry={page.again} />}
            {!page.error && (page.data ? <Rules {...page.data} /> : <Loading />)}
          </div>
        </section>
      </div>
    </>
  )
}
