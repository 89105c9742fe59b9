// The inbox of reviews, questions and answers: what a rule has held first, then what is published or rejected.

import { POST_KINDS, POST_STATES, type PostKind } from '../../../contract/reviews/moderation-api.ts'
import { useLocale } from '../../framework/locale.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { to, useQuery } from '../app/router.tsx'
import { useLoad } from '../app/use-load.ts'
import { Filter, ListHead, Views } from '../components/list-head.tsx'
import { usePager } from '../components/list-pager.ts'
import { PagerButtons } from '../components/pager-buttons.tsx'
import { EmptyState, Failed, Loading } from '../components/states.tsx'
import { PostRow } from './post-row.tsx'

/** The kinds with how many of each wait, one of them chosen. */
function useViews(kind: PostKind, turn: number) {
  const t = useMessages('reviews')
  const { market } = useLocale()
  const counts = useLoad(
    `${market} ${turn}`,
    async () => (await call('GET /api/admin/moderation/counts', { query: { market } })).data,
    true,
  )
  return POST_KINDS.map(one => ({
    label: t(`kind-${one}`),
    href: to('/reviews', { kind: one }),
    current: one === kind,
    count: counts.data?.[one] ?? null,
  }))
}

function usePosts() {
  const { market } = useLocale()
  const query = useQuery()
  const kind = POST_KINDS.find(one => one === query.get('kind')) ?? 'review'
  const state = POST_STATES.find(one => one === query.get('state')) ?? 'held'
  const filter = { market, kind, state, before: query.get('before') ?? undefined }
  const load = useLoad(
    JSON.stringify(filter),
    async () => {
      const { data } = await call('GET /api/admin/moderation', { query: filter })
      return { ...data, at: Date.now() }
    },
    true,
  )
  return { kind, state, load }
}

export function Screen() {
  const t = useMessages('reviews')
  const { kind, state, load } = usePosts()
  const views = useViews(kind, load.data?.at ?? 0)
  const pager = usePager(load.data?.more ? (load.data.posts.at(-1)?.postId ?? null) : null)
  return (
    <div className="stack">
      <ListHead saved title={t('title')} />
      <Views views={views} />
      <div className="acts">
        <Filter
          name="state"
          label={t('state')}
          any={t('state-held')}
          options={(['published', 'rejected'] as const).map(value => ({ value, label: t(`state-${value}`) }))}
        />
      </div>
      {load.error && <Failed error={load.error} onRetry={load.again} />}
      {!load.data && !load.error && <Loading />}
      {load.data?.posts.length === 0 && <EmptyState icon="check" title={t(`nothing-${state}`)} />}
      {load.data && load.data.posts.length > 0 && (
        <section className="panel" aria-label={t('title')}>
          <ul className="rows in-b">
            {load.data.posts.map(post => (
              <PostRow key={`${post.postId} ${post.state}`} post={post} onDone={load.again} />
            ))}
          </ul>
        </section>
      )}
      <PagerButtons pager={pager} />
    </div>
  )
}
