// The store page with the draft in it, in both languages and at mobile and desktop width.

import { useState } from 'react'
import type { EditedDocument } from '../../../contract/content/desk-api.ts'
import type { Language } from '../../../contract/shared/market.ts'
import { useLocale } from '../../framework/locale.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useLoad } from '../app/use-load.ts'
import { Select } from '../components/field.tsx'
import { firstSize, PreviewFrame, type PreviewSize } from '../components/preview-frame.tsx'
import { Failed, Loading } from '../components/states.tsx'

interface PreviewTabProps {
  document: EditedDocument
  /** Whether something was typed that is not saved. */
  changed: boolean
  busy: boolean
  onSave(): void
}

export function PreviewTab({ document, changed, busy, onSave }: PreviewTabProps) {
  const t = useMessages('content')
  const { language: own } = useLocale()
  const [language, setLanguage] = useState<Language>(own)
  const [size, setSize] = useState<PreviewSize>(firstSize)
  const { market, kind, key, revision, draft, live } = document
  const link = useLoad(draft || live ? `${market} ${kind} ${key} ${revision} ${language}` : null, async () => {
    const query = { market, kind, key, language }
    return (await call('GET /api/admin/content/preview', { query })).data.link
  })
  return (
    <section className="panel tree-panel form" aria-label={t('preview')}>
      <div className="form two">
        <Select<Language>
          label={t('language')}
          value={language}
          options={(['en', 'hi'] as const).map(value => ({ value, label: t(`language-${value}`) }))}
          onChange={setLanguage}
        />
        <Select<PreviewSize>
          label={t('device')}
          value={size}
          options={(['phone', 'desk'] as const).map(value => ({ value, label: t(`size-${value}`) }))}
          onChange={setSize}
        />
      </div>
      {changed && (
        <p className="note">
          {t('previewOld')}{' '}
          <button type="button" className="b sm" disabled={busy} onClick={onSave}>
            {t('saveDraft')}
          </button>
        </p>
      )}
      {link.error && <Failed error={link.error} onRetry={link.again} />}
      {link.busy && !link.data && (draft || live) && <Loading />}
      {!draft && !live && <p className="sub">{t('previewNothing')}</p>}
      {link.data && <PreviewFrame key={`${link.data} ${size}`} link={link.data} size={size} title={t('preview')} />}
    </section>
  )
}
