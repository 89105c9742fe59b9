// The heading of the settings area with its screens.

import { useMessages } from '../app/messages.ts'
import { to } from '../app/router.tsx'
import { useMay } from '../app/session.ts'
import { SETTINGS_VIEWS, type SettingsViewKey } from '../app/settings-views.ts'
import { ListHead, Views } from './list-head.tsx'

export function SettingsHead({ current }: { current: SettingsViewKey }) {
  const t = useMessages('settings')
  const may = useMay()
  const views = SETTINGS_VIEWS.filter(({ permission }) => may(permission)).map(({ key, path }) => ({
    ...{ label: t(key), href: to(path), current: key === current },
  }))
  return (
    <>
      <ListHead title={t('title')} />
      <Views views={views} />
    </>
  )
}
