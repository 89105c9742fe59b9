// The views of the settings area, with the one search over all of it.

import { useMessages } from '../app/messages.ts'
import { to } from '../app/router.tsx'
import { useMay } from '../app/session.ts'
import { ListHead, Views } from './list-head.tsx'

const VIEWS = [
  { key: 'settings', path: '/settings', permission: 'settings.read' },
  { key: 'tax-rates', path: '/settings/tax-rates', permission: 'settings.read' },
  { key: 'returns', path: '/settings/returns', permission: 'settings.read' },
  { key: 'cash-on-delivery', path: '/settings/cash-on-delivery', permission: 'payments.write' },
  { key: 'gateways', path: '/settings/gateways', permission: 'gateways.read' },
  { key: 'fields', path: '/settings/fields', permission: 'fields.write' },
  { key: 'jobs', path: '/settings/jobs', permission: 'settings.read' },
  { key: 'health', path: '/settings/health', permission: 'settings.read' },
  { key: 'backups', path: '/settings/backups', permission: 'settings.read' },
  { key: 'webhooks', path: '/settings/webhooks', permission: 'webhooks.read' },
] as const

export function SettingsHead({ current }: { current: (typeof VIEWS)[number]['key'] }) {
  const t = useMessages('settings')
  const may = useMay()
  const views = VIEWS.filter(({ permission }) => may(permission)).map(({ key, path }) => ({
    ...{ label: t(key), href: to(path), current: key === current },
  }))
  return (
    <>
      <ListHead title={t('title')} />
      <Views views={views} />
    </>
  )
}
