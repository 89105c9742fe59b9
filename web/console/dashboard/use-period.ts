// The period of the figures of the dashboard, which stands in the address.

import { SEARCH_PERIODS } from '../../../contract/search/counts-api.ts'
import { useQuery } from '../app/router.tsx'

/** In days. */
export const PERIODS = SEARCH_PERIODS

export function usePeriod(): (typeof PERIODS)[number] {
  const asked = Number(useQuery().get('days'))
  return PERIODS.find(period => period === asked) ?? 28
}
