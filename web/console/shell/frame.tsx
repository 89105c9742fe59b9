// The frame of the console: top bar, side navigation, mobile tabs, and the current screen.

import { Suspense, useRef, useState } from 'react'
import { navigate, useLocation } from '../../framework/navigation.ts'
import { AREAS, type Area, areasFor, isIn, tabAreas } from '../app/areas.ts'
import { useDefaultViews, useListAddress } from '../app/default-views.ts'
import { useKeys } from '../app/keys.ts'
import { useMessages } from '../app/messages.ts'
import { useMember } from '../app/session.ts'
import { Icon } from '../components/icon.tsx'
import { Loading } from '../components/states.tsx'
import { Bar } from './bar.tsx'
import { KeyboardHelp } from './keyboard-help.tsx'
import { MoreSheet } from './more-sheet.tsx'
import { Palette } from './palette.tsx'
import { ScreenOfAddress } from './screen-of-address.tsx'
import { Side } from './side.tsx'
import { ViewBanner } from './view-banner.tsx'

/** Within this time a letter after G navigates to an area. */
const GO_MS = 1200
const MAX_TABS = 4

function useGoKeys(areas: readonly Area[], show: { help(): void; palette(): void }): void {
  const pressedAt = useRef(0)
  const listAddress = useListAddress()
  const go = (area: Area) => () => {
    if (Date.now() - pressedAt.current > GO_MS) return false
    pressedAt.current = 0
    navigate(listAddress(area.path))
  }
  const letters = Object.fromEntries(areas.map(area => [area.letter, go(area)]))
  useKeys(letters, { first: true })
  useKeys({
    g: () => {
      pressedAt.current = Date.now()
    },
    '?': show.help,
    'ctrl k': show.palette,
    '/': () => {
      const field = document.querySelector<HTMLInputElement>('[data-find]')
      if (!field) return false
      field.focus()
    },
  })
}

function Tabs({ areas, onMore }: { areas: readonly Area[]; onMore(): void }) {
  const t = useMessages('frame')
  const { path } = useLocation()
  const listAddress = useListAddress()
  return (
    <nav className="tabbar" aria-label={t('areasShort')}>
      {tabAreas(areas, MAX_TABS).map(area => (
        <a key={area.key} href={listAddress(area.path)} aria-current={isIn(area, path) ? 'page' : undefined}>
          <Icon name={area.icon} />
          {t(area.key)}
        </a>
      ))}
      <button type="button" onClick={onMore} aria-haspopup="dialog">
        <Icon name="more" />
        {t('more')}
      </button>
    </nav>
  )
}

export function Frame() {
  const t = useMessages('frame')
  const { permissions, staffId } = useMember()
  const isReady = useDefaultViews(staffId, useLocation())
  const [open, setOpen] = useState<'help' | 'more' | 'palette' | null>(null)
  const areas = areasFor(permissions)
  useGoKeys(areas, { help: () => setOpen('help'), palette: () => setOpen('palette') })
  return (
    <div className="app">
      <a className="skip" href="#main">
        {t('skip')}
      </a>
      <Bar onSearch={() => setOpen('palette')} />
      <Side areas={areas} onHelp={() => setOpen('help')} />
      <main className="main" id="main" tabIndex={-1}>
        <ViewBanner />
        <Suspense fallback={<Loading />}>{isReady ? <ScreenOfAddress areas={AREAS} /> : <Loading />}</Suspense>
      </main>
      <Tabs areas={areas} onMore={() => setOpen('more')} />
      {open === 'help' && <KeyboardHelp areas={areas} onClose={() => setOpen(null)} />}
      {open === 'palette' && <Palette areas={areas} onClose={() => setOpen(null)} />}
      {open === 'more' && <MoreSheet areas={areas} onClose={() => setOpen(null)} />}
    </div>
  )
}
