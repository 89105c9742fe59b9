// Values of the hostile-input test for the calls of the library of pictures.

import type { Plausible } from './hostile.ts'

export const OF_PICTURES: Record<string, Plausible> = {
  '/api/admin/content/pictures': { before: `1764000000000_${'a'.repeat(32)}`, unused: 'true' },
  '/api/admin/products/pictures': { before: `1764000000000_${'a'.repeat(32)}` },
  '/api/admin/content/library': { fileName: 'drill.jpg' },
  '/api/admin/content/pictures/{pictureId}': {
    ...{ pictureId: 'a'.repeat(32), version: 1, fileName: 'drill.jpg', altEn: 'A drill', altHi: 'ड्रिल' },
  },
}
