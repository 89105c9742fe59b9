// Blocks of a layout except its head: rows of products, categories, assurances.

import type { LayoutBlock } from '../../../../contract/storefront/api.ts'
import { useLocale } from '../../../framework/locale.ts'
import { Carousel } from '../../../ui/carousel.tsx'
import { Icon, isIcon } from '../../../ui/icon.tsx'
import { ProductCard } from '../../../ui/product-card.tsx'
import { Section } from '../../../ui/section.tsx'
import { useMessages } from '../../app/messages.ts'
import { CategoryTiles, tilesOf } from '../../listing/components/category-tiles.tsx'
import { cardTexts } from '../../shared/product-texts.ts'
import styles from './layout-blocks.module.css'

type Block<K extends LayoutBlock['kind']> = Extract<LayoutBlock, { kind: K }>

function Categories({ block }: { block: Block<'categories'> }) {
  const t = useMessages('common')
  const notes = new Map(block.categories.map(({ categoryCode, productCount }) => [categoryCode, productCount]))
  return (
    <Section title={block.title}>
      <CategoryTiles
        categories={tilesOf(block.categories).map(tile => {
          const count = notes.get(tile.code) ?? 0
          return { ...tile, note: count > 0 ? t('products', { count }) : undefined }
        })}
      />
    </Section>
  )
}

function Products({ block }: { block: Block<'products'> }) {
  const locale = useLocale()
  const t = useMessages('common')
  return (
    <Section
      title={block.title}
      link={{ text: t('viewAll'), href: locale.href(block.link), label: t('viewAllOf', { name: block.title }) }}
    >
      <Carousel label={block.title} labels={{ previous: t('previous'), next: t('next') }}>
        {block.products.map(product => (
          <ProductCard key={product.msn} texts={cardTexts(product, locale, t)} />
        ))}
      </Carousel>
    </Section>
  )
}

function Assurances({ block }: { block: Block<'assurances'> }) {
  return (
    <ul className={`panel ${styles.assurances}`}>
      {block.items.map(item => (
        <li key={item.title}>
          <Icon name={isIcon(item.icon) ? item.icon : 'check'} size={24} />
          <div>
            <b>{item.title}</b>
            <p className="quiet">{item.text}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}

/** A `hero` is rendered by the page that has one: here it shows nothing. */
export function LayoutBlockView({ block }: { block: LayoutBlock }) {
  switch (block.kind) {
    case 'hero':
      return null
    case 'categories':
      return <Categories block={block} />
    case 'products':
      return block.products.length > 0 ? <Products block={block} /> : null
    case 'assurances':
      return <Assurances block={block} />
  }
}
