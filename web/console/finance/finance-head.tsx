// Title and views of the screens of finance.

import type { ReactNode } from 'react'
import { useMessages } from '../app/messages.ts'
import { to } from '../app/router.tsx'
import { ListHead, Views } from '../components/list-head.tsx'

const VIEWS = ['balances', 'differences', 'payouts', 'commission', 'sellers', 'cash', 'files'] as const
export type FinanceView = (typeof VIEWS)[number]

export function FinanceHead({ view, children }: { view: FinanceView; children?: ReactNode }) {
  const t = useMessages('finance')
  const views = VIEWS.map(one => ({
    label: t(`view-${one}`),
    href: to(one === 'balances' ? '/finance' : `/finance/${one}`),
    current: one === view,
  }))
  return (
    <>
      <ListHead title={t('title')}>{children}</ListHead>
      <Views views={views} />
    </>
  )
}
