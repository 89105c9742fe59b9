// The inbox of reviews, questions and answers: those held by a rule first, then published and rejected ones.

import { type FormEvent, useEffect, useState } from 'react'
import type { Selection } from '../../../contract/record-jobs/selection-api.ts'
import { POST_KINDS, POST_STATES, type PostKind } from '../../../contract/reviews/moderation.rules.ts'
import { useLocale } from '../../framework/locale.ts'
import { navigate } from '../../framework/navigation.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { to, useQuery, useQueryAddress } from '../app/router.tsx'
import { useMay } from '../app/session.ts'
import { useLoad } from '../app/use-load.ts'
import { ListExport } from '../components/list-export.tsx'
import { DaysFilter, Filter, ListHead, Views } from '../components/list-head.tsx'
import { usePager } from '../components/list-pager.ts'
import { useSelection } from '../components/list-selection.ts'
import { PagerButtons } from '../components/pager-buttons.tsx'
import { RecordSteps } from '../components/record-steps.tsx'
import { SelectionBar } from '../components/selection-bar.tsx'
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

const RATINGS = ['5', '4', '3', '2', '1'] as const
const DAY = /^\d{4}-\d{2}-\d{2}$/
const MSN = /^MSN[0-9A-Z]{8}$/

/** The filters in the URL as input of the calls; stars, pictures, product and days apply to reviews only. */
function useFilter() {
  const { market } = useLocale()
  const query = useQuery()
  const kind = POST_KINDS.find(one => one === query.get('kind')) ?? 'review'
  const state = POST_STATES.find(one => one === query.get('state')) ?? 'held'
  const like = (name: string, form: RegExp) => {
    const value = query.get(name) ?? ''
    return kind === 'review' && form.test(value) ? value : undefined
  }
  const rating = kind === 'review' ? RATINGS.find(one => one === query.get('rating')) : undefined
  const filter = {
    ...{ market, state, msn: like('msn', MSN), from: like('from', DAY), to: like('to', DAY) },
    rating: rating && Number(rating),
    pictures: like('pictures', /^true$/) as 'true' | undefined,
  }
  return { kind, state, filter, before: query.get('before') ?? undefined }
}

function usePosts({ kind, filter, before }: ReturnType<typeof useFilter>) {
  return useLoad(
    JSON.stringify({ kind, filter, before }),
    async () => {
      const { data } = await call('GET /api/admin/moderation', { query: { ...filter, kind, before } })
      return { ...data, at: Date.now() }
    },
    true,
  )
}

/** All posts that the filters find. */
async function selectPosts(kind: PostKind, filter: ReturnType<typeof useFilter>['filter']): Promise<Selection> {
  if (kind === 'review') return (await call('GET /api/admin/reviews/selection', { query: filter })).data
  const { market, state } = filter
  return (await call('GET /api/admin/moderation/selection', { query: { market, state, kind } })).data
}

/** The filter by product variant, with its complete MSN. */
function ProductFilter() {
  const t = useMessages('reviews')
  const addressWith = useQueryAddress()
  const current = useQuery().get('msn') ?? ''
  const [typed, setTyped] = useState(current)
  useEffect(() => setTyped(current), [current])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const msn = typed.trim().toUpperCase()
    if (msn === '' || MSN.test(msn)) navigate(addressWith({ msn: msn || null, before: null }))
    else showToast(t('noMsn'))
  }
  return (
    <form className="chip" onSubmit={submit}>
      <label>
        <span>{t('product')}</span>{' '}
        <input value={typed} placeholder="MSN" maxLength={11} onChange={event => setTyped(event.target.value)} />
      </label>
    </form>
  )
}

function Tools({ kind, filter }: Pick<ReturnType<typeof useFilter>, 'kind' | 'filter'>) {
  const t = useMessages('reviews')
  return (
    <div className="tools">
      <Filter
        name="state"
        label={t('state')}
        any={t('state-held')}
        options={(['published', 'rejected'] as const).map(value => ({ value, label: t(`state-${value}`) }))}
      />
      {kind === 'review' && (
        <>
          <Filter
            name="rating"
            label={t('rating')}
            options={RATINGS.map(value => ({ value, label: t('stars', { count: Number(value) }) }))}
          />
          <Filter name="pictures" label={t('pictures')} options={[{ value: 'true', label: t('withPictures') }]} />
          <ProductFilter />
          <DaysFilter />
        </>
      )}
      <ListExport path="/api/admin/moderation.csv" query={{ ...filter, kind }} />
    </div>
  )
}

export function Screen() {
  const t = useMessages('reviews')
  const may = useMay()
  const asked = useFilter()
  const { kind, state, filter } = asked
  const load = usePosts(asked)
  const views = useViews(kind, load.data?.at ?? 0)
  const posts = load.data?.posts ?? []
  const pager = usePager(load.data?.more ? (posts.at(-1)?.postId ?? null) : null)
  const selection = useSelection(posts.map(({ postId }) => postId))
  const chooses = may('reviews.write')
  return (
    <div className="stack">
      <ListHead saved title={t('title')} />
      <Views views={views} />
      <Tools kind={kind} filter={filter} />
      {load.error && <Failed error={load.error} onRetry={load.again} />}
      {!load.data && !load.error && <Loading />}
      {load.data && posts.length === 0 && <EmptyState icon="check" title={t(`nothing-${state}`)} />}
      {posts.length > 0 && (
        <section className="panel" aria-label={t('title')}>
          <ul className="rows in-b">
            {posts.map((post, index) => (
              <PostRow
                key={`${post.postId} ${post.state}`}
                post={post}
                chosen={chooses ? selection.chosen.has(post.postId) : undefined}
                onChoose={range => (range ? selection.extend(index) : selection.toggle(index))}
                onDone={load.again}
              />
            ))}
          </ul>
        </section>
      )}
      <PagerButtons pager={pager} />
      {chooses && (
        <SelectionBar count={selection.chosen.size} onClear={selection.clear}>
          <RecordSteps kind={kind} records={[...selection.chosen]} select={() => selectPosts(kind, filter)} />
        </SelectionBar>
      )}
    </div>
  )
}
