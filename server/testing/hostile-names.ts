// Values of the hostile-input test for the calls that translate names of categories, attributes and brands and values of attributes, by path.

import type { Plausible } from './hostile.ts'

export const OF_TRANSLATED_NAMES: Record<string, Plausible> = {
  '/api/admin/translations/names': {
    ...{ kind: 'value', state: 'missing', after: '12 colour Red', attribute: 'colour', text: 'blue' },
    texts: [{ id: 'colour Red', field: 'value', version: 'v5f4dcc3b5aa765d6-7215ee9c7d9dc229', hindi: 'लाल' }],
  },
  '/api/admin/translations/names.csv': { kind: 'value', state: 'done', attribute: 'colour', text: 'blue' },
  '/api/admin/translations/names/read': { kind: 'brand', name: 'translated.csv', data: 'SWQsRmllbGQKdG9ydmlrLG5hbWUK' },
}
