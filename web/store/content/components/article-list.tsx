// Articles as cards with summary and reading time.

import type { ArticleCard } from '../../../../contract/content/api.ts'
import { useLocale } from '../../../framework/locale.ts'
import { useDates } from '../../../framework/use-dates.ts'
import styles from './article-list.module.css'

interface ArticleListProps {
  articles: readonly ArticleCard[]
  /** Of the headings. */
  level: 2 | 3
  /** Formats minutes as `4 min read`. */
  reading(minutes: number): string
}

export function ArticleList({ articles, level, reading }: ArticleListProps) {
  const { href } = useLocale()
  const { day } = useDates()
  const Heading = `h${level}` as 'h2' | 'h3'
  return (
    <ul className={styles.articles}>
      {articles.map(article => (
        <li key={article.slug} className="panel">
          <p className="quiet">{article.category.name}</p>
          <Heading>
            <a href={href(article.link)}>{article.title}</a>
          </Heading>
          <p>{article.summary}</p>
          <p className="quiet">
            {day(article.publishedAt)} · {reading(article.readingMinutes)}
          </p>
        </li>
      ))}
    </ul>
  )
}
