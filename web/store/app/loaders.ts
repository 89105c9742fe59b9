// Which loader fills which page; only the server imports this file.

import { loadHomePage } from '../home/home-loader.ts'
import { loadErrorPage, loadNotFoundPage } from '../not-found/not-found-loader.ts'
import type { PageLoader } from '../shared/page.ts'
import type { RouteName } from './routes.ts'

export const LOADERS: Record<RouteName, PageLoader<unknown>> = {
  home: loadHomePage,
  notFound: loadNotFoundPage,
  error: loadErrorPage,
}
