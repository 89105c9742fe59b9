// The product page: images, price, quantity, delivery, attributes; below them lazy sections.

import { lazy, Suspense, useRef, useState } from 'react'
import { LazyOnVisible } from '../../../framework/lazy-on-visible.tsx'
import { useLocation } from '../../../framework/navigation.ts'
import { pictureAt } from '../../../framework/picture.ts'
import { StaticSection } from '../../../framework/static-html.tsx'
import { Gallery } from '../../../ui/gallery.tsx'
import { useMessages } from '../../app/messages.ts'
import { useOff } from '../../shared/features.ts'
import { BuyBox } from './buy-box.tsx'
import type { LazySectionProps } from './lazy-sections.tsx'
import { PageActions } from './page-actions.tsx'
import { isPopup, type PopupName } from './popup-names.ts'
import type { ProductData, ShownProduct } from './product-loader.ts'
import styles from './product-page.module.css'
import { usePageEffects } from './use-page-effects.ts'

const LazySection = lazy(() => import('./lazy-sections.tsx').then(module => ({ default: module.LazySection })))

interface PicturesProps {
  product: ShownProduct
  onChoose(at: number): void
}

function Pictures({ product, onChoose }: PicturesProps) {
  const t = useMessages('product')
  const count = product.images.length
  return (
    <Gallery
      label={t('gallery', { name: product.productName })}
      alt={product.productName}
      pictures={product.images.map((image, at) => ({
        large: pictureAt(image.link, 'large'),
        full: pictureAt(image.link, 'xlarge'),
        thumbnail: pictureAt(image.link, 'thumbnail'),
        label: image.alt || t('picture', { at: at + 1, count }),
      }))}
      enlarge={{ href: '#product-pictures', label: t('enlarge') }}
      onChoose={onChoose}
    >
      <PageActions product={product} />
    </Gallery>
  )
}

/** The popup of the fragment; fetched with the first one, and kept mounted for its closing animation. */
function PopupHost({ data, picture }: { data: ProductData; picture: number }) {
  const name = useLocation().hash.slice(1)
  const [last, setLast] = useState<PopupName | null>(null)
  const open: PopupName | null = name === 'write-review' ? 'product-write-review' : isPopup(name) ? name : null
  if (open && open !== last) setLast(open)
  if (!last) return null
  const props = { name: last, open: open !== null, product: data.product, whole: data.whole, picture }
  return (
    <Suspense>
      <LazySection name="popups" props={props} />
    </Suspense>
  )
}

/** Heights reserved for lazy sections, in pixels; the variant table scrolls inside its own. */
const HEIGHT = {
  ...{ together: 300, videos: 320, quote: 420, reviews: 360, noReviews: 220, questions: 280, noQuestions: 210 },
  ...{ tableRow: 45, tableHead: 190, tableMost: 620, seller: 122, sellersHead: 84 },
} as const

const REVIEW_LINKS = { all: '#product-review-all', form: '#product-write-review' }
const QUESTION_LINKS = { all: '#product-faq-all', form: '#product-ask-now' }

export function Screen({ data }: { data: ProductData }) {
  const { product, tableRows, sellers } = data
  const page = useRef<HTMLDivElement>(null)
  const [picture, setPicture] = useState(0)
  const { msn } = product
  const noQuotes = useOff('quotes')
  /** Static HTML is kept as long as this is the page of the document. */
  const [inDocument] = useState(data.whole === null)
  usePageEffects(page, msn, inDocument)
  const still = (name: 'crumbs' | 'summary' | 'promises' | 'attributes' | 'others') => (
    <StaticSection inDocument={inDocument}>
      {data.whole && <LazySection name={name} props={{ product: data.whole }} />}
    </StaticSection>
  )
  const near = (part: LazySectionProps, height: number, id?: string) => (
    <LazyOnVisible id={id} height={height}>
      <LazySection {...part} />
    </LazyOnVisible>
  )
  const tableHeight = Math.min(HEIGHT.tableMost, HEIGHT.tableHead + tableRows * HEIGHT.tableRow)
  return (
    <div ref={page} className="page">
      {still('crumbs')}
      <div className={styles.top}>
        <Pictures product={product} onChoose={setPicture} />
        {still('summary')}
        <div className={styles.buy}>
          <BuyBox product={product} />
          {still('promises')}
        </div>
      </div>
      {sellers > 0 &&
        near(
          { name: 'sellers', props: { msn, count: sellers } },
          HEIGHT.sellersHead + sellers * HEIGHT.seller,
          'sellers',
        )}
      {tableRows > 0 && near({ name: 'variants', props: { msn } }, tableHeight, 'variants')}
      {still('attributes')}
      {data.videos > 0 && near({ name: 'videos', props: { msn } }, HEIGHT.videos)}
      {data.together > 1 && near({ name: 'together', props: { msn } }, HEIGHT.together)}
      {still('others')}
      {!noQuotes && near({ name: 'quote', props: { product } }, HEIGHT.quote, 'bulk-quote')}
      <span id="write-review" />
      {near(
        { name: 'reviews', props: { msn, links: REVIEW_LINKS } },
        HEIGHT[data.reviews > 0 ? 'reviews' : 'noReviews'],
        'review',
      )}
      {near(
        { name: 'questions', props: { msn, links: QUESTION_LINKS } },
        HEIGHT[data.questions > 0 ? 'questions' : 'noQuestions'],
        'qna',
      )}
      {near({ name: 'recent', props: { msn } }, 0)}
      <PopupHost data={data} picture={picture} />
    </div>
  )
}
