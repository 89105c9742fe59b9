// All guides and articles, the latest first.

import { useStore, useText } from '../../framework/locale.ts'
import { Pagination } from '../../ui/pagination.tsx'
import { PlainPage } from '../shared/page-layout.tsx'
import { ArticleList } from './components/article-list.tsx'
import type { ArticlesData } from './content-loader.ts'

export function Screen({ data: { articles, totalCount, page, pageSize } }: { data: ArticlesData }) {
  const { href } = useStore()
  const t = useText('content')
  const tCommon = useText('common')
  return (
    <PlainPage title={t('articles')} intro={t('articlesIntro')}>
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
    </PlainPage>
  )
}
