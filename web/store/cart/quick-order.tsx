// The quick order: adds a pasted parts list to the cart and reports every line that failed.

import { type FormEvent, useRef, useState } from 'react'
import { ApiError } from '../../framework/api/api-error.ts'
import { messageOf, quietCall } from '../../framework/session/session.ts'
import { focusFirstError, useAction } from '../../framework/use-action.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { useMessages } from '../app/messages.ts'
import { FormError } from '../shared/form-error.tsx'
import { type LineProblem, type PartsLine, type PartsList, parsePartsList } from './parts-list.ts'
import styles from './quick-order.module.css'
import type { CartWork } from './use-cart.ts'

type Why = LineProblem | 'whyUnknown' | 'whyStock' | 'whyRequest' | 'whySeller'

interface Report {
  added: number
  /** `quantity` is the rejected quantity from the list, if that was the reason; `why` is the reason or its message. */
  missed: { key: string; line: number | null; text: string; quantity?: number; why: Why | { message: string } }[]
}

type Wanted = Parameters<CartWork['add']>[0]

const WHY_NOT = { 'out-of-stock': 'whyStock', 'on-request': 'whyRequest' } as const

/** Which of the sellers named in the lines can supply now, by offer. */
async function openOffers(items: readonly PartsLine[]): Promise<Set<number>> {
  const msns = new Set(items.flatMap(({ msn, offerId }) => (offerId === null ? [] : [msn])))
  const open = new Set<number>()
  for (const msn of msns) {
    const { data } = await quietCall('GET /api/v1/product/offers', { query: { msn } })
    for (const { offerId, reason } of data) if (reason === null) open.add(offerId)
  }
  return open
}

/** Checks which products can be bought: one unknown product would reject the whole list. */
async function sortOut({ items, missed }: PartsList) {
  const known = new Map<string, 'in-stock' | 'out-of-stock' | 'on-request'>()
  if (items.length > 0) {
    const msnList = [...new Set(items.map(({ msn }) => msn))]
    const { data } = await quietCall('POST /api/v1/product/getProductsByMsnList', { body: { msnList } })
    for (const { msn, availability } of data) known.set(msn, availability)
  }
  const open = await openOffers(items.filter(({ msn }) => known.has(msn)))
  const report: Report['missed'] = missed.map(one => ({ ...one, key: `line-${one.line}` }))
  const wanted: Wanted = []
  for (const { msn, offerId, quantity } of items) {
    const availability = known.get(msn)
    const text = codeOf(msn, offerId)
    const miss = (why: Why) => report.push({ key: text, line: null, text, why })
    if (!availability) miss('whyUnknown')
    else if (offerId !== null && !open.has(offerId)) miss('whySeller')
    else if (offerId !== null) wanted.push({ productId: msn, offerId, productQuantity: quantity })
    else if (availability === 'in-stock') wanted.push({ productId: msn, productQuantity: quantity })
    else miss(WHY_NOT[availability])
  }
  return { wanted, report }
}

const codeOf = (msn: string, offerId?: number | null) => (offerId ? `${msn}/${offerId}` : msn)

/** Adds the lines; those with a rejected quantity are left out and reported. Rejects with an ApiError. */
async function addPossible(work: CartWork, wanted: Wanted): Promise<{ added: number; rejected: Report['missed'] }> {
  if (wanted.length === 0) return { added: 0, rejected: [] }
  const error = await work.add(wanted).then(
    () => null,
    (reason: unknown) => reason,
  )
  if (error === null) return { added: wanted.length, rejected: [] }
  const lines = error instanceof ApiError ? (error.data?.lines ?? []) : []
  if (lines.length === 0) throw error
  const reasons = new Map<string, string>()
  for (const { code, offerId, ...data } of lines) {
    reasons.set(codeOf(data.msn, offerId), await messageOf({ code, data }))
  }
  const possible = wanted.filter(({ productId, offerId }) => !reasons.has(codeOf(productId, offerId)))
  if (possible.length > 0) await work.add(possible)
  const rejected = wanted.flatMap(({ productId, offerId, productQuantity: quantity }) => {
    const text = codeOf(productId, offerId)
    const message = reasons.get(text)
    return message === undefined ? [] : [{ key: text, line: null, text, quantity, why: { message } }]
  })
  return { added: possible.length, rejected }
}

function ReportView({ report }: { report: Report }) {
  const t = useMessages('cart')
  return (
    <div role="status" className={styles.report}>
      {report.added > 0 && <Notice tone="good">{t('quickAdded', { count: report.added })}</Notice>}
      {report.missed.length > 0 && (
        <Notice tone="warn">
          {t('quickMissed', { count: report.missed.length })}
          <ul>
            {report.missed.map(({ key, line, text: what, why }) => (
              <li key={key}>
                {line === null ? what : t('quickLine', { line, text: what })} –{' '}
                {typeof why === 'string' ? t(why) : why.message}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  )
}

export function QuickOrder({ work }: { work: CartWork }) {
  const t = useMessages('cart')
  const [list, setList] = useState('')
  const [report, setReport] = useState<Report | null>(null)
  const [empty, setEmpty] = useState(false)
  const action = useAction()
  const form = useRef<HTMLFormElement>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setEmpty(list.trim() === '')
    if (list.trim() === '') return focusFirstError(form.current)
    setReport(null)
    void action.run(async () => {
      const { wanted, report: missed } = await sortOut(parsePartsList(list))
      const { added, rejected } = await addPossible(work, wanted)
      const left = [...missed, ...rejected]
      setReport({ added, missed: left })
      // Rejected lines stay in the field for correction.
      setList(left.map(({ text: line, quantity }) => (quantity ? `${line} ${quantity}` : line)).join('\n'))
    })
  }
  return (
    <section className={`panel ${styles.box}`}>
      <h2>{t('quickTitle')}</h2>
      <p className="quiet">{t('quickText')}</p>
      <form ref={form} className={styles.form} method="post" onSubmit={submit} noValidate>
        <TextArea
          label={t('quickLabel')}
          hint={t('quickHint')}
          error={empty ? t('quickEmpty') : ''}
          value={list}
          rows={5}
          maxLength={20_000}
          spellCheck={false}
          autoCapitalize="characters"
          onChange={event => {
            setList(event.target.value)
            setEmpty(false)
          }}
        />
        <FormError text={action.error} />
        <Button type="submit" busy={action.busy}>
          {t('quickAdd')}
        </Button>
      </form>
      {report && <ReportView report={report} />}
    </section>
  )
}
