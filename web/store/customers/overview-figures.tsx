// Key figures of the account, each linked to its source; and earlier purchases.

import type { AccountOverview } from '../../../contract/account/api.ts'
import { useLocale } from '../../framework/locale.ts'
import { useDates } from '../../framework/use-dates.ts'
import { ProductCard } from '../../ui/product-card.tsx'
import grid from '../../ui/product-grid.module.css'
import { useMessages } from '../app/messages.ts'
import { cardTexts } from '../shared/product-texts.ts'
import account from './components/account.module.css'
import styles from './overview.module.css'

interface TileProps {
  label: string
  value: string
  note?: string
  /** Where it comes from; without it the tile is no link. */
  href?: string
}

function Tile({ label, value, note, href }: TileProps) {
  return (
    <li className="panel">
      {href ? (
        <a className={styles.label} href={href}>
          {label}
        </a>
      ) : (
        <span className={styles.label}>{label}</span>
      )}
      <b>{value}</b>
      {note && <span className="quiet">{note}</span>}
    </li>
  )
}

export function OverviewFigures({ overview }: { overview: AccountOverview }) {
  const t = useMessages('account')
  const { href, money, number, marketInfo } = useLocale()
  const { day } = useDates()
  const { onTheWay, toPay, quotes, year, saved, tax, rewards, currency } = overview
  const claimable = t('figureClaimable', { amount: money(tax.claimable, currency) })
  return (
    <ul className={styles.tiles}>
      <Tile
        label={t('figureOnTheWay')}
        value={number(onTheWay.count)}
        note={onTheWay.nextOn ? t('figureNextOn', { day: day(onTheWay.nextOn) }) : undefined}
        href={href('/dashboard/order?state=on-the-way')}
      />
      {toPay > 0 && <Tile label={t('groupToPay')} value={number(toPay)} href={href('/dashboard/order?state=to-pay')} />}
      <Tile
        label={t('figureQuotes')}
        value={number(quotes.answered)}
        note={quotes.firstUntil ? t('figureQuoteUntil', { day: day(quotes.firstUntil) }) : undefined}
        href={href('/dashboard/rfq')}
      />
      <Tile
        label={t('rewards')}
        value={number(rewards.balance)}
        note={[
          rewards.worth > 0 && t('figureWorth', { amount: money(rewards.worth, currency) }),
          rewards.pending > 0 && t('figurePending', { count: rewards.pending }),
        ]
          .filter(Boolean)
          .join(' · ')}
        href={href('/dashboard/rewards')}
      />
      <Tile label={t('figureSaved', { year })} value={money(saved, currency)} note={t('figureSavedNote')} />
      <Tile
        label={t('figureTax', { year, tax: marketInfo.taxName })}
        value={money(tax.total, currency)}
        note={tax.claimable > 0 ? claimable : t('figureTaxNote')}
        href={href('/dashboard/business')}
      />
    </ul>
  )
}

export function BuyAgainProducts({ products }: { products: AccountOverview['buyAgain'] }) {
  const t = useMessages('account')
  const tCommon = useMessages('common')
  const locale = useLocale()
  if (products.length === 0) return null
  return (
    <section className={account.content}>
      <h2>{t('buyAgain')}</h2>
      <div className={grid.grid}>
        {products.map(product => (
          <ProductCard key={product.msn} texts={cardTexts(product, locale, tCommon)} module="search" />
        ))}
      </div>
    </section>
  )
}
