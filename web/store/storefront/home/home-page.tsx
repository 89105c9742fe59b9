// The home page: the blocks of its layout, one after the other.

import { lazy } from 'react'
import { LazyOnVisible } from '../../../framework/lazy-on-visible.tsx'
import { useMessages } from '../../app/messages.ts'
import { Hero } from '../../content/components/hero.tsx'
import { LayoutBlockView } from '../../content/components/layout-blocks.tsx'
import { Brands, Entries, Guides } from './home-links.tsx'
import type { HomeData } from './home-loader.ts'

const Again = lazy(() => import('./buy-again.tsx').then(module => ({ default: module.BuyAgain })))
const Campaign = lazy(() =>
  import('../../content/components/campaign-banner.tsx').then(module => ({ default: module.CampaignBanner })),
)
const Recent = lazy(() => import('./recent-products.tsx').then(module => ({ default: module.RecentProducts })))

export function Screen({ data }: { data: HomeData }) {
  const t = useMessages('home')
  const titled = data.blocks.some(block => block.kind === 'hero')
  return (
    <div className="page">
      {!titled && <h1 className="vh">{t('title')}</h1>}
      {data.blocks.map((block, at) =>
        // a layout has no keys and never reorders while shown
        block.kind === 'hero' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <Hero key={at} block={block} />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <LayoutBlockView key={at} block={block} />
        ),
      )}
      <Entries />
      <Brands brands={data.brands} />
      <Guides guides={data.guides} />
      <LazyOnVisible>
        <Again />
        <Recent />
        <Campaign placement="home-banner" />
      </LazyOnVisible>
    </div>
  )
}
