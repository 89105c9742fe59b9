// Reward points of the account: available, pending and expiring points, the rules as text, the history.

import type { Reward, RewardMovement } from '../../../contract/rewards/api.ts'
import { useLocale } from '../../framework/locale.ts'
import { useDates } from '../../framework/use-dates.ts'
import { Badge } from '../../ui/badge.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { useMessages } from '../app/messages.ts'
import account from '../customers/components/account.module.css'
import { AccountFrame } from '../customers/components/account-frame.tsx'
import styles from './rewards.module.css'
import type { RewardsData } from './rewards-loader.ts'

/** Days with their year: points are valid for longer than this one. */
function useDays(): (iso: string) => string {
  const { moment } = useDates()
  return iso => moment(iso).split(',')[0] ?? ''
}

function Balance({ reward }: { reward: Reward }) {
  const t = useMessages('rewards')
  const { money, number } = useLocale()
  const day = useDays()
  const { balance, worth, pending, expiring, currency } = reward
  const [next] = expiring
  return (
    <section className={`panel ${account.panel}`}>
      <dl className={styles.figures}>
        <div>
          <dt>{t('balance')}</dt>
          <dd className={styles.balance}>{t('points', { count: balance })}</dd>
          {worth > 0 && <dd className="quiet">{t('worth', { amount: money(worth, currency) })}</dd>}
        </div>
        <div>
          <dt>{t('pending')}</dt>
          <dd className={styles.balance}>{number(pending)}</dd>
          {pending > 0 && <dd className="quiet">{t('pendingText')}</dd>}
        </div>
        <div>
          <dt>{t('nextExpiry')}</dt>
          <dd className={styles.balance}>{number(next?.points ?? 0)}</dd>
          <dd className="quiet">{next ? t('expiresOn', { day: day(next.expiresAt) }) : t('noExpiry')}</dd>
        </div>
      </dl>
      {balance < 0 && <Notice tone="warn">{t('negative')}</Notice>}
    </section>
  )
}

function Gold({ reward: { gold, terms, currency } }: { reward: Reward }) {
  const t = useMessages('rewards')
  const { money } = useLocale()
  const day = useDays()
  const goldSpend = terms?.goldSpend ?? null
  if (!gold.active && goldSpend === null) return null
  return (
    <section className={`panel ${account.panel}`}>
      <h2>
        {t('goldTitle')} {gold.active && <Badge tone="good">{t('goldBadge')}</Badge>}
      </h2>
      {gold.active && gold.until && <p>{t('goldUntil', { day: day(gold.until) })}</p>}
      {goldSpend !== null && (
        <>
          {!gold.active && <p>{t('goldHow', { amount: money(goldSpend, currency) })}</p>}
          <p className="quiet">{t('goldSpent', { amount: money(gold.spent, currency) })}</p>
        </>
      )}
    </section>
  )
}

function EarningRule({
  rule,
  others,
  currency,
}: { rule: Reward['earning'][number]; others: boolean } & Pick<Reward, 'currency'>) {
  const t = useMessages('rewards')
  const { href, money } = useLocale()
  const day = useDays()
  const { category, categoryUrl, points, per, goldPoints, minOrder, validTo } = rule
  const of = { points: t('points', { count: points }), amount: money(per, currency) }
  const text = category === null ? t(others ? 'earnOthers' : 'earnAll', of) : t('earnCategory', { ...of, category })
  const more = [
    goldPoints > points && t('earnGold', { points: t('points', { count: goldPoints }) }),
    minOrder > 0 && t('earnMin', { amount: money(minOrder, currency) }),
    validTo !== null && t('earnUntil', { day: day(validTo) }),
  ].filter(Boolean)
  return (
    <li>
      {categoryUrl ? <a href={href(categoryUrl)}>{text}</a> : text}
      {more.length > 0 && <span className="quiet"> ({more.join('; ')})</span>}
    </li>
  )
}

