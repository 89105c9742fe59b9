// The product editor: texts, specifications, pictures, offer and publication of one product in a draft that is reviewed.

import type { EditedProduct } from '../../../contract/products/editor-api.ts'
import { readOfferKey } from '../../../contract/products/offer-key.rules.ts'
import { useLocale } from '../../framework/locale.ts'
import { call } from '../app/api.ts'
import { useKeys } from '../app/keys.ts'
import { useMessages } from '../app/messages.ts'
import { to, useQuery, useQueryAddress } from '../app/router.tsx'
import { useMay } from '../app/session.ts'
import { useLoad } from '../app/use-load.ts'
import { Annotations } from '../components/annotations.tsx'
import { Views } from '../components/list-head.tsx'
import { Failed, Loading } from '../components/states.tsx'
import { type CellDraft, keyOf, useCellDraft } from './cell-draft.ts'
import { DraftBar } from './draft-bar.tsx'
import { EditorProvider } from './editor-context.tsx'
import { EditorHistory } from './editor-history.tsx'
import { EditorMedia } from './editor-media.tsx'
import { EditorOffer } from './editor-offer.tsx'
import { EditorPreview } from './editor-preview.tsx'
import { EditorPublish } from './editor-publish.tsx'
import { EditorSpecs } from './editor-specs.tsx'
import { EditorTexts } from './editor-texts.tsx'
import { EditorVariants } from './editor-variants.tsx'
import { Offers } from './offer-states.tsx'
import { ReviewPanel } from './review-panel.tsx'
import { useReview } from './use-review.ts'

const TABS = ['texts', 'specs', 'variants', 'media', 'offer', 'publish', 'preview', 'history', 'sold'] as const
type Tab = (typeof TABS)[number]

function Head({ product }: { product: EditedProduct }) {
  const t = useMessages('products')
  const editor = useMessages('editor')
  const { language } = useLocale()
  const link = new URL(product.link)
  if (language === 'hi') link.pathname = `/hi${link.pathname}`
  return (
    <div className="head">
      <div className="grow">
        <p className="crumb">
          <a href={to('/products')}>{t('title')}</a>
        </p>
        <h1>{(language === 'hi' && product.cells.nameHi) || product.cells.name}</h1>
        <p className="sub">
          {product.partNumber} · {product.msn}{' '}
          <span className={product.listed ? 'tag good' : 'tag warn'}>
            {t(product.listed ? 'state-active' : 'state-draft')}
          </span>
        </p>
      </div>
      <div className="acts">
        <a
          className="b"
          href={to('/products', {
            text: product.msn,
            seller: product.own ? null : readOfferKey(product.sellerCode).sellerCode,
          })}
        >
          {t('changeInGrid')}
        </a>
        <a className="b" href={to(`/categories/together/${product.msn}`)}>
          {editor('together')}
        </a>
        {product.listed ? (
          <a className="b" href={link.href} target="_blank" rel="noreferrer">
            {editor('inStore')}
          </a>
        ) : (
          <a className="b" href={to(`/products/${product.msn}`, { tab: 'preview' })}>
            {editor('preview')}
          </a>
        )}
      </div>
    </div>
  )
}

interface PartProps {
  tab: Tab
  product: EditedProduct
  drafted: readonly string[]
  draft: CellDraft
}

function Part({ tab, product, drafted, draft }: PartProps) {
  const t = useMessages('products')
  const may = useMay()
  switch (tab) {
    case 'texts':
      return <EditorTexts />
    case 'specs':
      return <EditorSpecs drafted={drafted} />
    case 'variants':
      return <EditorVariants draft={draft} />
    case 'media':
      return <EditorMedia />
    case 'offer':
      return <EditorOffer />
    case 'publish':
      return <EditorPublish />
    case 'preview':
      return <EditorPreview changed={drafted.length > 0} />
    case 'history':
      return <EditorHistory />
    case 'sold':
      return may('offers.read') ? (
        <Offers msn={product.msn} draft={draft} />
      ) : (
        <p className="sub edge">{t('offersHidden')}</p>
      )
  }
}

function Editing({ product, onSaved }: { product: EditedProduct; onSaved(): void }) {
  const words = useMessages('editor')
  const query = useQuery()
  const addressWith = useQueryAddress()
  const draft = useCellDraft(`product_${product.msn}`)
  const { review, act, ask, close } = useReview(product.market)
  const tab = TABS.find(one => one === query.get('tab')) ?? 'texts'
  const startReview = () => void ask(draft.cells)
  useKeys({ 'ctrl s': startReview })
  if (review) {
    const saved = () => {
      close()
      onSaved()
    }
    return (
      <ReviewPanel
        {...{ review, draft, names: product.names }}
        onReview={cells => void ask(cells)}
        onClose={close}
        onSaved={saved}
      />
    )
  }
  const drafted = Object.keys(draft.cells[keyOf(product.msn, product.sellerCode)] ?? {})
  return (
    <EditorProvider product={product} draft={draft}>
      <Head product={product} />
      <div className="stack editor">
        <Views
          views={TABS.map(one => ({
            label: words(`tab-${one}`),
            href: addressWith({ tab: one === 'texts' ? null : one }),
            current: one === tab,
          }))}
        />
        {!product.own && tab !== 'offer' && <p className="note edge">{words('otherDescribes')}</p>}
        {act.problem && <p className="problem">{act.problem}</p>}
        <Part {...{ tab, product, drafted, draft }} />
        {tab === 'texts' && <Annotations recordKind="product" recordId={product.msn} />}
      </div>
      <DraftBar draft={draft} busy={act.busy} onReview={startReview} />
    </EditorProvider>
  )
}

export function Screen({ parts: [msn = ''] }: { parts: readonly string[] }) {
  const seller = useQuery().get('seller') ?? undefined
  const product = useLoad(`${msn} ${seller}`, async () => {
    const input = { params: { msn }, query: seller === undefined ? {} : { seller } }
    return (await call('GET /api/admin/products/{msn}', input)).data
  })
  if (product.error) return <Failed error={product.error} onRetry={product.again} />
  if (!product.data) return <Loading />
  return <Editing key={`${msn} ${product.data.sellerCode}`} product={product.data} onSaved={product.again} />
}
