// Which loader fills which page; only the server imports this file.

import { loadHomePage } from '../home/home-loader.ts'
import { loadCategoryPage, loadSearchPage } from '../listing/listing-loader.ts'
import { loadErrorPage, loadNotFoundPage } from '../not-found/not-found-loader.ts'
import { loadProductPage } from '../product/product-loader.ts'
import type { PageLoader } from '../shared/page.ts'
import type { RouteName } from './routes.ts'

export const LOADERS: Record<RouteName, PageLoader<unknown>> = {
  home: loadHomePage,
  search: loadSearchPage,
  category: loadCategoryPage,
  product: loadProductPage,
  notFound: loadNotFoundPage,
  error: loadErrorPage,
}
