// The store's configuration for the browser, fetched once a day and kept in local storage.

import { AUTO_SCROLL_PAGE_LIMIT } from '../../../contract/shared/paging.ts'
import { CONFIG_CACHE_MS, SEARCH_NUDGE_MS } from '../../../contract/shared/timers.ts'
import type { WebConfig } from '../../../contract/storefront/api.ts'
import { ApiError } from '../../framework/api/api-error.ts'
import { readStored, writeStored } from '../../framework/api/browser-storage.ts'
import { quietCall } from '../../framework/session/session.ts'

const KEY = 'kh_config'

type CachedConfig = Pick<
  WebConfig,
  | 'active'
  | 'analyticsContainerCode'
  | 'analyticsContainerUrl'
  | 'autoScrollPageLimit'
  | 'httpStatus'
  | 'searchNudgeSeconds'
>

const DEFAULTS: CachedConfig = {
  active: false,
  httpStatus: 0,
  analyticsContainerCode: '',
  analyticsContainerUrl: '',
  autoScrollPageLimit: AUTO_SCROLL_PAGE_LIMIT,
  searchNudgeSeconds: SEARCH_NUDGE_MS / 1000,
}

/** Never rejects: falls back to the last stored values, then to the defaults, as `active` and `httpStatus` indicate. */
export async function webConfig(): Promise<CachedConfig> {
  const stored = readStored<CachedConfig & { at: number }>(KEY)
  if (stored?.active && Date.now() - stored.at < CONFIG_CACHE_MS) return stored
  try {
    const { data } = await quietCall('GET /api/v3/common/web/config')
    const { active, httpStatus, autoScrollPageLimit, searchNudgeSeconds } = data
    const { analyticsContainerCode, analyticsContainerUrl } = data
    const config = {
      ...{ active, httpStatus, autoScrollPageLimit, searchNudgeSeconds },
      ...{ analyticsContainerCode, analyticsContainerUrl },
    }
    writeStored(KEY, { ...config, at: Date.now() })
    return config
  } catch (error) {
    const failed = { ...DEFAULTS, ...stored, active: false, httpStatus: error instanceof ApiError ? error.status : 0 }
    writeStored(KEY, { ...failed, at: stored?.at ?? 0 })
    return failed
  }
}
