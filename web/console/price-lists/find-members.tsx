// Finds members by a pasted list: shows the match of each line, then adds the selected ones.

import { type FormEvent, useState } from 'react'
import { MAX_GROUP_LINES } from '../../../contract/price-lists/groups.rules.ts'
import type { CustomerGroup, FoundLine } from '../../../contract/price-lists/groups-api.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useAct } from '../app/use-act.ts'
import { Dialog } from '../components/dialog.tsx'
import { Problem, TextArea } from '../components/field.tsx'

const linesOf = (text: string) =>
  text
    .split(/[\n;,\t]/)
    .map(line => line.trim())
    .filter(Boolean)
    .slice(0, MAX_GROUP_LINES)

type Found = FoundLine['accounts'][number]

interface AccountProps {
  account: Found
  chosen: boolean
  onToggle(): void
}

function Account({ account: { number, name, company, taxNumber, member }, chosen, onToggle }: AccountProps) {
  const t = useMessages('price-lists')
  return (
    <label className="acts">
      <input type="checkbox" className="ck" disabled={member} checked={chosen || member} onChange={onToggle} />
      <span>
        {[company, name, t('account', { number: String(number) }), taxNumber].filter(Boolean).join(' · ')}
        {member && <small>{t('already')}</small>}
      </span>
    </label>
  )
}

interface LineProps {
  line: FoundLine
  chosen: ReadonlySet<string>
  onToggle(customerId: string): void
}

function Line({ line: { line, taxNumber, accounts, problem }, chosen, onToggle }: LineProps) {
  const t = useMessages('price-lists')
  return (
    <li>
      <div className="grow">
        <b>{line}</b> {problem && <span className="tag bad">{t(`find-${problem}`)}</span>}
        {!problem && taxNumber !== null && accounts.length === 0 && <small>{t('noAccountYet')}</small>}
        {!problem &&
          accounts.map(account => (
            <Account
              key={account.customerId}
              account={account}
              chosen={chosen.has(account.customerId)}
              onToggle={() => onToggle(account.customerId)}
            />
          ))}
      </div>
    </li>
  )
}

interface FindProps {
  groupId: number
  /** Initial text of the field: a company whose accounts are to be confirmed. */
  first: string
  onDone(group: CustomerGroup): void
  onClose(): void
}

/** The matches of the lines, the selected accounts, and adding them. */
function useFound(groupId: number) {
  const { busy, problem, run } = useAct()
  const [found, setFound] = useState<FoundLine[] | null>(null)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const params = { groupId }
  const find = async (lines: string[]) => {
    const answer = await run(() => call('POST /api/admin/customerGroups/{groupId}/find', { params, body: { lines } }))
    if (!answer) return
    setFound(answer.data.found)
    const named = answer.data.found.filter(line => line.problem === null).flatMap(({ accounts }) => accounts)
    setChosen(new Set(named.filter(({ member }) => !member).map(({ customerId }) => customerId)))
  }
  const toggle = (customerId: string) => {
    const next = new Set(chosen)
    if (!next.delete(customerId)) next.add(customerId)
    setChosen(next)
  }
  const right = found?.filter(line => line.problem === null) ?? []
  const ofCompanies = right.filter(line => line.taxNumber !== null)
  const companies = [...new Set(ofCompanies.map(({ taxNumber }) => taxNumber ?? ''))]
  // an account that was named by its contact or number belongs to the group by itself
  const buyers = new Set(ofCompanies.flatMap(({ accounts }) => accounts.map(({ customerId }) => customerId)))
  const send = (customerIds: string[], alone: boolean, numbers: string[]) =>
    call('POST /api/admin/customerGroups/{groupId}/add', { params, body: { companies: numbers, customerIds, alone } })
  const add = () =>
    run(async () => {
      const single = [...chosen].filter(id => !buyers.has(id))
      const after = await send(
        [...chosen].filter(id => buyers.has(id)),
        false,
        companies,
      )
      return (single.length > 0 ? await send(single, true, []) : after).data
    })
  const count = companies.length + chosen.size
  return { ...{ busy, problem, found, chosen, count, find, toggle, add }, forget: () => setFound(null) }
}

export function FindDialog({ groupId, first, onDone, onClose }: FindProps) {
  const t = useMessages('price-lists')
  const [text, setText] = useState(first)
  const { busy, problem, found, chosen, count, find, toggle, add, forget } = useFound(groupId)
  const addChosen = async () => {
    const group = await add()
    if (!group) return
    showToast(t('added'))
    onDone(group)
    onClose()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void (found ? addChosen() : find(linesOf(text)))
  }
  return (
    <Dialog title={t('addMembers')} onClose={onClose}>
      <form className="form" onSubmit={submit}>
        <TextArea
          label={t('members')}
          hint={t('addMembersHint')}
          rows={5}
          required
          value={text}
          onChange={event => {
            setText(event.target.value)
            forget()
          }}
        />
        {found && (
          <ul className="rows" aria-label={t('found')}>
            {found.map((line, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a line may stand there twice, and lines do not move
              <Line key={`${at} ${line.line}`} line={line} chosen={chosen} onToggle={toggle} />
            ))}
          </ul>
        )}
        <Problem text={problem} />
        <div className="acts">
          <button type="submit" className="b go" disabled={busy || (found ? count === 0 : linesOf(text).length === 0)}>
            {t(found ? 'addChosen' : 'find')}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
