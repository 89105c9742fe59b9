// The static part of a product page: breadcrumb, name and price, offers, variants, attributes, similar products.

import type { ProductCard as Card } from '../../../../contract/catalog/schemas.ts'
import type { ProductDetails } from '../../../../contract/storefront/product-api.ts'
import type { TrackedProduct } from '../../../../contract/tracking/api.ts'
import { useLocale } from '../../../framework/locale.ts'
import { AttributeTable } from '../../../ui/attribute-table.tsx'
import { Breadcrumb } from '../../../ui/breadcrumb.tsx'
import { Carousel } from '../../../ui/carousel.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Price } from '../../../ui/price.tsx'
import { ProductCard } from '../../../ui/product-card.tsx'
import { Section } from '../../../ui/section.tsx'
import { useMessages } from '../../app/messages.ts'
import { useOff } from '../../shared/features.ts'
import { cardTexts, flagOf, priceTexts } from '../../shared/product-texts.ts'
import { PriceBreaks } from '../components/price-breaks.tsx'
import { attributesOf } from './product-attributes.ts'
import styles from './product-body.module.css'
import { VariantPicker } from './variant-picker.tsx'

export interface BodyProps {
  product: ProductDetails
}

const SHOWN_FEATURES = 5
const SHOWN_OFFERS = 2

export function ProductBreadcrumb({ product }: BodyProps) {
  const { href } = useLocale()
  const tCommon = useMessages('common')
  const crumbs = product.breadcrumb.map(crumb => ({ name: crumb.name, href: href(crumb.link) }))
  return (
    <div className={styles.way}>
      <a data-back="" href={crumbs.at(-1)?.href ?? href('/')} aria-label={tCommon('back')}>
        <Icon name="left" size={18} />
      </a>
      <Breadcrumb label={tCommon('breadcrumb')} crumbs={crumbs} />
    </div>
  )
}

/** Reviews and questions, as links to the sections below. */
function Opinions({ product }: BodyProps) {
  const t = useMessages('product-body')
  const { rating, count, sample } = product.ratingSummary
  const closed = useOff('questions')
  return (
    <p className={styles.line}>
      {count > 0 && (
        <a href="#review">
          <b className={styles.stars}>
            <span aria-hidden="true">★ {rating.toFixed(1)}</span>
            <span className="vh">{t('ratingOf', { rating: String(rating) })}</span>
          </b>{' '}
          {t(sample ? 'sampleReviews' : 'reviews', { count })}
        </a>
      )}
      {(product.questionCount > 0 || !closed) && (
        <a href={product.questionCount > 0 ? '#qna' : '#product-ask-now'}>
          {t('questions', { count: product.questionCount })}
        </a>
      )}
    </p>
  )
}

function Offers({ product }: BodyProps) {
  const t = useMessages('product-body')
  const { offers } = product
  if (offers.length === 0) return null
  return (
    <section className={styles.offers}>
      <h2>{t('offers')}</h2>
      <ul>
        {offers.slice(0, SHOWN_OFFERS).map(offer => (
          <li key={offer.promoCode + offer.title}>
            <b>{offer.promoCode}</b> {offer.title}
          </li>
        ))}
      </ul>
      <a href="#product-offers">{t('allOffers', { count: offers.length })}</a>
    </section>
  )
}

