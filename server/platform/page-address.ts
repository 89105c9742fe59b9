// Parses a page URL: language, path, query, and whether the document or its data is requested.

import type { Language } from '../../contract/shared/market.ts'
import type { PageRequest } from '../../contract/shared/page.ts'

/** Parses `/_data/hi/x?y` into language, path, search and mode. */
export function readAddress(url: string): Pick<PageRequest, 'path' | 'search' | 'mode'> & { language: Language } {
  const at = url.indexOf('?')
  let path = at < 0 ? url : url.slice(0, at)
  const search = at < 0 ? '' : url.slice(at)
  const mode = /^\/_data(\/|$)/.test(path) ? 'data' : 'document'
  if (mode === 'data') path = path.slice('/_data'.length) || '/'
  const hindi = /^\/hi(\/|$)/.test(path)
  if (hindi) path = path.slice('/hi'.length) || '/'
  return { path, search, mode, language: hindi ? 'hi' : 'en' }
}
