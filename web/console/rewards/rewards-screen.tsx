// Rewards: earning rules, the value of points, and gold members.

import { useMessages } from '../app/messages.ts'
import { to, useQuery } from '../app/router.tsx'
import { ListHead, Views } from '../components/list-head.tsx'
import { GoldView } from './gold-view.tsx'
import { RulesView } from './rules-view.tsx'

export function Screen() {
  const t = useMessages('rewards')
  const isGold = useQuery().get('view') === 'gold'
  return (
    <div className="stack">
      <ListHead title={t('title')} />
      <Views
        views={[
          { label: t('rulesAndTerms'), href: to('/rewards'), current: !isGold },
          { label: t('gold'), href: to('/rewards', { view: 'gold' }), current: isGold },
        ]}
      />
      {isGold ? <GoldView /> : <RulesView />}
    </div>
  )
}
