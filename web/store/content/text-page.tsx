// A page of text: an article, or one of the pages about the store that the footer leads to.

import { useDates } from '../../framework/use-dates.ts'
import { useMessages } from '../app/messages.ts'
import { LinkChips } from '../shared/link-chips.tsx'
import { PageLayout } from '../shared/page-layout.tsx'
import { ArticleList } from './components/article-list.tsx'
import { BodyText } from './components/body-text.tsx'
import type { TextData } from './content-loader.ts'
import styles from './text-page.module.css'

export function Screen({ data }: { data: TextData }) {
  const { moment } = useDates()
  const t = useMessages('content')
  const { title, summary, crumbs, body, updatedAt, readingMinutes, related, relatedTitle, articles } = data
  const date = moment(updatedAt).replace(/,[^,]*$/, '')
  return (
    <PageLayout crumbs={crumbs} title={title} intro={summary}>
      <p className={styles.meta}>
        {t('updated', { date })}
        {readingMinutes !== null && ` · ${t('reading', { count: readingMinutes })}`}
      </p>
      <article className={styles.text}>
        <BodyText blocks={body} />
      </article>
      <LinkChips title={relatedTitle} links={related} />
      {articles.length > 0 && (
        <section className={styles.more}>
          <h2>{t('moreArticles')}</h2>
          <ArticleList articles={articles} level={3} reading={count => t('reading', { count })} />
        </section>
      )}
    </PageLayout>
  )
}
