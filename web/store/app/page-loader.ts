// The framework's page loader, typed with the store's namespaces.

import type * as framework from '../../framework/page-loader.ts'
import type { Namespace, Translate } from './messages.ts'

export type LoadContext = Omit<framework.LoadContext, 'messages'> & {
  messages<N extends Namespace>(namespace: N): Translate<N>
}

export type PageLoader<T> = framework.PageLoader<T, LoadContext>

export type { LoadedPage, PageHead } from '../../framework/page-loader.ts'
