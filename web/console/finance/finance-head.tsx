// Title and views of the screens of finance.

import type { ReactNode } from 'react'
import { FINANCE_VIEWS, type FinanceView } from '../app/finance-views.ts'
import { useMessages } from '../app/messages.ts'
import { to } from '../app/router.tsx'
import { useMay } from '../app/session.ts'
import { ListHead, Views } from '../components/list-head.tsx'

interface FinanceHeadProps {
  view: FinanceView
  /** Whether views can be saved: for lists with a search or filters. */
  saved?: boolean
  children?: ReactNode
}

export function FinanceHead({ view, saved = false, children }: FinanceHeadProps) {
  const t = useMessages('finance')
  const may = useMay()
  const views = FINANCE_VIEWS.filter(({ permission }) => may(permission)).map(({ key, path }) => ({
    label: t(`view-${key}`),
    href: to(path),
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
