// Title and views of the screens of finance.

import type { ReactNode } from 'react'
import { useMessages } from '../app/messages.ts'
import { to } from '../app/router.tsx'
import { useMay } from '../app/session.ts'
import { ListHead, Views } from '../components/list-head.tsx'

const VIEWS = [
  { key: 'balances', permission: 'ledger.read' },
  { key: 'differences', permission: 'ledger.read' },
  { key: 'register', permission: 'ledger.read' },
  { key: 'payments', permission: 'ledger.read' },
  { key: 'payouts', permission: 'ledger.read' },
  { key: 'commission', permission: 'ledger.read' },
  { key: 'sellers', permission: 'ledger.read' },
  { key: 'cash', permission: 'ledger.read' },
  { key: 'incoming', permission: 'payments.write' },
  { key: 'documents', permission: 'orders.read' },
  { key: 'files', permission: 'ledger.read' },
] as const
export type FinanceView = (typeof VIEWS)[number]['key']

interface FinanceHeadProps {
  view: FinanceView
  /** Whether views of it can be saved: for lists with a search or filters. */
  saved?: boolean
  children?: ReactNode
}

export function FinanceHead({ view, saved = false, children }: FinanceHeadProps) {
  const t = useMessages('finance')
  const may = useMay()
  const views = VIEWS.filter(({ permission }) => may(permission)).map(({ key }) => ({
    label: t(`view-${key}`),
    href: to(key === 'balances' ? '/finance' : `/finance/${key}`),
    current: key === view,
  }))
  return (
    <>
      <ListHead title={t('title')} saved={saved}>
        {children}
      </ListHead>
      <Views views={views} />
    </>
  )
}
