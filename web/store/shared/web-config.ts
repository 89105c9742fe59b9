// The store's configuration for the browser, fetched once a day and kept in local storage.

import { AUTO_SCROLL_PAGE_LIMIT } from '../../../contract/shared/paging.ts'
import { CONFIG_CACHE_MS, SEARCH_NUDGE_MS } from '../../../contract/shared/timers.ts'
import type { WebConfig } from '../../../contract/storefront/api.ts'
import { readStored, writeStored } from '../../framework/api/browser-storage.ts'
import { quietCall } from '../../framework/session/session.ts'

const KEY = 'kh_config'

type CachedConfig = Pick<WebConfig, 'autoScrollPageLimit' | 'searchNudgeSeconds'>

const DEFAULTS: CachedConfig = {
  autoScrollPageLimit: AUTO_SCROLL_PAGE_LIMIT,
  searchNudgeSeconds: SEARCH_NUDGE_MS / 1000,
}

/** Never rejects: falls back to the last stored values, then to the defaults. */
export async function webConfig(): Promise<CachedConfig> {
  const stored = readStored<CachedConfig & { at: number }>(KEY)
  if (stored && Date.now() - stored.at < CONFIG_CACHE_MS) return stored
  try {
    const { autoScrollPageLimit, searchNudgeSeconds } = (await quietCall('GET /api/v3/common/web/config')).data
    writeStored(KEY, { autoScrollPageLimit, searchNudgeSeconds, at: Date.now() })
    return { autoScrollPageLimit, searchNudgeSeconds }
  } catch {
    return stored ?? DEFAULTS
  }
}
