// The command palette: areas and settings by name, orders, products, quotation requests and tickets by number, name or phone.

import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useLocale } from '../../framework/locale.ts'
import { navigate } from '../../framework/navigation.ts'
import type { Area } from '../app/areas.ts'
import { useListAddress } from '../app/default-views.ts'
import { useMessages } from '../app/messages.ts'
import { to } from '../app/router.tsx'
import { useMay } from '../app/session.ts'
import { useLoad } from '../app/use-load.ts'
import { Dialog } from '../components/dialog.tsx'
import {
  type Found,
  findAreas,
  findFinance,
  findRecords,
  findScreens,
  findSettings,
  MIN_LETTERS,
} from './palette-sources.ts'

/** A search begins when nothing was typed for this long. */
const PAUSE_MS = 200

function usePaused(text: string): string {
  const [paused, setPaused] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return paused
}

function useFound(areas: readonly Area[], text: string) {
  const names = useMessages('frame')
  const settings = useMessages('settings')
  const finance = useMessages('finance')
  const { market } = useLocale()
  const may = useMay()
  const paused = usePaused(text).trim()
  const asks = paused.length >= MIN_LETTERS
  const records = useLoad(asks ? `${market} ${paused}` : null, () => findRecords(market, paused, may), true)
  const found = [
    ...findAreas(areas, area => names(area.key), text),
    ...(asks ? findScreens(settings, may, text) : []),
    ...(asks ? findFinance(key => finance(`view-${key}`), may, text) : []),
    ...(asks && may('settings.read') ? findSettings(settings, text) : []),
    ...(asks ? (records.data ?? []) : []),
  ]
  return { found, busy: records.busy || text.trim() !== paused }
}

/** The place in the list that the arrows have reached; the first one after each change. */
function useCursor(found: readonly Found[], onChoose: (one: Found) => void) {
  const [at, setAt] = useState(0)
  const cursor = Math.min(at, Math.max(0, found.length - 1))
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) {
      event.preventDefault()
      setAt(found.length === 0 ? 0 : (cursor + step + found.length) % found.length)
    }
    const chosen = found[cursor]
    if (event.key === 'Enter' && chosen) {
      event.preventDefault()
      onChoose(chosen)
    }
  }
  return { cursor, onKeyDown, reset: () => setAt(0) }
}

export function Palette({ areas, onClose }: { areas: readonly Area[]; onClose(): void }) {
  const t = useMessages('frame')
  const listId = useId()
  const field = useRef<HTMLInputElement>(null)
  // the dialog is open by then
  useEffect(() => field.current?.focus(), [])
  const [text, setText] = useState('')
  const { found, busy } = useFound(areas, text)
  const listAddress = useListAddress()
  const choose = ({ kind, path }: Found) => {
    onClose()
    navigate(kind === 'area' ? listAddress(path) : to(path))
  }
  const { cursor, onKeyDown, reset } = useCursor(found, choose)
  useEffect(
    () => document.getElementById(`${listId}-${cursor}`)?.scrollIntoView({ block: 'nearest' }),
    [listId, cursor],
  )
  return (
    <Dialog title={t('paletteTitle')} onClose={onClose}>
      <input
        className="ctl"
        role="combobox"
        aria-expanded="true"
        aria-controls={listId}
        aria-activedescendant={found[cursor] ? `${listId}-${cursor}` : undefined}
        aria-label={t('paletteTitle')}
        placeholder={t('palettePlaceholder')}
        maxLength={60}
        ref={field}
        value={text}
        onChange={event => {
          setText(event.target.value)
          reset()
        }}
        onKeyDown={onKeyDown}
      />
      <div id={listId} role="listbox" aria-label={t('paletteFound')} aria-busy={busy} className="palette">
        {found.map((one, at) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which names the active option
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
          <div
            key={one.id}
            id={`${listId}-${at}`}
            role="option"
            aria-selected={at === cursor}
            onClick={() => choose(one)}
          >
            <span className="sub">{t(`palette-${one.kind}`)}</span>
            <b>{one.label}</b>
            <small>{one.note}</small>
          </div>
        ))}
      </div>
      <p role="status" className="sub">
        {busy ? t('loading') : found.length === 0 ? t('paletteNothing') : t('paletteCount', { count: found.length })}
      </p>
    </Dialog>
  )
}
