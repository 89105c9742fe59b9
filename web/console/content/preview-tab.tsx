// The page of the store with the draft in it, in both languages and at the width of a phone and of a desk.

import { useEffect, useRef, useState } from 'react'
import type { EditedDocument } from '../../../contract/content/desk-api.ts'
import type { Language } from '../../../contract/shared/market.ts'
import { useLocale } from '../../framework/locale.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useLoad } from '../app/use-load.ts'
import { Select } from '../components/field.tsx'
import { Failed, Loading } from '../components/states.tsx'

const WIDTHS = { phone: 390, desk: 1280 } as const
type Size = keyof typeof WIDTHS
/** Pixels of the page that are seen at once. */
const HEIGHT = 820

/** The frame has the width of the device, drawn smaller where there is less room. */
function Frame({ link, size, title }: { link: string; size: Size; title: string }) {
  const box = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState<number | null>(null)
  useEffect(() => {
    const element = box.current
    if (!element) return
    const watch = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect.width))
    watch.observe(element)
    return () => watch.disconnect()
  }, [])
  const width = WIDTHS[size]
  const scale = Math.min(1, (room ?? width) / width)
  return (
    <div ref={box} className="preview" style={{ height: `${Math.round(HEIGHT * scale)}px` }}>
      {room !== null && (
        <iframe
          title={title}
          src={link}
          sandbox="allow-same-origin"
          width={width}
          height={HEIGHT}
          style={{ transform: `scale(${scale})` }}
        />
      )}
    </div>
  )
}

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
  const [size, setSize] = useState<Size>(matchMedia('(max-width: 760px)').matches ? 'phone' : 'desk')
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
        <Select<Size>
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
      {link.data && <Frame key={`${link.data} ${size}`} link={link.data} size={size} title={t('preview')} />}
    </section>
  )
}
