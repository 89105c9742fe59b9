// Reward points of a cart: a checkbox to use them, why they cannot be used, and what the order will earn.

import type { CartRewards } from '../../../../contract/cart/api.ts'
import { useLocale } from '../../../framework/locale.ts'
import { useAction } from '../../../framework/use-action.ts'
import { Checkbox } from '../../../ui/choice.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useMessages } from '../../app/messages.ts'
import styles from './reward-box.module.css'

interface RewardBoxProps {
  rewards: CartRewards | null
  /** Uses the points, or no longer; rejects with an ApiError. */
  onUse(use: boolean): Promise<void>
}

/** Whether and how far points can be used, as text; empty without any. */
function useReason({ reason, balance, points, discount, limit }: CartRewards): string {
  const t = useMessages('rewards')
  const { money } = useLocale()
  const have = t('points', { count: balance })
  switch (reason) {
    case 'no-points':
      return ''
    case 'minimum-balance':
      return t('belowBalance', { balance: have, limit: t('points', { count: limit ?? 0 }) })
    case 'minimum-order':
      return t('belowOrder', { balance: have, amount: money(limit ?? 0) })
    case 'exchange-credit':
      return t('withCredit', { balance: have })
    default:
      return points === 0
        ? t('noneFits', { balance: have })
        : t('useUpTo', { balance: have, points: t('points', { count: points }), amount: money(discount) })
  }
}

function Use({ rewards, onUse }: { rewards: CartRewards; onUse: RewardBoxProps['onUse'] }) {
  const t = useMessages('rewards')
  const action = useAction()
  const reason = useReason(rewards)
  const usable = rewards.points > 0
  if (!reason) return null
  return (
    <>
      {(usable || rewards.used) && (
        <Checkbox
          label={t('use')}
          checked={rewards.used}
          disabled={action.busy}
          onChange={event => void action.run(() => onUse(event.target.checked))}
        />
      )}
      <p className="quiet">{reason}</p>
      {action.error && <Notice tone="bad">{action.error}</Notice>}
    </>
  )
}

export function RewardBox({ rewards, onUse }: RewardBoxProps) {
  const t = useMessages('rewards')
  if (!rewards) return null
  const { earns } = rewards
  return (
    <div className={styles.box}>
      <Use rewards={rewards} onUse={onUse} />
      {earns > 0 && <p className={styles.earns}>{t('earns', { points: t('points', { count: earns }) })}</p>}
    </div>
  )
}
