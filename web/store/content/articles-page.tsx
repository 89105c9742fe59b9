// All guides and articles, the latest first.

import { useStore, useText } from '../../framework/locale.ts'
import { Pagination } from '../../ui/pagination.tsx'
import { PlainPage } from '../shared/page-layout.tsx'
import { ArticleList } from './components/article-list.tsx'
import type { ArticlesData } from './content-loader.ts'

export function Screen({ data: { articles, totalCount, page, pageSize } }: { data: ArticlesData }) {
  const { href } = useStore()
  const text = useText('content')
  const common = useText('common')
  return (
    <PlainPage title={text('articles')} intro={text('articlesIntro')}>
      {articles.length === 0 && <p>{text('noArticles')}</p>}
      <ArticleList articles={articles} level={2} reading={count => text('reading', { count })} />
      <Pagination
        page={page}
        pages={Math.ceil(totalCount / pageSize)}
        hrefOf={at => href(at > 1 ? `/articles?page=${at}` : '/articles')}
        labels={{
          nav: common('paging'),
          previous: common('previous'),
          next: common('next'),
          page: at => common('page', { page: at }),
        }}
      />
    </PlainPage>
  )
}
