// What staff read of reviews, questions and answers.

import type { Post } from '../../../contract/reviews/moderation-api.ts'
import type { Language } from '../../../contract/shared/market.ts'
import type { Db } from '../../platform/db.ts'

export { countHeld as heldCounts } from '../repository/moderation.ts'

import { listPosts, type ModerationQuery, type PostRow } from '../repository/moderation.ts'

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

/** A page of posts, the latest first. */
export async function moderationPage(
  db: Db,
  language: Language,
  { before, limit, ...filter }: Omit<ModerationQuery, 'before'> & { before?: string | undefined },
): Promise<{ posts: Post[]; more: boolean }> {
  const rows = await listPosts(db, { ...filter, before: before ?? null, limit: limit + 1 })
  return { posts: rows.slice(0, limit).map(row => present(row, filter.kind, language)), more: rows.length > limit }
}
