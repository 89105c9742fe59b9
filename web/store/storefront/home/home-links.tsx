// Entry points next to the products on the home page: parts list, quotes, earlier orders, brands, guides.

import type { ArticleCard } from '../../../../contract/content/api.ts'
import type { BrandLink } from '../../../../contract/listing/api.ts'
import { useLocale } from '../../../framework/locale.ts'
import { pictureAt } from '../../../framework/picture.ts'
import { Icon, type IconName } from '../../../ui/icon.tsx'
import { Section } from '../../../ui/section.tsx'
import { useMessages } from '../../app/messages.ts'
import { useOff } from '../../shared/features.ts'
import styles from './home-links.module.css'

const ENTRIES: readonly { icon: IconName; name: 'bulk' | 'quote' | 'again'; link: string }[] = [
  { icon: 'list', name: 'bulk', link: '/quickorder' },
  { icon: 'doc', name: 'quote', link: '/info/contact' },
  { icon: 'cart', name: 'again', link: '/dashboard/order' },
]

/** Ordering from a parts list, asking for a quote, buying again. */
export function Entries() {
  const t = useMessages('home')
  const { href } = useLocale()
  const noQuotes = useOff('quotes')
  return (
    <ul className={styles.entries}>
      {ENTRIES.filter(({ name }) => name !== 'quote' || !noQuotes).map(({ icon, name, link }) => (
        <li key={name}>
          <a className="panel" href={href(link)}>
            <Icon name={icon} size={24} />
            <span>
              <b>{t(`${name}Title`)}</b>
              <br />
              <span className="quiet">{t(`${name}Text`)}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}

export function Brands({ brands }: { brands: readonly BrandLink[] }) {
  const t = useMessages('home')
  const tCommon = useMessages('common')
  const { href } = useLocale()
  if (brands.length === 0) return null
  return (
    <Section title={t('brands')} link={{ text: tCommon('viewAll'), href: href('/brands') }}>
      <ul className={styles.brands}>
        {brands.map(({ slug, brandName, brandLink, productCount, logo }) => (
          <li key={slug}>
            <a className="panel" href={href(brandLink)}>
              {logo && <img src={pictureAt(logo, 'thumbnail')} width={40} height={40} alt="" loading="lazy" />}
              <span>
                <b>{brandName}</b>
                <br />
                <span className="quiet">{tCommon('products', { count: productCount })}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  )
}

export function Guides({ guides }: { guides: readonly ArticleCard[] }) {
  const t = useMessages('home')
  const tCommon = useMessages('common')
  const { href } = useLocale()
  if (guides.length === 0) return null
  return (
    <Section title={t('guides')} link={{ text: tCommon('viewAll'), href: href('/articles') }}>
      <ul className={styles.entries}>
        {guides.map(({ slug, title, summary, link }) => (
          <li key={slug}>
            <a className="panel" href={href(link)}>
              <span>
                <b>{title}</b>
                <br />
                <span className="quiet">{summary}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  )
}
