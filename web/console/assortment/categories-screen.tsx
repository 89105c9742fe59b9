// The tree of categories: children are loaded when a category is opened, a search finds them anywhere.

import { useState } from 'react'
import type { CategoryNodeRow } from '../../../contract/catalog/categories-api.ts'
import { useLocale } from '../../framework/locale.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { to, useQuery } from '../app/router.tsx'
import { useMay } from '../app/session.ts'
import { useLoad } from '../app/use-load.ts'
import { Icon } from '../components/icon.tsx'
import { ListHead, ListSearch } from '../components/list-head.tsx'
import { EmptyState, Failed, Loading } from '../components/states.tsx'
import { AssortmentViews } from './assortment-views.tsx'
import { NewCategoryForm } from './new-category-form.tsx'

function useNodes(parent: string | null, text: string | null) {
  const { market } = useLocale()
  const [from, setFrom] = useState(0)
  const page = useLoad(
    `${market} ${parent} ${text} ${from}`,
    async () => {
      const query = { market, ...(parent && { parent }), ...(text && { text }), after: from }
      return (await call('GET /api/admin/categories', { query })).data
    },
    true,
  )
  return { page, from, setFrom }
}

function Row({ node, found }: { node: CategoryNodeRow; found: boolean }) {
  const t = useMessages('assortment')
  const { language, number } = useLocale()
  const [open, setOpen] = useState(false)
  const nameOf = (one: { nameEn: string; nameHi: string }) => (language === 'hi' ? one.nameHi : one.nameEn)
  return (
    <li>
      <div className="tree-row">
        {node.children > 0 ? (
          <button
            type="button"
            className="b flat sq"
            aria-expanded={open}
            aria-label={t(open ? 'closeNode' : 'openNode', { name: nameOf(node) })}
            onClick={() => setOpen(!open)}
          >
            <Icon name={open ? 'down' : 'right'} />
          </button>
        ) : (
          <span className="tree-gap" />
        )}
        <span className="grow">
          <a href={to(`/categories/${node.categoryCode}`)}>{nameOf(node)}</a>
          {found && node.path.length > 0 && <small className="sub">{node.path.map(nameOf).join(' › ')}</small>}
        </span>
        {!node.active && <span className="tag warn">{t('hidden')}</span>}
        <small className="sub">
          {node.products >= 1000 ? t('manyProducts') : node.products > 0 ? t('products', { count: node.products }) : ''}
          {node.children > 0 &&
            ` ${t('below', { count: node.children >= 1000 ? `${number(1000)}+` : number(node.children) })}`}
        </small>
      </div>
      {open && <Nodes parent={node.categoryCode} text={null} />}
    </li>
  )
}

function Nodes({ parent, text }: { parent: string | null; text: string | null }) {
  const t = useMessages('assortment')
  const list = useMessages('list')
  const { page, from, setFrom } = useNodes(parent, text)
  if (page.error) return <Failed error={page.error} onRetry={page.again} />
  if (!page.data) return <Loading />
  const { categories, next } = page.data
  if (categories.length === 0 && from === 0) return <EmptyState icon="search" title={t('noCategory')} />
  return (
    <>
      <ul className="tree">
        {categories.map(node => (
          <Row key={node.categoryCode} node={node} found={text !== null} />
        ))}
      </ul>
      {(from > 0 || next !== null) && (
        <div className="acts">
          <button type="button" className="b sm" disabled={from === 0} onClick={() => setFrom(Math.max(0, from - 200))}>
            {list('newer')}
          </button>
          <button type="button" className="b sm" disabled={next === null} onClick={() => setFrom(next ?? 0)}>
            {list('older')}
          </button>
        </div>
      )}
    </>
  )
}

export function Screen() {
  const t = useMessages('assortment')
  const may = useMay()
  const text = useQuery().get('text')
  const [adding, setAdding] = useState(false)
  return (
    <>
      <ListHead title={t('categories')}>
        {may('categories.write') && (
          <button type="button" className="b go" onClick={() => setAdding(true)}>
            {t('newCategory')}
          </button>
        )}
      </ListHead>
      <div className="stack editor">
        <AssortmentViews current="categories" />
        <div className="edge">
          <ListSearch label={t('searchCategories')} />
        </div>
        <section className="panel tree-panel">
          <Nodes key={text} parent={null} text={text} />
        </section>
      </div>
      {adding && <NewCategoryForm parent={null} onClose={() => setAdding(false)} />}
    </>
  )
}
