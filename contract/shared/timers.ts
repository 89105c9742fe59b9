// Times of the specification (section 9) in milliseconds; separate constants, so that a page only loads those it uses.

export const CONFIG_CACHE_MS = 86_400_000
export const IDLE_CHECK_MS = 1_000
export const ACTIVITY_DEBOUNCE_MS = 200
/** The specification says 10 without a unit; read as seconds. */
export const SEARCH_NUDGE_MS = 10_000
export const CLICK_STREAM_DELAY_MS = 6_000
export const PINCODE_RELOAD_MS = 100
export const SESSION_EXPIRED_NOTICE_MS = 5_000
/** A page registers the service worker when it is idle, or after this time. */
export const SERVICE_WORKER_MS = 30_000
/** Analytics scripts load this long after the start. */
export const ANALYTICS_MS = 500
export const VERSION_CHECK_MS = 180_000
