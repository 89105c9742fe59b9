// States and limits of import sources, shared by forms and the server.

/** How often a source is fetched, in the time zone of its market. */
export const RHYTHMS = ['hour', 'day', 'week'] as const
export type Rhythm = (typeof RHYTHMS)[number]

export const SOURCE_FORMATS = ['csv', 'xlsx', 'ndjson'] as const

/**
 * State or outcome of a fetch: `nothing` for a file that would change nothing, `waits` for a dry run that a person has
 * to check, `stopped` for a file beyond the limits of its source.
 */
export const FETCH_STATES = [
  ...(['fetching', 'checking', 'applying'] as const),
  ...(['unchanged', 'nothing', 'waits', 'applied', 'cancelled', 'stopped', 'failed'] as const),
] as const
export type FetchState = (typeof FETCH_STATES)[number]

/** Why a fetch failed or its file was stopped. */
export const FETCH_PROBLEMS = [
  ...([
    'address',
    'connection',
    'timeout',
    'status',
    'redirects',
    'too-large',
    'empty',
    'page',
    'interrupted',
  ] as const),
  ...(['unreadable', 'password', 'rejected', 'retired'] as const),
] as const
export type FetchProblem = (typeof FETCH_PROBLEMS)[number]

/** Maximum number of sources per store, in both markets. */
export const MAX_SOURCES = 50
/** A source pauses itself after this many consecutive failures. */
export const MAX_FETCH_FAILURES = 5
/** Days for which fetches and their files are kept. */
export const FETCH_DAYS = 30
/** Maximum number of products that a file may deactivate before a person has to check. */
export const RETIRED_MAX = 1_000_000
