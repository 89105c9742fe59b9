// Return windows: the market's default and those of categories.

import { useState } from 'react'
import type { ReturnWindow } from '../../../contract/returns/rules-api.ts'
import { useLocale } from '../../framework/locale.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useMay } from '../app/session.ts'
import { ConfirmDialog } from '../components/confirm-dialog.tsx'
import { WindowForm } from './window-form.tsx'

interface WindowsProps {
  windows: readonly ReturnWindow[]
  onAgain(): void
}

interface RowProps {
  window: ReturnWindow
  name: string
  onChange(): void
  onRemove(): void
}

function WindowRow({ window, name, onChange, onRemove }: RowProps) {
  const t = useMessages('return-rules')
  const may = useMay()
  const { days, kind, category } = window
  return (
    <li className="lead">
      <div className="grow">
        <b>{name}</b>
        <small>{[t('days', { count: days }), days > 0 && t(kind)].filter(Boolean).join(' · ')}</small>
      </div>
      {may('settings.write') && (
        <div className="acts">
          <button type="button" className="b sm" aria-label={t('changeName', { name })} onClick={onChange}>
            {t('change')}
          </button>
          {category !== null && (
            <button type="button" className="b sm" aria-label={t('removeName', { name })} onClick={onRemove}>
              {t('remove')}
            </button>
          )}
        </div>
      )}
    </li>
  )
}

interface RemoveProps {
  window: ReturnWindow
  name: string
  onDone(): void
  onClose(): void
}

function RemoveDialog({ window, name, onDone, onClose }: RemoveProps) {
  const t = useMessages('return-rules')
  const { market } = useLocale()
  const body = { market, category: window.category ?? '', version: window.version }
  return (
    <ConfirmDialog
      title={t('removeTitle', { name })}
      text={t('removeText')}
      confirm={t('remove')}
      write={() => call('POST /api/admin/returnWindows/remove', { body })}
      onDone={onDone}
      onClose={onClose}
    />
  )
}
export function ReturnWindows({ windows, onAgain }: WindowsProps) {
  const t = useMessages('return-rules')
  const may = useMay()
  const { language } = useLocale()
  /** In the form; null for a new one, undefined while it is closed. */
  const [open, setOpen] = useState<ReturnWindow | null | undefined>(undefined)
  const [removed, setRemoved] = useState<ReturnWindow | null>(null)
  const nameOf = ({ category, nameEn, nameHi }: ReturnWindow) =>
    category === null ? t('allOthers') : language === 'hi' ? nameHi : nameEn
  const done = (text: string) => {
    setOpen(undefined)
    setRemoved(null)
    showToast(text)
    onAgain()
  }
  return (
    <section className="panel" aria-label={t('windows')}>
      <header>
        <h2>{t('windows')}</h2>
        {may('settings.write') && may('products.read') && (
          <button type="button" className="b sm" onClick={() => setOpen(null)}>
            {t('addWindow')}
          </button>
        )}
      </header>
      <p className="in-b sub">{t('windowsText')}</p>
      <ul className="rows in-b">
        {windows.map(window => (
          <WindowRow
            key={window.category ?? ''}
            window={window}
            name={nameOf(window)}
            onChange={() => setOpen(window)}
            onRemove={() => setRemoved(window)}
          />
        ))}
      </ul>
      {open !== undefined && (
        <WindowForm
          window={open}
          name={open ? nameOf(open) : ''}
          onSaved={() => done(t('saved'))}
          onTaken={() => {
            setOpen(undefined)
            onAgain()
          }}
          onClose={() => setOpen(undefined)}
        />
      )}
      {removed && (
        <RemoveDialog
          window={removed}
          name={nameOf(removed)}
          onDone={() => done(t('removed'))}
          onClose={() => setRemoved(null)}
        />
      )}
    </section>
  )
}
