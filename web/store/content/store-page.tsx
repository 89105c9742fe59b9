// A cluster store: the categories it combines, their best sellers, and links to the other stores.

import { useMessages } from '../app/messages.ts'
import { LeadForm } from '../leads/components/lead-form.tsx'
import { CategoryTiles, tilesOf } from '../listing/components/category-tiles.tsx'
import { LinkChips } from '../shared/link-chips.tsx'
import { PageLayout } from '../shared/page-layout.tsx'
import { BodyText } from './components/body-text.tsx'
import { LayoutBlockView } from './components/layout-blocks.tsx'
import type { StoreData } from './store-loader.ts'
import styles from './store-page.module.css'

export function Screen({ data: { page, others } }: { data: StoreData }) {
  const t = useMessages('content')
  const tLeads = useMessages('leads')
  return (
    <PageLayout title={page.title} intro={page.summary}>
      <CategoryTiles categories={tilesOf(page.categories)} />
      {page.blocks.map((block, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a layout has no keys and never reorders while shown
        <LayoutBlockView key={at} block={block} />
      ))}
      <BodyText blocks={page.body} />
      <section className={`panel ${styles.lead}`} aria-labelledby="ask">
        <h2 id="ask">{tLeads('title-landing')}</h2>
        <p>{tLeads('intro-landing')}</p>
        <LeadForm kind="landing" path={page.link} />
      </section>
      <LinkChips title={t('otherStores')} links={others.map(({ title, link }) => ({ name: title, link }))} />
    </PageLayout>
  )
}
