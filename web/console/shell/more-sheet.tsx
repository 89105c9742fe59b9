// On mobile: the areas without tabs, and the choices of the top bar.

import { Fragment } from 'react'
import { type Area, groupAreas } from '../app/areas.ts'
import { useListAddress } from '../app/default-views.ts'
import { useMessages } from '../app/messages.ts'
import { to } from '../app/router.tsx'
import { Dialog } from '../components/dialog.tsx'
import { Icon } from '../components/icon.tsx'
import { Choices } from './bar.tsx'

export function MoreSheet({ areas, onClose }: { areas: readonly Area[]; onClose(): void }) {
  const t = useMessages('frame')
  const listAddress = useListAddress()
  return (
    <Dialog title={t('more')} onClose={onClose}>
      <nav className="more-areas" aria-label={t('areas')}>
        {groupAreas(areas).map(({ group, areas: own }) => (
          <Fragment key={group}>
            {group !== 'overview' && <p>{t(group)}</p>}
            {own.map(area => (
              <a key={area.key} href={listAddress(area.path)} onClick={onClose}>
                <Icon name={area.icon} />
                {t(area.key)}
              </a>
            ))}
          </Fragment>
        ))}
        <a href={to('/account')} onClick={onClose}>
          <Icon name="person" />
          {t('account')}
        </a>
      </nav>
      <div className="more-choices">
        <Choices />
      </div>
    </Dialog>
  )
}
