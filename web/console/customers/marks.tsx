// Badges of a customer: business or retail, gold, blocked, deleted.

import type { CustomerListed } from '../../../contract/customer-desk/schemas.ts'
import { useMessages } from '../app/messages.ts'

interface MarksProps {
  row: Pick<CustomerListed, 'userType' | 'gold' | 'blocked'> & { deletedAt?: string | null; mergedInto?: object | null }
}

export function Marks({ row: { userType, gold, blocked, deletedAt, mergedInto } }: MarksProps) {
  const t = useMessages('customers')
  return (
    <>
      <span className="tag">{t(userType)}</span>
      {gold && <span className="tag warn">{t('gold')}</span>}
      {blocked && <span className="tag bad">{t('blocked')}</span>}
      {deletedAt && <span className="tag bad">{t(mergedInto ? 'mergedMark' : 'deleted')}</span>}
    </>
  )
}
