// A file with the columns for products of one category, to be filled and sent as an import.

import { useState } from 'react'
import { useLocale } from '../../framework/locale.ts'
import { callAddress } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { ChoiceField } from '../components/choice-field.tsx'

const FORMATS = ['xlsx', 'csv'] as const

/** Needs the right to see products. */
export function TemplateForm() {
  const t = useMessages('imports')
  const { market, language } = useLocale()
  const [category, setCategory] = useState('')
  const query = { market, language, category }
  return (
    <section className="panel file-form">
      <h2>{t('template')}</h2>
      <ChoiceField
        kind="category"
        label={t('templateCategory')}
        hint={t(category ? 'templateCode' : 'templateChoose', { code: category })}
        value={category}
        onChange={setCategory}
      />
      <div className="acts">
        {FORMATS.map(format =>
          category ? (
            <a
              key={format}
              className="b"
              download
              href={callAddress('/api/admin/importTemplate', { query: { ...query, format } })}
            >
              {t(`format-${format}`)}
            </a>
          ) : (
            <button key={format} type="button" className="b" disabled>
              {t(`format-${format}`)}
            </button>
          ),
        )}
      </div>
      <small className="sub">{t('templateHint')}</small>
    </section>
  )
}
