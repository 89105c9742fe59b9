// Reads reviews, questions and answers for moderation.

import type { PostKind, PostState } from '../../../contract/reviews/moderation.rules.ts'
import type { moderationEndpoints, Post } from '../../../contract/reviews/moderation-api.ts'
import type { FileStream, HandlerInput } from '../../../contract/shared/endpoint.ts'
import { type Language, MARKET_INFO, type Market } from '../../../contract/shared/market.ts'
import { FILE_PAGE, listFile } from '../../platform/csv-file.ts'
import type { Db } from '../../platform/db.ts'

export { countHeld as heldCounts } from '../repository/moderation.ts'

import { listPosts, listReviews, listStandings, type PostRow } from '../repository/moderation.ts'
import { postCells, postHeadings } from '../rules/posts-csv.ts'

function present({ id, nameEn, nameHi, pictures, ...row }: PostRow, kind: Post['kind'], language: Language): Post {
  return {
    ...row,
    kind,
    postId: id,
    productName: language === 'hi' ? nameHi : nameEn,
    pictures: pictures.map(hash => `/media/${hash}/medium.webp`),
    writtenAt: row.writtenAt.toISOString(),
    moderatedAt: row.moderatedAt?.toISOString() ?? null,
  }
}

export interface PostStanding {
  state: PostState
  /** The product and the author. */
  name: string
}

/** Reviews, questions or answers of a market by id; missing ones and samples of the starter are left out. */
export async function postStandings(
  db: Db,
  kind: PostKind,
  market: Market,
  ids: readonly string[],
): Promise<Map<string, PostStanding>> {
  const rows = await listStandings(db, kind, market, ids)
  return new Map(rows.map(({ id, state, product, author }) => [id, { state, name: `${product} · ${author}` }]))
}

type PostQuery = Omit<HandlerInput<(typeof moderationEndpoints)['moderationList']>['query'], 'limit'> & {
  limit: number
}
type Posts = { posts: Post[]; more: boolean }

const timeOn = (market: Market, day: string, time: string) => `${day}T${time}${MARKET_INFO[market].utcOffset}`

/** A page of posts, latest first. */
export async function moderationPage(db: Db, language: Language, query: PostQuery): Promise<Posts> {
  const { market, kind, state, before = null, limit, rating, pictures, msn, from, to } = query
  const page = { market, state, before, limit: limit + 1 }
  const filter = {
    ...{ rating: rating ?? null, pictures: pictures === 'true', msn: msn ?? null },
    from: from ? timeOn(market, from, '00:00:00') : null,
    until: to ? timeOn(market, to, '23:59:59.999999') : null,
  }
  const rows = kind === 'review' ? await listReviews(db, page, filter) : await listPosts(db, { ...page, kind })
  return { posts: rows.slice(0, limit).map(row => present(row, kind, language)), more: rows.length > limit }
}

/** Ids of a page of posts, and the last one if more follow. */
export async function idsOfPosts(db: Db, query: PostQuery): Promise<{ rows: string[]; next: string | null }> {
  const { posts, more } = await moderationPage(db, 'en', query)
  const rows = posts.map(({ postId }) => postId)
  return { rows, next: more ? (rows.at(-1) ?? null) : null }
}

/** The list as a file. */
export function postsFile(
  db: Db,
  { language, ...query }: HandlerInput<(typeof moderationEndpoints)['moderationFile']>['query'],
): Promise<FileStream> {
  return listFile<string>({
    name: `${query.kind}s-${query.market.toLowerCase()}.csv`,
    headings: postHeadings(language),
    async read(before) {
      const page = { ...query, limit: FILE_PAGE, ...(before !== null && { before }) }
      const { posts, more } = await moderationPage(db, language, page)
      return {
        rows: posts.map(post => postCells(post, query.market, language)),
        next: more ? (posts.at(-1)?.postId ?? null) : null,
      }
    },
  })
}
