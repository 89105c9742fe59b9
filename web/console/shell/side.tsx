// The side navigation of the console: its areas in groups that can be folded, and the help of the keyboard below them.

import { useEffect, useId, useRef } from 'react'
import { useLocation } from '../../framework/navigation.ts'
import { type Area, type AreaGroup, groupAreas, isIn } from '../app/areas.ts'
import { useListAddress } from '../app/default-views.ts'
import { useMessages } from '../app/messages.ts'
import { foldedGroups, useSetting } from '../app/settings.ts'
import { Icon } from '../components/icon.tsx'

function AreaLink({ area }: { area: Area }) {
  const t = useMessages('frame')
  const { path } = useLocation()
  const listAddress = useListAddress()
  return (
    <a href={listAddress(area.path)} aria-current={isIn(area, path) ? 'page' : undefined}>
      <Icon name={area.icon} />
      {t(area.key)}
    </a>
  )
}

function Group({ group, areas }: { group: Exclude<AreaGroup, 'overview'>; areas: readonly Area[] }) {
  const t = useMessages('frame')
  const { path } = useLocation()
  const id = useId()
  const folded = useSetting(foldedGroups)
  const isFolded = folded.includes(group)
  // the present area is never hidden
  const shown = isFolded ? areas.filter(area => isIn(area, path)) : areas
  const toggle = () => foldedGroups.set(isFolded ? folded.filter(one => one !== group) : [...folded, group])
  return (
    <>
      <button type="button" className="area-group" aria-expanded={!isFolded} aria-controls={id} onClick={toggle}>
        {t(group)}
        <Icon name="down" />
      </button>
      <div id={id} className="group-areas">
        {shown.map(area => (
          <AreaLink key={area.key} area={area} />
        ))}
      </div>
    </>
  )
}

/**
 * @param areas areas of the member
 * @param onHelp shows the keys
 */
export function Side({ areas, onHelp }: { areas: readonly Area[]; onHelp(): void }) {
  const t = useMessages('frame')
  const { path } = useLocation()
  const nav = useRef<HTMLElement>(null)
  const current = areas.find(area => isIn(area, path))?.key
  // more areas than fit into a low window: scrolls to the current one
  useEffect(() => {
    if (current) nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [current])
  return (
    <nav ref={nav} className="side" aria-label={t('areas')}>
      <div className="areas">
        {groupAreas(areas).map(({ group, areas: own }) =>
          group === 'overview' ? (
            own.map(area => <AreaLink key={area.key} area={area} />)
          ) : (
            <Group key={group} group={group} areas={own} />
          ),
        )}
      </div>
      <div className="foot">
        <button type="button" className="b flat" onClick={onHelp}>
          <Icon name="keyboard" />
          {t('keyboardHelp')} <kbd>?</kbd>
        </button>
      </div>
    </nav>
  )
}
