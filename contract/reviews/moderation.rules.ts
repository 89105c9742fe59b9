// The kinds and states of posts that staff moderate.

export const POST_KINDS = ['review', 'question', 'answer'] as const
export type PostKind = (typeof POST_KINDS)[number]

export const POST_STATES = ['held', 'published', 'rejected'] as const
export type PostState = (typeof POST_STATES)[number]
