// Filters of a list by tag and responsible member. In the URL `me` stands for the signed-in member.

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

/** The filters in the URL. */
export function useMarks(): { tag: string | undefined; assignee: string | undefined } {
  const query = useQuery()
  const { staffId } = useMember()
  const who = query.get('who') ?? undefined
  return { tag: query.get('tag') ?? undefined, assignee: who === ME ? staffId : who }
}

const isAssigned = (kind: RecordKind) => ASSIGNED_KINDS.some(one => one === kind)

/** The view of the member's own records; `plain` if the URL selects no other view. */
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

/** With the names of colleagues, if the member may read them. */
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
  // a closed account, or a member who can no longer be responsible
  if (who && !options.some(({ value }) => value === who)) options.push({ value: who, label: words('colleague') })
  return <Filter name="who" label={t('responsible')} options={options} />
}

/** Renders nothing without the right to read notes, except for the assignee of a request or ticket. */
export function MarkFilters({ kind }: { kind: RecordKind }) {
  const may = useMay()
  return (
    <>
      {may('notes.read') && <TagFilter kind={kind} />}
      {(may('notes.read') || !isAssigned(kind)) && <WhoFilter kind={kind} />}
    </>
  )
}
