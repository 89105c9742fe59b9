// Words and limits of the sources from which import files are fetched, shared by forms and the server.

/** How often a source is fetched, at the time of its market. */
export const RHYTHMS = ['hour', 'day', 'week'] as const
export type Rhythm = (typeof RHYTHMS)[number]

export const SOURCE_FORMATS = ['csv', 'xlsx', 'ndjson'] as const

/**
 * How far a fetch is, or how it ended: `nothing` for a file that would change nothing, `waits` for a check that a person looks at,
 * `stopped` for a file beyond the limits of its source.
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

/** Sources of a store, of both markets. */
export const MAX_SOURCES = 50
/** A source pauses itself after so many failures in a row. */
export const MAX_FETCH_FAILURES = 5
/** Days for which fetches and their files are kept. */
export const FETCH_DAYS = 30
/** Products that one file may take off sale, at most, before a person has to look. */
export const RETIRED_MAX = 1_000_000
