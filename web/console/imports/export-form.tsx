// All products of the market as a file that an import reads back.

import { useState } from 'react'
import { useLocale } from '../../framework/locale.ts'
import { callAddress } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'

const FORMATS = ['xlsx', 'csv', 'ndjson'] as const

export function ExportForm() {
  const t = useMessages('imports')
  const { market } = useLocale()
  const [format, setFormat] = useState<(typeof FORMATS)[number]>('xlsx')
  return (
    <section className="panel file-form">
      <h2>{t('export')}</h2>
      <label className="field">
        <span>{t('format')}</span>
        <select
          className="ctl"
          value={format}
          onChange={event => setFormat(FORMATS.find(one => one === event.target.value) ?? 'xlsx')}
        >
          {FORMATS.map(one => (
            <option key={one} value={one}>
              {t(`format-${one}`)}
            </option>
          ))}
        </select>
      </label>
      <div className="acts">
        {/* streamed by the browser: a million products do not fit into the page */}
        <a className="b" download href={callAddress('/api/admin/exports', { query: { market, format } })}>
          {t('download')}
        </a>
      </div>
      <small className="sub">{t('exportHint')}</small>
    </section>
  )
}
