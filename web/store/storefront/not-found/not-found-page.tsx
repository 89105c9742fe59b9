// The not-found page: categories to start from.

import { useLocale } from '../../../framework/locale.ts'
import { Section } from '../../../ui/section.tsx'
import { useMessages } from '../../app/messages.ts'
import { CategoryTiles } from '../../listing/components/category-tiles.tsx'
import type { NotFoundData } from './not-found-loader.ts'

export function Screen({ data }: { data: NotFoundData }) {
  const t = useMessages('common')
  const tContent = useMessages('content')
  const { href } = useLocale()
  return (
    <div className="page" style={{ paddingTop: 40 }}>
      <h1>{tContent('notFoundTitle')}</h1>
      <p style={{ maxWidth: '56ch', marginTop: 8 }}>{tContent('notFoundText')}</p>
      <Section title={t('categories')} link={{ text: t('goHome'), href: href('/') }}>
        <CategoryTiles categories={data.categories} />
      </Section>
    </div>
  )
}
