// Puts a cart together for a customer, or for anyone with its link.

import { type FormEvent, useRef, useState } from 'react'
import type { AgentCart } from '../../../contract/cart/agent-api.ts'
import { AGENT_CART_DAYS_MAX, AGENT_CART_DAYS_USUAL, AGENT_NOTE_MAX } from '../../../contract/cart/agent-cart.rules.ts'
import { useLocale } from '../../framework/locale.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useAct } from '../app/use-act.ts'
import { useDraft } from '../app/use-draft.ts'
import { Dialog } from '../components/dialog.tsx'
import { Field, Problem, TextArea } from '../components/field.tsx'
import { KeptDraft } from '../components/form-conflict.tsx'
import { newId } from '../components/new-id.ts'
import { type CartLine, readLines } from './read-lines.ts'

interface CartDialogProps {
  /** Cart of a shopper whose products are copied, one per line. */
  from?: { cartId: string; lines: string }
  onClose(): void
  onMade(cart: AgentCart): void
}

const LINES_EXAMPLE = 'MSN0000A1B2 2'

function Lines({ value, wrong, onChange }: { value: string; wrong: string[]; onChange(value: string): void }) {
  const t = useMessages('carts')
  return (
    <TextArea
      label={t('lines')}
      hint={t('linesHint')}
      required
      rows={5}
      maxLength={5000}
      placeholder={LINES_EXAMPLE}
      spellCheck={false}
      value={value}
      error={wrong.length > 0 ? t('linesWrong', { lines: wrong.join(', ') }) : ''}
      onChange={event => onChange(event.target.value)}
    />
  )
}

interface Details {
  contact: string
  note: string
  days: string
}

function DetailFields({ value, onChange }: { value: Details; onChange(change: Partial<Details>): void }) {
  const t = useMessages('carts')
  return (
    <>
      <Field
        label={t('contact')}
        hint={t('contactHint')}
        maxLength={254}
        autoComplete="off"
        value={value.contact}
        onChange={event => onChange({ contact: event.target.value })}
      />
      <TextArea
        label={t('note')}
        hint={t('noteHint')}
        rows={3}
        maxLength={AGENT_NOTE_MAX}
        value={value.note}
        onChange={event => onChange({ note: event.target.value })}
      />
      <Field
        label={t('days')}
        type="number"
        required
        min={1}
        max={AGENT_CART_DAYS_MAX}
        value={value.days}
        onChange={event => onChange({ days: event.target.value })}
      />
    </>
  )
}

const EMPTY = { text: '', contact: '', note: '', days: String(AGENT_CART_DAYS_USUAL) }

export function CartDialog({ from, onClose, onMade }: CartDialogProps) {
  const t = useMessages('carts')
  const { market } = useLocale()
  const { busy, problem, run } = useAct()
  const [wrong, setWrong] = useState<string[]>([])
  const draft = useDraft(`cart-${from?.cartId ?? market}`, { ...EMPTY, text: from?.lines ?? '' })
  const { text, ...details } = draft.value
  const change = (part: Partial<typeof EMPTY>) => draft.set({ ...draft.value, ...part })
  // resubmitting the same form creates the same cart; another content needs another key
  const key = useRef({ of: '', id: '' })
  const make = async (items: CartLine[]) => {
    const { contact, note, days } = details
    const content = { market, items, note, days: Number(days), ...(contact.trim() && { contact: contact.trim() }) }
    const of = JSON.stringify(content)
    if (key.current.of !== of) key.current = { of, id: newId() }
    const body = { idempotencyKey: key.current.id, ...content }
    const reply = await run(() => call('POST /api/admin/carts', { body }))
    if (!reply) return
    draft.drop()
    onMade(reply.data)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const read = readLines(text)
    setWrong(read.wrong)
    if (read.wrong.length === 0 && read.lines.length > 0) void make(read.lines)
  }
  return (
    <Dialog title={t('new')} onClose={onClose}>
      <form className="form" onSubmit={submit}>
        {draft.restored && <KeptDraft onDrop={draft.drop} />}
        <Lines value={text} wrong={wrong} onChange={lines => change({ text: lines })} />
        <DetailFields value={details} onChange={change} />
        <Problem text={problem} />
        <div className="acts">
          <button type="submit" className="b go" disabled={busy}>
            {t('make')}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
