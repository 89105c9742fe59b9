// The filters of a list by tag and by who is responsible. In the address `me` stands for the person who opens it.

import { ASSIGNED_KINDS, type RecordKind } from '../../../contract/annotations/kinds.rules.ts'
import { useLocale } from '../../framework/locale.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useQuery } from '../app/router.tsx'
import { useMay, useMember } from '../app/session.ts'
import { useLoad } from '../app/use-load.ts'
import { ChoiceFilter } from './choice-filter.tsx'
import { Filter, type View } from './list-head.tsx'
import { listAddress } from './record-path.ts'

const ME = 'me'

/** What the address asks for. */
export function useMarks(): { tag: string | undefined; assignee: string | undefined } {
  const query = useQuery()
  const { staffId } = useMember()
  const who = query.get('who') ?? undefined
  return { tag: query.get('tag') ?? undefined, assignee: who === ME ? staffId : who }
}

const isAssigned = (kind: RecordKind) => ASSIGNED_KINDS.some(one => one === kind)

/** The view of what one is responsible for; `plain` when the address chooses no other view. */
export function useMineViews(kind: RecordKind, plain: boolean): View[] {
  const t = useMessages('annotations')
  const may = useMay()
  const who = useQuery().get('who')
  if (isAssigned(kind) && !may('notes.read')) return []
  return [{ label: t('mine'), href: listAddress(kind, { who: ME }), current: plain && who === ME }]
}

function TagFilter({ kind }: { kind: RecordKind }) {
  const t = useMessages('annotations')
  const { market } = useLocale()
  const find = async (text: string) => {
    const { labels } = (await call('GET /api/admin/annotationTags', { query: { recordKind: kind, market, text } })).data
    return labels.map(label => ({ value: label, label }))
  }
  return <ChoiceFilter name="tag" label={t('tag')} find={find} />
}

/** With the names of colleagues for those who may read them. */
function WhoFilter({ kind }: { kind: RecordKind }) {
  const t = useMessages('annotations')
  const words = useMessages('list')
  const { market } = useLocale()
  const { staffId } = useMember()
  const who = useQuery().get('who')
  const { data } = useLoad(useMay()('notes.read') ? `${kind} ${market}` : null, async () => {
    const query = { recordKind: kind, market }
    return (await call('GET /api/admin/annotationAssignees', { query })).data.members
  })
  const others = (data ?? []).filter(member => member.staffId !== staffId)
  const options = [
    { value: ME, label: t('me') },
    ...others.map(({ staffId: value, name: label }) => ({ value, label })),
  ]
  // an account that was closed, or one that cannot be responsible any more
  if (who && !options.some(({ value }) => value === who)) options.push({ value: who, label: words('colleague') })
  return <Filter name="who" label={t('responsible')} options={options} />
}

/** Nothing for those who may not read notes, but who works on a request or ticket. */
export function MarkFilters({ kind }: { kind: RecordKind }) {
  const may = useMay()
  return (
    <>
      {may('notes.read') && <TagFilter kind={kind} />}
      {(may('notes.read') || !isAssigned(kind)) && <WhoFilter kind={kind} />}
    </>
  )
}