function Features({ product }: BodyProps) {
  const t = useMessages('product-body')
  const { keyFeatures } = product
  if (keyFeatures.length === 0) return null
  return (
    <section>
      <h2 className="vh">{t('keyFeatures')}</h2>
      <ul className={styles.features}>
        {keyFeatures.slice(0, SHOWN_FEATURES).map(feature => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      {keyFeatures.length > SHOWN_FEATURES && (
        <a href="#product-features">{t('allFeatures', { count: keyFeatures.length })}</a>
      )}
    </section>
  )
}

/** Click-stream data of the product, read from the page by `track-page.ts`. */
function trackedOf({
  msn,
  salesPrice,
  minQuantity,
  brandName,
  productTags,
  taxonomyCode,
}: ProductDetails): TrackedProduct {
  const [category_l1 = '', category_l2 = '', category_l3 = ''] = taxonomyCode.split('/')
  const tags = productTags.map(tag => tag.name)
  const categories = { category_l1, category_l2, category_l3 }
  return { productID: msn, price: salesPrice, quantity: minQuantity, brand: brandName, tags, ...categories }
}

export function Summary({ product }: BodyProps) {
  const locale = useLocale()
  const t = useMessages('product-body')
  const tCommon = useMessages('common')
  const flag = flagOf(product, tCommon)
  const { marketInfo, money } = locale
  return (
    <div className={styles.summary} data-product={JSON.stringify(trackedOf(product))}>
      <div>
        <p className="quiet">
          {product.brandName} {flag && <b className="flag">{flag}</b>}
        </p>
        <h1>{product.productName}</h1>
        <p className={`quiet ${styles.line}`}>
          <span>
            {t('partNumber')} {product.partNumber}
          </span>
          <span>{product.msn}</span>
        </p>
        <Opinions product={product} />
      </div>
      <div>
        <Price texts={{ ...priceTexts(product, locale, tCommon), nextBreak: undefined }} big />
        {product.taxSaving > 0 && (
          <p className={styles.credit}>
            {t('inputCredit', {
              amount: money(product.taxSaving, product.currency),
              tax: marketInfo.taxName,
              number: t(marketInfo.code === 'IN' ? 'taxNumber' : 'taxNumberUae'),
            })}
          </p>
        )}
      </div>
      <Offers product={product} />
      <VariantPicker product={product} />
      <Features product={product} />
      <PriceBreaks product={product} />
    </div>
  )
}

/** Assurances for the buyer, and the seller. */
export function Assurances({ product }: BodyProps) {
  const { marketInfo, money } = useLocale()
  const t = useMessages('product-body')
  const { returnDays, exchangeOnly, warrantyMonths, seller, otherSellers, currency, salesPrice, minQuantity, codMax } =
    product
  return (
    <ul className={`quiet ${styles.promises}`}>
      <li>{t(exchangeOnly && returnDays > 0 ? 'exchange' : 'returns', { count: returnDays })}</li>
      {warrantyMonths > 0 && <li>{t('warrantyOf', { count: warrantyMonths })}</li>}
      <li>{t('invoice', { tax: marketInfo.taxName })}</li>
      {codMax !== null && salesPrice * minQuantity > codMax && (
        <li>{t('codUpTo', { amount: money(codMax, currency) })}</li>
      )}
      <li>
        {t('soldBy')} <b>{seller.name}</b>, {seller.place}
      </li>
      {otherSellers && (
        <li>
          <a href="#sellers">
            {t(otherSellers.refurbished ? 'otherSellersMixed' : 'otherSellers', {
              count: otherSellers.count,
              price: money(otherSellers.from, currency),
            })}
          </a>
        </li>
      )}
    </ul>
  )
}

function Similar({ product, cards, id }: BodyProps & { cards: Card[]; id?: string }) {
  const locale = useLocale()
  const t = useMessages('product-body')
  const tCommon = useMessages('common')
  if (cards.length === 0) return null
  const title = t(product.outOfStockSimilar ? (id ? 'similarInStock' : 'similarMore') : 'similar')
  return (
    <div id={id}>
      <Section title={title} link={{ text: tCommon('viewAll'), href: locale.href(product.category.categoryLink) }}>
        <Carousel label={title} labels={{ previous: tCommon('previous'), next: tCommon('next') }}>
          {cards.map(card => (
            <ProductCard key={card.msn} texts={cardTexts(card, locale, tCommon)} module="pdp" />
          ))}
        </Carousel>
      </Section>
    </div>
  )
}

/** Specifications; alternatives are above them if the product cannot be bought. */
export function Attributes({ product }: BodyProps) {
  const { marketInfo, number } = useLocale()
  const t = useMessages('product-body')
  const title = useMessages('product')('specifications')
  return (
    <>
      {product.outOfStockSimilar && <Similar product={product} cards={product.outOfStockSimilar.top} id="similar" />}
      <div className={styles.attributes}>
        <Section title={title}>
          <AttributeTable caption={title} attributes={attributesOf(product, t, number, marketInfo.code)} />
        </Section>
        {product.description && (
          <Section title={t('about')}>
            <p className={styles.about}>{product.description}</p>
          </Section>
        )}
      </div>
    </>
  )
}

/** Products of the same kind; more available ones if this one cannot be bought. */
export function OtherProducts({ product }: BodyProps) {
  const { similar, outOfStockSimilar } = product
  if (outOfStockSimilar) return <Similar product={product} cards={outOfStockSimilar.bottom} />
  return <Similar product={product} cards={similar} id="similar" />
}
