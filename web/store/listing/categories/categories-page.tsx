// All categories of the store on one page, three levels deep, with product counts.

import { useLocale } from '../../../framework/locale.ts'
import { useMessages } from '../../app/messages.ts'
import { PageLayout } from '../../shared/page-layout.tsx'
import { CategoryLinks } from '../components/category-links.tsx'
import { ExtraLinks, Promotion } from '../components/menu-extras.tsx'
import type { CategoriesData } from './categories-loader.ts'
import styles from './categories-page.module.css'

export function Screen({ data: { tree } }: { data: CategoriesData }) {
  const { href, number } = useLocale()
  const t = useMessages('content')
  return (
    <PageLayout title={t('allCategories')} intro={t('allCategoriesIntro')}>
      <div className={styles.tree}>
        {tree.map(top => (
          <section key={top.categoryCode} className="panel">
            <h2>
              <a href={href(top.categoryLink)}>{top.categoryName}</a>{' '}
              <span className="quiet">{number(top.productCount)}</span>
            </h2>
            <div className={styles.children}>
              {top.links && (
                <div>
                  <ul>
                    <ExtraLinks links={top.links} />
                  </ul>
                </div>
              )}
              {top.children.map(child => (
                <div key={child.categoryCode}>
                  <h3>
                    <a href={href(child.categoryLink)}>{child.categoryName}</a>
                  </h3>
                  <CategoryLinks categories={child.children} />
                </div>
              ))}
              {top.promotion && (
                <div>
                  <Promotion promotion={top.promotion} />
                </div>
              )}
            </div>
          </section>
        ))}
      </div>
    </PageLayout>
  )
}
