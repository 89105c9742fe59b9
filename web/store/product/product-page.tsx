// A product: pictures, price, quantities, delivery, facts, and what else there is of the kind.

import type { ProductCard as Card } from '../../../contract/catalog.ts'
import type { ProductDetails } from '../../../contract/product.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { Carousel } from '../../ui/carousel.tsx'
import { FactTable } from '../../ui/fact-table.tsx'
import { Gallery } from '../../ui/gallery.tsx'
import { Price } from '../../ui/price.tsx'
import { ProductCard } from '../../ui/product-card.tsx'
import { Section } from '../../ui/section.tsx'
import { pictureAt } from '../shared/picture.ts'
import { cardTexts, flagOf, priceTexts } from '../shared/product-texts.ts'
import { useStore, useText } from '../shared/store-context.ts'
import { BuyBox } from './buy-box.tsx'
import { PriceBreaks } from './price-breaks.tsx'
import { factsOf } from './product-facts.ts'
import type { ProductData } from './product-loader.ts'
import styles from './product-page.module.css'
import { VariantPicker } from './variant-picker.tsx'

function Pictures({ product }: { product: ProductDetails }) {
  const text = useText('product')
  const count = product.images.length
  return (
    <Gallery
      label={text('gallery', { name: product.productName })}
      alt={product.productName}
      pictures={product.images.map((image, at) => ({
        large: pictureAt(image.link, 'large'),
        full: pictureAt(image.link, 'xlarge'),
        thumbnail: pictureAt(image.link, 'thumbnail'),
        label: text('picture', { at: at + 1, count }),
      }))}
    />
  )
}

function Summary({ product }: { product: ProductDetails }) {
  const store = useStore()
  const text = useText('product')
  const common = useText('common')
  const flag = flagOf(product, common)
  const { facts, money } = store
  const tax = product.salesPrice - product.priceWithoutTax
  return (
    <div className={styles.summary}>
      <div>
        <p className="quiet">
          {product.brandName} {flag && <b className="flag">{flag}</b>}
        </p>
        <h1>{product.productName}</h1>
        <p className={`quiet ${styles.codes}`}>
          <span>
            {text('partNumber')} {product.partNumber}
          </span>
          <span>{product.msn}</span>
        </p>
      </div>
      <div>
        <Price texts={{ ...priceTexts(product, store, common), nextBreak: undefined }} big />
        {tax > 0 && (
          <p className={styles.credit}>
            {text('inputCredit', {
              amount: money(tax, product.currency),
              tax: facts.taxName,
              number: text(facts.code === 'IN' ? 'taxNumber' : 'taxNumberUae'),
            })}
          </p>
        )}
      </div>
      <VariantPicker product={product} />
      {product.keyFeatures.length > 0 && (
        <section>
          <h2 className="vh">{text('keyFeatures')}</h2>
          <ul className={styles.features}>
            {product.keyFeatures.map(feature => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        </section>
      )}
      <PriceBreaks product={product} />
    </div>
  )
}

function Similar({ product, cards }: { product: ProductDetails; cards: Card[] }) {
  const store = useStore()
  const text = useText('product')
  const common = useText('common')
  const inStock = product.availability === 'in-stock'
  if (cards.length === 0) return null
  const title = text(inStock ? 'similar' : 'similarInStock')
  return (
    <div id="similar">
      <Section title={title} link={{ text: common('viewAll'), href: store.href(product.category.categoryLink) }}>
        <Carousel label={title} labels={{ previous: common('previous'), next: common('next') }}>
          {cards.map(card => (
            <ProductCard key={card.msn} texts={cardTexts(card, store, common)} module="pdp" />
          ))}
        </Carousel>
      </Section>
    </div>
  )
}

export function Screen({ data: { product } }: { data: ProductData }) {
  const { href, facts, number } = useStore()
  const text = useText('product')
  const common = useText('common')
  return (
    <div className="page">
      <Breadcrumb
        label={common('breadcrumb')}
        crumbs={product.breadcrumb.map(crumb => ({ name: crumb.name, href: href(crumb.link) }))}
      />
      <div className={styles.top}>
        <Pictures product={product} />
        <Summary product={product} />
        <div className={styles.buy}>
          <BuyBox product={product} />
          <p className={`quiet ${styles.seller}`}>
            {text('soldBy')} <b>{product.seller.name}</b>, {product.seller.place}
          </p>
        </div>
      </div>
      {product.outOfStockSimilar && <Similar product={product} cards={product.outOfStockSimilar.top} />}
      <div className={styles.facts}>
        <Section title={text('specifications')}>
          <FactTable caption={text('specifications')} facts={factsOf(product, text, number, facts.code)} />
        </Section>
        {product.description && (
          <Section title={text('about')}>
            <p className={styles.about}>{product.description}</p>
          </Section>
        )}
      </div>
      {product.outOfStockSimilar === null && <Similar product={product} cards={product.similar} />}
    </div>
  )
}
