// The popups of a product page. Each has a fragment: a link or a reload opens it, back closes it.

import type { ReactNode } from 'react'
import type { ProductDetails } from '../../../../contract/storefront/product-api.ts'
import { useLocale } from '../../../framework/locale.ts'
import { navigate } from '../../../framework/navigation.ts'
import { pictureAt } from '../../../framework/picture.ts'
import { quietCall } from '../../../framework/session/session.ts'
import { useFetch } from '../../../framework/use-fetch.ts'
import { AttributeTable } from '../../../ui/attribute-table.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { PictureViewer } from '../../../ui/picture-viewer.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useMessages } from '../../app/messages.ts'
import { EmiPlans } from '../../payments/components/emi-plans.tsx'
import { AllQuestions, AllReviews, AskQuestion, WriteReview } from '../../reviews/components/lazy-sections.tsx'
import { FailedSection } from '../../shared/failed-section.tsx'
import { useOff } from '../../shared/features.ts'
import { OfferList } from './offer-list.tsx'
import type { PopupName } from './popup-names.ts'
import styles from './popups.module.css'
import { attributesOf } from './product-attributes.ts'
import type { ShownProduct } from './product-loader.ts'

export interface PopupsProps {
  name: PopupName
  open: boolean
  product: ShownProduct
  /** Null if the document has it only as static HTML: a popup that needs it fetches it. */
  whole: ProductDetails | null
  /** Index of the current image. */
  picture: number
}

/**
 * Closes what the fragment opened. An entry of the history that a link within the page made has no state of ours: back
 * leads to the page. One that was loaded or came from another page is replaced, so that back leaves as it would have.
 */
function closePopup(): void {
  if (history.state === null) history.back()
  else navigate(location.pathname + location.search, { replace: true, keepScroll: true })
}

interface WholeProps {
  msn: string
  whole: ProductDetails | null
  children(whole: ProductDetails): ReactNode
}

/** Shows content that needs the whole product once it is loaded. */
function WithWhole({ msn, whole, children }: WholeProps) {
  const fetched = useFetch(msn, async () => {
    return whole ?? (await quietCall('GET /api/v1/aggregate/pdpDetailsV2', { query: { msn } })).data
  })
  if (fetched.state === 'failed') return <FailedSection onRetry={fetched.again} />
  return fetched.data ? children(fetched.data) : <Skeleton height="240px" />
}

function Specifications({ product }: { product: ProductDetails }) {
  const { number, marketInfo } = useLocale()
  const title = useMessages('product')('specifications')
  return (
    <AttributeTable
      caption={title}
      attributes={attributesOf(product, useMessages('product-body'), number, marketInfo.code)}
    />
  )
}

function FeatureList({ product }: { product: ProductDetails }) {
  const t = useMessages('product-more')
  if (product.keyFeatures.length === 0) return <p>{t('featuresNone')}</p>
  return (
    <ul className={styles.features}>
      {product.keyFeatures.map(feature => (
        <li key={feature}>{feature}</li>
      ))}
    </ul>
  )
}

function Details({ product }: { product: ProductDetails }) {
  return (
    <div className={styles.details}>
      {product.description && <p>{product.description}</p>}
      <FeatureList product={product} />
      <Specifications product={product} />
    </div>
  )
}

function Pictures({ product, start }: { product: ShownProduct; start: number }) {
  const t = useMessages('product')
  const tMore = useMessages('product-more')
  const tCommon = useMessages('common')
  const count = product.images.length
  return (
    <PictureViewer
      pictures={product.images.map((image, at) => ({
        link: pictureAt(image.link, 'xlarge'),
        label: image.alt || t('picture', { at: at + 1, count }),
      }))}
      start={start}
      labels={{
        previous: tCommon('previous'),
        next: tCommon('next'),
        zoomIn: tMore('zoomIn'),
        zoomOut: tMore('zoomOut'),
      }}
    />
  )
}

function Content({ name, product, whole, picture }: PopupsProps) {
  const { msn } = product
  const withWhole = (show: (found: ProductDetails) => ReactNode) => (
    <WithWhole msn={msn} whole={whole}>
      {show}
    </WithWhole>
  )
  switch (name) {
    case 'product-emis':
      return <EmiPlans amount={product.salesPrice} />
    case 'product-offers':
      return withWhole(found => <OfferList offers={found.offers} />)
    case 'product-specifications':
      return withWhole(found => <Specifications product={found} />)
    case 'product-features':
      return withWhole(found => <FeatureList product={found} />)
    case 'product-details':
      return withWhole(found => <Details product={found} />)
    case 'product-review-all':
      return <AllReviews msn={msn} />
    case 'product-write-review':
      return <WriteReview msn={msn} />
    case 'product-faq-all':
      return <AllQuestions msn={msn} />
    case 'product-ask-now':
      return <AskQuestion msn={msn} />
    case 'product-pictures':
      return <Pictures product={product} start={picture} />
  }
}

const TITLES = {
  'product-emis': 'emis',
  'product-offers': 'offersTitle',
  'product-features': 'features',
  'product-details': 'details',
  'product-review-all': 'reviewAll',
  'product-faq-all': 'faqAll',
  'product-ask-now': 'askNow',
  'product-write-review': 'writeReview',
  'product-pictures': 'pictures',
} as const

/** The specification's names of modals. */
const MODALS: Partial<Record<PopupName, string>> = { 'product-emis': 'emiModal', 'product-offers': 'offerModel' }

/** Popups without controls. */
const READ_ONLY: readonly PopupName[] = [
  'product-emis',
  'product-specifications',
  'product-features',
  'product-details',
]

export function Popups(props: PopupsProps) {
  const { name, open } = props
  const t = useMessages('product-more')
  const specifications = useMessages('product')('specifications')
  const tCommon = useMessages('common')
  const closed = { 'product-write-review': useOff('reviews'), 'product-ask-now': useOff('questions') }
  // a link from before the feature was switched off
  if (name in closed && closed[name as keyof typeof closed]) return null
  return (
    <Dialog
      id={MODALS[name] ?? 'myModal'}
      open={open}
      onClose={closePopup}
      title={name === 'product-specifications' ? specifications : t(TITLES[name])}
      closeLabel={tCommon('close')}
      readOnly={READ_ONLY.includes(name)}
      shape={name === 'product-pictures' ? 'full' : 'sheet'}
    >
      {/* a new instance each time it opens, so that a submitted form is empty again */}
      <Content key={`${name} ${open}`} {...props} />
    </Dialog>
  )
}
