// The text of a note: `@` offers the colleagues who may see the record, and mentions the chosen one by name.

import { type KeyboardEvent, useRef, useState } from 'react'
import type { Assignee } from '../../../contract/annotations/api.ts'
import { NOTE_MAX, type RecordKind } from '../../../contract/annotations/kinds.rules.ts'
import { MENTIONS_MAX } from '../../../contract/annotations/notifications.rules.ts'
import { useLocale } from '../../framework/locale.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useMember } from '../app/session.ts'
import { useLoad } from '../app/use-load.ts'
import { TextArea } from './field.tsx'

const OFFERED = 6

/** The text after the last `@` before the caret; null if no name is being typed. */
function typedName(text: string, caret: number): string | null {
  return /(?:^|\s)@([^@\n]{0,40})$/u.exec(text.slice(0, caret))?.[1] ?? null
}

/** Ids of the chosen members whose names are still in the text. */
export function mentionsIn(text: string, chosen: readonly Assignee[]): string[] {
  const ids = chosen.flatMap(({ staffId, name }) => (text.includes(`@${name}`) ? [staffId] : []))
  return [...new Set(ids)].slice(0, MENTIONS_MAX)
}

/** The colleagues who may see records of a kind, loaded once `@` is typed. */
export function useMentionable(recordKind: RecordKind, text: string): readonly Assignee[] {
  const { market } = useLocale()
  const { data } = useLoad(text.includes('@') ? `${recordKind} ${market}` : null, async () => {
    const query = { recordKind, market }
    return (await call('GET /api/admin/annotationAssignees', { query })).data.members
  })
  const { staffId: me } = useMember()
  return (data ?? []).filter(({ staffId }) => staffId !== me)
}

/** The suggestions; Enter takes the active one, which screen readers announce. */
function Offer({
  members,
  chosen,
  onTake,
}: {
  members: readonly Assignee[]
  chosen: number
  onTake(one: Assignee): void
}) {
  const t = useMessages('annotations')
  const name = members[chosen]?.name
  return (
    <>
      {members.length > 0 && (
        <ul className="mentions" aria-label={t('mentionLabel')}>
          {members.map((member, index) => (
            <li key={member.staffId}>
              <button
                type="button"
                className="b sm"
                aria-current={index === chosen ? 'true' : undefined}
                onClick={() => onTake(member)}
              >
                @{member.name}
              </button>
            </li>
          ))}
        </ul>
      )}
      <p className="sr" role="status">
        {name && t('mentionOffered', { name })}
      </p>
    </>
  )
}

interface Props {
  label: string
  hint: string
  value: string
  members: readonly Assignee[]
  /** `chosen` is the member just mentioned. */
  onChange(text: string, chosen?: Assignee): void
}

export function MentionField({ label, hint, value, members, onChange }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const [caret, setCaret] = useState(0)
  const [at, setAt] = useState(0)
  const typed = typedName(value, caret)
  const found = typed === null ? [] : members.filter(({ name }) => name.toLowerCase().startsWith(typed.toLowerCase()))
  const offered = found.slice(0, OFFERED)
  const chosen = Math.min(at, offered.length - 1)
  const take = (member: Assignee) => {
    const { name } = member
    const start = caret - (typed?.length ?? 0)
    const next = `${value.slice(0, start)}${name} ${value.slice(caret)}`
    onChange(next, member)
    setCaret(start + name.length + 1)
    setAt(0)
    box.current?.querySelector('textarea')?.focus()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const member = offered[chosen]
    if (!member) return
    const move = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (move) setAt((chosen + move + offered.length) % offered.length)
    else if (event.key === 'Enter' || event.key === 'Tab') take(member)
    else if (event.key === 'Escape') setCaret(0)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div ref={box}>
      <TextArea
        label={label}
        hint={hint}
        required
        maxLength={NOTE_MAX}
        value={value}
        onKeyDown={onKeyDown}
        onSelect={event => setCaret(event.currentTarget.selectionStart)}
        onChange={event => {
          onChange(event.target.value)
          setCaret(event.target.selectionStart)
          setAt(0)
        }}
      />
      <Offer members={offered} chosen={chosen} onTake={take} />
    </div>
  )
}
