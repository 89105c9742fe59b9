// All guides and articles, the latest first.

import { useLocale } from '../../framework/locale.ts'
import { Pagination } from '../../ui/pagination.tsx'
import { useMessages } from '../app/messages.ts'
import { PageLayout } from '../shared/page-layout.tsx'
import { ArticleList } from './components/article-list.tsx'
import type { ArticlesData } from './content-loader.ts'

export function Screen({ data: { articles, totalCount, page, pageSize } }: { data: ArticlesData }) {
  const { href } = useLocale()
  const t = useMessages('content')
  const tCommon = useMessages('common')
  return (
    <PageLayout title={t('articles')} intro={t('articlesIntro')}>
      {articles.length === 0 && <p>{t('noArticles')}</p>}
      <ArticleList articles={articles} level={2} reading={count => t('reading', { count })} />
      <Pagination
        page={page}
        pages={Math.ceil(totalCount / pageSize)}
        hrefOf={at => href(at > 1 ? `/articles?page=${at}` : '/articles')}
        labels={{
          nav: tCommon('paging'),
          previous: tCommon('previous'),
          next: tCommon('next'),
          page: at => tCommon('page', { page: at }),
        }}
      />
    </PageLayout>
  )
}
