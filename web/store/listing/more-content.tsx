// Below the related content, fetched near the viewport: sponsored products, articles, trending categories.

import { useEffect, useState } from 'react'
import type { ProductCard as Card, CategoryLink } from '../../../contract/catalog/schemas.ts'
import type { ArticleCard } from '../../../contract/content/api.ts'
import { TRENDING_CATEGORY_LIMIT } from '../../../contract/shared/paging.ts'
import { useLocale } from '../../framework/locale.ts'
import { quietCall } from '../../framework/session/session.ts'
import { WithMessages } from '../../framework/with-messages.tsx'
import { Button } from '../../ui/button.tsx'
import { ProductCard } from '../../ui/product-card.tsx'
import { Section } from '../../ui/section.tsx'
import { useMessages } from '../app/messages.ts'
import { ArticleList } from '../content/components/article-list.tsx'
import { CampaignBanner } from '../content/components/campaign-banner.tsx'
import { cardTexts } from '../shared/product-texts.ts'
import { CategoryTiles, tilesOf } from './components/category-tiles.tsx'
import styles from './more-content.module.css'

const ARTICLES_AT_ONCE = 3

/** The response of an optional call; null when it failed. */
function useAnswer<T>(ask: () => Promise<{ data: T }>, key: string): T | null {
  const [answer, setAnswer] = useState<T | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what is asked
  useEffect(() => {
    let current = true
    ask().then(
      ({ data }) => current && setAnswer(data),
      () => undefined,
    )
    return () => {
      current = false
    }
  }, [key])
  return answer
}

function Sponsored({ category }: { category?: string }) {
  const locale = useLocale()
  const t = useMessages('more-content')
  const tCommon = useMessages('common')
  const answer = useAnswer(
    () => quietCall('GET /api/v1/search/getSponsoredProducts', { query: { category } }),
    category ?? '',
  )
  const products: readonly Card[] = answer?.products ?? []
  if (products.length === 0) return null
  return (
    <Section title={t('sponsored')}>
      <p className={styles.why}>{t('sponsoredWhy')}</p>
      <ul className={styles.sponsored}>
        {products.map(product => (
          <li key={product.msn}>
            <ProductCard texts={{ ...cardTexts(product, locale, tCommon), flag: t('sponsoredFlag') }} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Articles({ category }: { category?: string }) {
  const t = useMessages('more-content')
  const [articles, setArticles] = useState<readonly ArticleCard[]>([])
  const [total, setTotal] = useState(0)
  const [page, setPage] = useState(0)
  const [busy, setBusy] = useState(true)
  useEffect(() => {
    let current = true
    setBusy(true)
    quietCall('GET /api/v1/cms/getArticleListByCategory', {
      query: { categoryCode: category, pageIndex: page, pageSize: ARTICLES_AT_ONCE },
    })
      .then(
        ({ data }) => {
          if (!current) return
          setArticles(shown => (page === 0 ? data.articles : [...shown, ...data.articles]))
          setTotal(data.totalCount)
        },
        () => undefined,
      )
      .finally(() => current && setBusy(false))
    return () => {
      current = false
    }
  }, [category, page])
  if (articles.length === 0) return null
  return (
    <Section title={t('articles')}>
      <ArticleList articles={articles} level={3} reading={count => t('reading', { count })} />
      {articles.length < total && (
        <p className={styles.more}>
          <Button busy={busy} onClick={() => setPage(page + 1)}>
            {t('moreArticles')}
          </Button>
        </p>
      )}
    </Section>
  )
}

function Trending() {
  const t = useMessages('more-content')
  const answer = useAnswer<CategoryLink[]>(() => quietCall('GET /api/v1/category/trending'), '')
  if (!answer || answer.length === 0) return null
  return (
    <Section title={t('trending')}>
      <CategoryTiles categories={tilesOf(answer.slice(0, TRENDING_CATEGORY_LIMIT))} />
    </Section>
  )
}

/** `category` is the code of the category that the listing is of or is narrowed to. */
export function MoreContent({ category }: { category?: string }) {
  return (
    <WithMessages namespace="more-content">
      <CampaignBanner placement={category ? 'listing-top' : 'search-top'} category={category} />
      <Sponsored category={category} />
      <Articles category={category} />
      <Trending />
    </WithMessages>
  )
}
