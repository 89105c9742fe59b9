// Values of the hostile-input test for the calls of mappings and sources of import files, by path.

import type { Plausible } from './hostile.ts'

const SOURCE = {
  ...{ name: 'Feed', address: 'https://feeds.example/list.csv', username: null, password: undefined, format: 'csv' },
  ...{ mapping: null, every: 'day', atMinute: 360, weekday: 1, maxRejectedPercent: 5, maxRetired: 0 },
}

export const OF_IMPORTS: Record<string, Plausible> = {
  '/api/admin/importMappings': { name: 'a-mapping' },
  '/api/admin/importMappings/{name}': { name: 'a-mapping' },
  '/api/admin/imports/{id}/prices': { before: '400.1' },
  '/api/admin/importSources': SOURCE,
  '/api/admin/importSources/{sourceId}': SOURCE,
  '/api/admin/importSources/{sourceId}/fetches': { before: 1 },
}
