// The home page: the blocks of its layout, one after the other.

import type { LayoutBlock } from '../../../contract/site.ts'
import { Carousel } from '../../ui/carousel.tsx'
import { Icon, isIcon } from '../../ui/icon.tsx'
import { ProductCard } from '../../ui/product-card.tsx'
import { Section } from '../../ui/section.tsx'
import { CategoryTiles } from '../shared/category-tiles.tsx'
import { cardTexts } from '../shared/product-texts.ts'
import { useStore, useText } from '../shared/store-context.ts'
import { Hero } from './hero.tsx'
import type { HomeData } from './home-loader.ts'
import styles from './home-page.module.css'

type Block<K extends LayoutBlock['kind']> = Extract<LayoutBlock, { kind: K }>

function Categories({ block }: { block: Block<'categories'> }) {
  const text = useText('home')
  return (
    <Section title={block.title}>
      <CategoryTiles
        categories={block.categories.map(node => ({
          code: node.categoryCode,
          name: node.categoryName,
          link: node.categoryLink,
          image: node.image,
          note: node.productCount > 0 ? text('products', { count: node.productCount }) : undefined,
        }))}
      />
    </Section>
  )
}

function Products({ block }: { block: Block<'products'> }) {
  const store = useStore()
  const text = useText('common')
  return (
    <Section
      title={block.title}
      link={{ text: text('viewAll'), href: store.href(block.link), label: text('viewAllOf', { name: block.title }) }}
    >
      <Carousel label={block.title} labels={{ previous: text('previous'), next: text('next') }}>
        {block.products.map(product => (
          <ProductCard key={product.msn} texts={cardTexts(product, store, text)} />
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

function BlockView({ block }: { block: LayoutBlock }) {
  switch (block.kind) {
    case 'hero':
      return <Hero block={block} />
    case 'categories':
      return <Categories block={block} />
    case 'products':
      return <Products block={block} />
    case 'assurances':
      return <Assurances block={block} />
  }
}

export function Screen({ data }: { data: HomeData }) {
  const text = useText('home')
  const titled = data.blocks.some(block => block.kind === 'hero')
  return (
    <div className="page">
      {!titled && <h1 className="vh">{text('title')}</h1>}
      {data.blocks.map((block, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a layout has no keys and never reorders while shown
        <BlockView key={at} block={block} />
      ))}
    </div>
  )
}
