// All brands under the letters 0-9 and A to Z, and the page of brand stores.

import type { BrandIndex } from '../../../../contract/listing/discovery-api.ts'
import { useLocale } from '../../../framework/locale.ts'
import { pictureAt } from '../../../framework/picture.ts'
import { useMessages } from '../../app/messages.ts'
import { PageLayout } from '../../shared/page-layout.tsx'
import type { BrandsData } from './brands-loader.ts'
import styles from './brands-page.module.css'

type Brand = BrandIndex['brands'][number]

/**
 * Letters link within the page if it has all brands, otherwise to a page each; letters without brands are not links.
 */
function Letters({ index: { letters }, letter: shown }: BrandsData) {
  const { href } = useLocale()
  const t = useMessages('brands')
  return (
    <nav aria-label={t('letters')} className={styles.letters}>
      <ul>
        {letters.map(({ letter, count }) => (
          <li key={letter}>
            {count === 0 ? (
              <span>{letter}</span>
            ) : (
              <a
                href={shown ? href(`/brands/letter/${letter.toLowerCase()}`) : `#letter-${letter.toLowerCase()}`}
                aria-label={t('letter', { letter, count })}
                aria-current={shown === letter ? 'page' : undefined}
              >
                {letter}
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

function BrandItem({ brandName, brandLink, productCount, logo }: Brand) {
  const { href } = useLocale()
  const t = useMessages('common')
  return (
    <a href={href(brandLink)}>
      {logo && <img src={pictureAt(logo, 'thumbnail')} width={32} height={32} alt="" loading="lazy" />}
      <span>
        <b>{brandName}</b> <span className="quiet">{t('products', { count: productCount })}</span>
      </span>
    </a>
  )
}

function ByLetter({ index: { letters, brands } }: BrandsData) {
  const t = useMessages('brands')
  return letters
    .map(({ letter }) => ({ letter, own: brands.filter(brand => brand.letter === letter) }))
    .filter(({ own }) => own.length > 0)
    .map(({ letter, own }) => (
      <section key={letter} id={`letter-${letter.toLowerCase()}`} className={styles.letter}>
        <h2 aria-label={t('letterTitle', { letter })}>{letter}</h2>
        <ul>
          {own.map(brand => (
            <li key={brand.slug}>
              <BrandItem {...brand} />
            </li>
          ))}
        </ul>
      </section>
    ))
}

function Leading({ leading }: BrandsData) {
  const { href } = useLocale()
  const t = useMessages('common')
  return (
    <ul className={styles.leading}>
      {leading.map(({ slug, brandName, brandLink, productCount, logo, pictures }) => (
        <li key={slug}>
          <a className="panel" href={href(brandLink)}>
            {logo ? (
              <img className={styles.mark} src={pictureAt(logo, 'thumbnail')} width={44} height={44} alt="" />
            ) : (
              <span className={styles.mark} aria-hidden="true">
                {/^.\u093c?/u.exec(brandName)?.[0]}
              </span>
            )}
            <b>{brandName}</b>
            <span className="quiet">{t('products', { count: productCount })}</span>
            <span className={styles.pictures}>
              {pictures.map(picture => (
                <img key={picture} src={pictureAt(picture, 'small')} width={96} height={96} alt="" loading="lazy" />
              ))}
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}

export function Screen({ data }: { data: BrandsData }) {
  const t = useMessages('brands')
  const { kind, title, intro, leading, letter } = data
  const above = kind === 'index' && !letter ? [] : [{ name: t('title'), link: '/brands' }]
  return (
    <PageLayout crumbs={above} title={title} intro={intro}>
      {leading.length > 0 && <Leading {...data} />}
      {kind === 'store' && <h2 className={styles.all}>{t('all')}</h2>}
      <Letters {...data} />
      <ByLetter {...data} />
    </PageLayout>
  )
}
