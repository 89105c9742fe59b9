// Values of the hostile-input test for the calls that translate names of categories, attributes and brands, by path.

import type { Plausible } from './hostile.ts'

export const OF_TRANSLATED_NAMES: Record<string, Plausible> = {
  '/api/admin/translations/names': {
    ...{ kind: 'brand', state: 'missing', after: 'a' },
    texts: [{ id: 'torvik', field: 'name', version: 'v5f4dcc3b5aa765d6-7215ee9c7d9dc229', hindi: 'टोरविक' }],
  },
  '/api/admin/translations/names.csv': { kind: 'category', state: 'outdated' },
  '/api/admin/translations/names/read': { kind: 'brand', name: 'translated.csv', data: 'SWQsRmllbGQKdG9ydmlrLG5hbWUK' },
}
