// A product: pictures, price, quantities, delivery, facts; below them what is fetched when it comes near.

import { type ReactNode, Suspense, useRef, useState } from 'react'
import type { ProductDetails } from '../../../contract/product.ts'
import { Gallery } from '../../ui/gallery.tsx'
import { useLocation } from '../shared/navigation.ts'
import { pictureAt } from '../shared/picture.ts'
import { useText } from '../shared/store-context.ts'
import { BuyBox } from './buy-box.tsx'
import { PageActions } from './page-actions.tsx'
import {
  BoughtTogether,
  BulkQuote,
  Crumbs,
  Facts,
  OtherProducts,
  Popups,
  Promises,
  RecentlyViewed,
  Summary,
  VariantTable,
  Videos,
} from './parts.ts'
import { isPopup, type PopupName } from './popup-names.ts'
import type { ProductData, ShownProduct } from './product-loader.ts'
import styles from './product-page.module.css'
import { QuestionSection, ReviewSection } from './reviews/parts.tsx'
import { Still } from './still.tsx'
import { usePageLife } from './use-page-life.ts'
import { WhenNear } from './when-near.tsx'

interface PicturesProps {
  product: ShownProduct
  onChoose(at: number): void
}

function Pictures({ product, onChoose }: PicturesProps) {
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
      enlarge={{ href: '#product-pictures', label: text('enlarge') }}
      onChoose={onChoose}
    >
      <PageActions product={product} />
    </Gallery>
  )
}

/** The popup that the fragment names; fetched with the first one, and kept so that it closes as it opened. */
function PopupHost({ data, picture }: { data: ProductData; picture: number }) {
  const name = useLocation().hash.slice(1)
  const [last, setLast] = useState<PopupName | null>(null)
  const open = isPopup(name) ? name : null
  if (open && open !== last) setLast(open)
  return last ? (
    <Suspense>
      <Popups name={last} open={open !== null} product={data.product} whole={data.whole} picture={picture} />
    </Suspense>
  ) : null
}

/** Heights of what is fetched later, in pixels; the table scrolls within its own. */
const HEIGHT = { together: 300, videos: 320, quote: 420, tableRow: 45, tableHead: 190, tableMost: 620 } as const

export function Screen({ data }: { data: ProductData }) {
  const { product, tableRows } = data
  const page = useRef<HTMLDivElement>(null)
  const [picture, setPicture] = useState(0)
  const { msn } = product
  /** What the server rendered stands as it is, as long as this is the page that it sent. */
  const [inDocument] = useState(data.whole === null)
  usePageLife(page, msn, inDocument)
  const still = (part: (whole: ProductDetails) => ReactNode, className?: string) => (
    <Still inDocument={inDocument} className={className}>
      {data.whole && part(data.whole)}
    </Still>
  )
  return (
    <div ref={page} className="page">
      {still(whole => (
        <Crumbs product={whole} />
      ))}
      <div className={styles.top}>
        <Pictures product={product} onChoose={setPicture} />
        {still(whole => (
          <Summary product={whole} />
        ))}
        <div className={styles.buy}>
          <BuyBox product={product} />
          {still(whole => (
            <Promises product={whole} />
          ))}
        </div>
      </div>
      {tableRows > 0 && (
        <WhenNear id="variants" height={Math.min(HEIGHT.tableMost, HEIGHT.tableHead + tableRows * HEIGHT.tableRow)}>
          <VariantTable msn={msn} quantity={product.minQuantity} />
        </WhenNear>
      )}
      {still(whole => (
        <Facts product={whole} />
      ))}
      {data.videos > 0 && (
        <WhenNear height={HEIGHT.videos}>
          <Videos msn={msn} />
        </WhenNear>
      )}
      {data.together > 1 && (
        <WhenNear height={HEIGHT.together}>
          <BoughtTogether msn={msn} />
        </WhenNear>
      )}
      {still(whole => (
        <OtherProducts product={whole} />
      ))}
      <WhenNear id="bulk-quote" height={HEIGHT.quote}>
        <BulkQuote product={product} />
      </WhenNear>
      <div id="review">
        <span id="write-review" />
        <ReviewSection msn={msn} links={{ all: '#product-review-all', form: '#product-write-review' }} />
      </div>
      <div id="qna">
        <QuestionSection msn={msn} links={{ all: '#product-faq-all', form: '#product-ask-now' }} />
      </div>
      <WhenNear height={0}>
        <RecentlyViewed msn={msn} />
      </WhenNear>
      <PopupHost data={data} picture={picture} />
    </div>
  )
}
