// The views of the settings area, with the one search over all of it.

import { useMessages } from '../app/messages.ts'
import { to } from '../app/router.tsx'
import { ListHead, Views } from '../components/list-head.tsx'

const VIEWS = [
  { key: 'settings', path: '/settings' },
  { key: 'jobs', path: '/settings/jobs' },
  { key: 'health', path: '/settings/health' },
] as const

export function SettingsHead({ current }: { current: (typeof VIEWS)[number]['key'] }) {
  const t = useMessages('settings')
  const views = VIEWS.map(({ key, path }) => ({ label: t(key), href: to(path), current: key === current }))
  return (
    <>
      <ListHead title={t('title')} />
      <Views views={views} />
    </>
  )
}
