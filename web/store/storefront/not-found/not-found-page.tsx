// The page for an address that leads nowhere: a search and categories to start from.

import { useStore, useText } from '../../../framework/locale.ts'
import { Section } from '../../../ui/section.tsx'
import { CategoryTiles } from '../../listing/components/category-tiles.tsx'
import type { NotFoundData } from './not-found-loader.ts'

export function Screen({ data }: { data: NotFoundData }) {
  const text = useText('common')
  const { href } = useStore()
  return (
    <div className="page" style={{ paddingTop: 40 }}>
      <h1>{text('notFoundTitle')}</h1>
      <p style={{ maxWidth: '56ch', marginTop: 8 }}>{text('notFoundText')}</p>
      <Section title={text('categories')} link={{ text: text('goHome'), href: href('/') }}>
        <CategoryTiles categories={data.categories} />
      </Section>
    </div>
  )
}
