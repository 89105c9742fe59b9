// The two views of commission: its invoices, and its rates.

import { useMessages } from '../app/messages.ts'
import { to } from '../app/router.tsx'
import { Views } from '../components/list-head.tsx'

const VIEWS = [
  { key: 'invoices', path: '/finance/commission' },
  { key: 'rates', path: '/finance/commission/rates' },
] as const

export function CommissionViews({ current }: { current: (typeof VIEWS)[number]['key'] }) {
  const t = useMessages('commission-rates')
  const views = VIEWS.map(({ key, path }) => ({ label: t(key), href: to(path), current: key === current }))
  return <Views views={views} label={t('views')} />
}
