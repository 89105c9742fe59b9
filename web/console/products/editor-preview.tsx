// The product page as shoppers would see it, including drafts, in both languages and at both widths.

import { useState } from 'react'
import type { Language } from '../../../contract/shared/market.ts'
import { useLocale } from '../../framework/locale.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useLoad } from '../app/use-load.ts'
import { Select } from '../components/field.tsx'
import { firstSize, PreviewFrame, type PreviewSize } from '../components/preview-frame.tsx'
import { Failed, Loading } from '../components/states.tsx'
import { useEditor } from './editor-context.tsx'

export function EditorPreview({ changed }: { changed: boolean }) {
  const t = useMessages('editor')
  const { product } = useEditor()
  const { language: own } = useLocale()
  const [language, setLanguage] = useState<Language>(own)
  const [size, setSize] = useState<PreviewSize>(firstSize)
  const { msn } = product
  const link = useLoad(`${msn} ${language}`, async () => {
    const input = { params: { msn }, query: { language } }
    return (await call('GET /api/admin/products/{msn}/preview', input)).data.link
  })
  return (
    <section className="panel tree-panel form" aria-label={t('preview')}>
      <p className="sub">{t('previewAbout')}</p>
      <div className="form two">
        <Select<Language>
          label={t('previewLanguage')}
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
      {changed && <p className="note">{t('previewUnsaved')}</p>}
      {link.error && <Failed error={link.error} onRetry={link.again} />}
      {link.busy && !link.data && <Loading />}
      {link.data && (
        <>
          <div className="acts">
            <a className="b sm" href={link.data} target="_blank" rel="noreferrer">
              {t('ownWindow')}
            </a>
          </div>
          <PreviewFrame key={`${link.data} ${size}`} link={link.data} size={size} title={t('preview')} />
        </>
      )}
    </section>
  )
}
