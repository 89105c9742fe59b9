// The two parts of the area, the state of a list, and its period as text.

import type { PriceList } from '../../../contract/price-lists/api.ts'
import type { ListState } from '../../../contract/price-lists/lists.rules.ts'
import { useDates } from '../../framework/use-dates.ts'
import { useMessages } from '../app/messages.ts'
import { to } from '../app/router.tsx'
import { Views } from '../components/list-head.tsx'

export function Parts({ current }: { current: 'lists' | 'groups' }) {
  const t = useMessages('price-lists')
  return (
    <Views
      label={t('parts')}
      views={[
        { label: t('title'), href: to('/price-lists'), current: current === 'lists' },
        { label: t('groups'), href: to('/price-lists/groups'), current: current === 'groups' },
      ]}
    />
  )
}

const LOOK: Record<ListState, string> = { running: 'tag ok', planned: 'tag', ended: 'tag', off: 'tag warn' }

export function StateTag({ state }: { state: ListState }) {
  const t = useMessages('price-lists')
  return <span className={LOOK[state]}>{t(state)}</span>
}

export function usePeriod(): (list: Pick<PriceList, 'startsOn' | 'endsOn' | 'state'>) => string {
  const t = useMessages('price-lists')
  const { day } = useDates()
  return ({ startsOn, endsOn, state }) => {
    if (endsOn !== null) return t('period', { start: day(startsOn), end: day(endsOn) })
    return t(state === 'planned' ? 'fromDay' : 'openEnd', { start: day(startsOn) })
  }
}
