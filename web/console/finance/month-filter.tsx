// The month filter of a register, kept in the URL as `month`.

import { navigate } from '../../framework/navigation.ts'
import { useMessages } from '../app/messages.ts'
import { useQuery, useQueryAddress } from '../app/router.tsx'
import { monthOf } from './register-dates.ts'

export function MonthFilter() {
  const t = useMessages('finance')
  const addressWith = useQueryAddress()
  return (
    <label className="chip">
      <span>{t('month')}</span>
      <input
        type="month"
        min="2020-01"
        value={monthOf(useQuery().get('month')) ?? ''}
        onChange={event => navigate(addressWith({ month: event.target.value || null, before: null }))}
      />
    </label>
  )
}
