// A price list: the products of a category with current prices; and the index of all price lists.

import { useLocale } from '../../framework/locale.ts'
import { useDates } from '../../framework/use-dates.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { useMessages } from '../app/messages.ts'
import { CategoryTiles } from '../listing/components/category-tiles.tsx'
import { LinkChips } from '../shared/link-chips.tsx'
import { PageLayout } from '../shared/page-layout.tsx'
import { BodyText } from './components/body-text.tsx'
import type { PriceListData } from './price-list-loader.ts'
import styles from './price-list-page.module.css'

function Prices({ products, totalCount, all, madeAt }: NonNullable<PriceListData['list']>) {
  const { href, money, marketInfo, language } = useLocale()
  const { moment } = useDates()
  const t = useMessages('content')
  return (
    <>
      <p className="quiet">{t('pricesAt', { time: moment(madeAt) })}</p>
      <div className={`panel ${styles.scroll}`}>
        <table className={styles.prices}>
          <caption className="vh">{t('prices')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('product')}</th>
              <th scope="col">{marketInfo.listPriceName[language]}</th>
              <th scope="col">{t('price')}</th>
              <th scope="col">{t('withoutTax', { tax: marketInfo.taxName })}</th>
              <th scope="col">{t('fromQuantity')}</th>
            </tr>
          </thead>
          <tbody>
            {products.map(
              ({ msn, productName, brandName, productUrl, mrp, salesPrice, priceWithoutTax, ...product }) => (
                <tr key={msn}>
                  <th scope="row">
                    <small>{brandName}</small>
                    <a href={href(productUrl)}>{productName}</a>
                  </th>
                  <td>{mrp > salesPrice ? <s>{money(mrp, product.currency)}</s> : '–'}</td>
                  <td>
                    <b>{money(salesPrice, product.currency)}</b>
                  </td>
                  <td>{money(priceWithoutTax, product.currency)}</td>
                  <td>
                    {product.nextBreak
                      ? `${product.nextBreak.minQuantity}+: ${money(product.nextBreak.price, product.currency)}`
                      : '–'}
                  </td>
                </tr>
              ),
            )}
          </tbody>
        </table>
      </div>
      <p className={styles.all}>
        <ButtonLink href={href(all.link)}>{t('allOf', { name: all.name, count: totalCount })}</ButtonLink>
      </p>
    </>
  )
}

/** All lists, each with the picture of its category and the number of its products. */
function Lists({ tiles }: Pick<PriceListData, 'tiles'>) {
  const t = useMessages('common')
  return (
    <CategoryTiles
      categories={tiles.map(({ name, link, category }) => ({
        code: link,
        name,
        link,
        image: category?.image ?? null,
        note: category ? t('products', { count: category.productCount }) : undefined,
      }))}
    />
  )
}

export function Screen({ data: { title, intro, list, body, tiles, others } }: { data: PriceListData }) {
  const t = useMessages('content')
  return (
    <PageLayout crumbs={list ? [{ name: t('priceLists'), link: '/price-list' }] : []} title={title} intro={intro}>
      {list ? <Prices {...list} /> : <Lists tiles={tiles} />}
      <BodyText blocks={body} />
      <LinkChips title={t('otherPriceLists')} links={others} />
    </PageLayout>
  )
}