function Rules({ reward }: { reward: Reward }) {
  const t = useMessages('rewards')
  const { money, number } = useLocale()
  const { terms, earning, currency } = reward
  if (!terms) return <Notice>{t('closed')}</Notice>
  const { pointValue, minBalance, minOrder, maxShareBp, validDays } = terms
  const others = earning.some(({ category }) => category !== null)
  return (
    <div className={account.cards}>
      <section className={`panel ${account.panel}`}>
        <h2>{t('earnTitle')}</h2>
        <ul className={styles.rules}>
          {earning.length === 0 && <li>{t('earnNothing')}</li>}
          {earning.map(rule => (
            <EarningRule key={rule.category ?? ''} rule={rule} others={others} currency={currency} />
          ))}
          <li>{t('earnWhen')}</li>
        </ul>
      </section>
      <section className={`panel ${account.panel}`}>
        <h2>{t('useTitle')}</h2>
        <ul className={styles.rules}>
          <li>{t('useValue', { amount: money(pointValue, currency) })}</li>
          {minBalance > 0 && <li>{t('useMinBalance', { points: t('points', { count: minBalance }) })}</li>}
          <li>{t('useMinOrder', { amount: money(minOrder, currency) })}</li>
          <li>{t('useShare', { percent: number(maxShareBp / 100) })}</li>
          <li>{t('useNotWith')}</li>
          <li>{t('useBack')}</li>
          <li>{t('useExpiry', { count: validDays })}</li>
        </ul>
      </section>
    </div>
  )
}

const KINDS = {
  earned: 'earned',
  reversed: 'reversed',
  redeemed: 'redeemed',
  'given-back': 'givenBack',
  expired: 'expired',
} as const satisfies Record<RewardMovement['kind'], string>

function Movement({ movement }: { movement: RewardMovement }) {
  const t = useMessages('rewards')
  const { href, number } = useLocale()
  const day = useDays()
  const { kind, points, balance, at, orderNumber, expiresAt } = movement
  return (
    <tr>
      <td>{day(at)}</td>
      <td>
        {t(KINDS[kind])}
        {orderNumber !== null && (
          <>
            {' · '}
            <a href={href(`/dashboard/order/${orderNumber}`)}>{t('order', { number: String(orderNumber) })}</a>
          </>
        )}
        {expiresAt && (
          <>
            <br />
            <span className="quiet">{t('validUntil', { day: day(expiresAt) })}</span>
          </>
        )}
      </td>
      <td className={points > 0 ? styles.plus : undefined}>
        {points > 0 ? `+${number(points)}` : `−${number(-points)}`}
      </td>
      <td>{balance < 0 ? `−${number(-balance)}` : number(balance)}</td>
    </tr>
  )
}

function History({ data: { movements, page, pages } }: { data: RewardsData }) {
  const t = useMessages('rewards')
  const { href } = useLocale()
  if (movements.length === 0) {
    return (
      <section className={`panel ${account.empty}`}>
        <Icon name="tag" size={40} />
        <h2>{t('historyEmpty')}</h2>
        <p className="quiet">{t('historyEmptyText')}</p>
        <ButtonLink href={href('/')}>{t('startShopping')}</ButtonLink>
      </section>
    )
  }
  return (
    <section className={`panel ${account.panel}`}>
      <h2>{t('history')}</h2>
      <table className={styles.history}>
        <thead>
          <tr>
            <th scope="col">{t('day')}</th>
            <th scope="col">{t('what')}</th>
            <th scope="col">{t('change')}</th>
            <th scope="col">{t('after')}</th>
          </tr>
        </thead>
        <tbody>
          {movements.map(movement => (
            <Movement key={movement.id} movement={movement} />
          ))}
        </tbody>
      </table>
      <Pagination
        page={page}
        pages={pages}
        hrefOf={number => href(`/dashboard/rewards?page=${number}`)}
        labels={{
          nav: t('pages'),
          previous: t('previous'),
          next: t('next'),
          page: number => t('pageNumber', { page: number }),
        }}
      />
    </section>
  )
}

export function Screen({ data }: { data: RewardsData }) {
  const t = useMessages('rewards')
  return (
    <AccountFrame part="rewards" title={t('title')}>
      <Balance reward={data.reward} />
      <Gold reward={data.reward} />
      <History data={data} />
      <Rules reward={data.reward} />
    </AccountFrame>
  )
}
