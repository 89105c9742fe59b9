// The attributes of products: names in both languages, unit, type, and whether listings offer them as a filter.

import { useState } from 'react'
import type { AttributeRow } from '../../../contract/catalog/categories-api.ts'
import { useLocale } from '../../framework/locale.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useQuery } from '../app/router.tsx'
import { useMay } from '../app/session.ts'
import { useLoad } from '../app/use-load.ts'
import { ListHead, ListSearch } from '../components/list-head.tsx'
import { EmptyState, Failed, Loading } from '../components/states.tsx'
import { AssortmentViews } from './assortment-views.tsx'
import { AttributeForm } from './attribute-form.tsx'

const NEW: AttributeRow = { key: '', nameEn: '', nameHi: '', kind: 'text', unit: '', facet: false, version: 0 }

function Rows({ rows, onChange }: { rows: readonly AttributeRow[] | null; onChange(row: AttributeRow): void }) {
  const t = useMessages('assortment')
  const may = useMay()
  const { language } = useLocale()
  if (!rows) return <Loading />
  if (rows.length === 0) return <EmptyState icon="search" title={t('noAttribute')} />
  return (
    <ul className="rows">
      {rows.map(row => (
        <li key={row.key}>
          <span className="grow">
            {language === 'hi' ? row.nameHi : row.nameEn}
            <small>{[t(`kind-${row.kind}`), row.unit, row.facet && t('facet')].filter(Boolean).join(' · ')}</small>
          </span>
          {may('categories.write') && (
            <button type="button" className="b sm" onClick={() => onChange(row)}>
              {t('change')}
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}

export function Screen() {
  const t = useMessages('assortment')
  const may = useMay()
  const text = useQuery().get('text')
  const [open, setOpen] = useState<AttributeRow | null>(null)
  const rows = useLoad(
    `${text}`,
    async () => (await call('GET /api/admin/attributes', { query: text ? { text } : {} })).data,
    true,
  )
  if (rows.error) return <Failed error={rows.error} onRetry={rows.again} />
  return (
    <>
      <ListHead title={t('attributes')}>
        {may('categories.write') && (
          <button type="button" className="b go" onClick={() => setOpen(NEW)}>
            {t('newAttribute')}
          </button>
        )}
      </ListHead>
      <div className="stack editor">
        <AssortmentViews current="attributes" />
        <div className="edge">
          <ListSearch label={t('searchAttributes')} />
        </div>
        <section className="panel tree-panel">
          <Rows rows={rows.data} onChange={setOpen} />
        </section>
      </div>
      {open && (
        <AttributeForm
          attribute={open}
          onClose={() => setOpen(null)}
          onSaved={() => {
            setOpen(null)
            rows.again()
          }}
        />
      )}
    </>
  )
}
