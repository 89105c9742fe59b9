// The reviewed change set: old and new value of each cell, conflicts and problems first, and the step that saves it.

import { useState } from 'react'
import type { Reviewed } from '../../../contract/products/schemas.ts'
import { useMessages } from '../app/messages.ts'
import { to } from '../app/router.tsx'
import { type Names, useCellWords, useOfferFieldName, useProblemText } from '../components/cell-words.ts'
import { type CellDraft, type Cells, keyOf } from './cell-draft.ts'
import { ReviewBar } from './review-bar.tsx'
import type { Review } from './use-review.ts'

const STEP = 200
const ORDER = { problem: 0, conflict: 1, change: 2, same: 3 } as const

interface LineProps {
  cell: Reviewed
  names: Names
  onResolve(cell: Reviewed, how: 'mine' | 'theirs'): void
}

function ReviewLine({ cell, names, onResolve }: LineProps) {
  const t = useMessages('products')
  const wordsOf = useCellWords()
  const fieldName = useOfferFieldName()
  const problemText = useProblemText()
  const shown = (value: string) => wordsOf(cell.field, value, names) ?? (value || '–')
  return (
    <tr>
      <td className="p p-id">
        <a className="id" href={to('/products', { text: cell.msn })}>
          {cell.partNumber || cell.msn}
        </a>
      </td>
      <td className="p p-cu soft">{fieldName(cell.seller, cell.field)}</td>
      <td className="p p-ex">
        <s className="sub">{shown(cell.old)}</s> <b>{shown(cell.now)}</b>
      </td>
      <td className="p p-due">
        {cell.problem && <span className="tag bad">{problemText(cell.problem)}</span>}
        {cell.state === 'conflict' && <span className="tag warn">{t('changedMeanwhile')}</span>}
        {cell.state === 'same' && <span className="sub">{t('sameValue')}</span>}
      </td>
      <td className="p p-tot">
        {cell.state === 'conflict' && (
          <button type="button" className="b sm" onClick={() => onResolve(cell, 'mine')}>
            {t('keepMine')}
          </button>
        )}
        {cell.state !== 'change' && (
          <button type="button" className="b sm flat" onClick={() => onResolve(cell, 'theirs')}>
            {t('dropCell')}
          </button>
        )}
      </td>
    </tr>
  )
}

/** The draft after decisions on single cells. */
function resolved(cells: Cells, decided: readonly Reviewed[], how: 'mine' | 'theirs'): Cells {
  const next: Record<string, Cells[string]> = { ...cells }
  for (const { msn, seller, field, old } of decided) {
    const key = keyOf(msn, seller)
    const { [field]: cell, ...others } = next[key] ?? {}
    next[key] = how === 'mine' && cell ? { ...others, [field]: { was: old, now: cell.now } } : others
  }
  return Object.fromEntries(Object.entries(next).filter(([, row]) => Object.keys(row).length > 0))
}

type Resolve = (cells: readonly Reviewed[], how: 'mine' | 'theirs') => void

function ReviewTable({ cells, names, onResolve }: { cells: readonly Reviewed[]; names: Names; onResolve: Resolve }) {
  const t = useMessages('products')
  const [shown, setShown] = useState(STEP)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys
    <section className="sheet" aria-label={t('reviewTitle')} tabIndex={0}>
      <table className="t list">
        <thead>
          <tr>
            <th scope="col">{t('partNumber')}</th>
            <th scope="col">{t('field')}</th>
            <th scope="col">{t('oldAndNew')}</th>
            <th scope="col">{t('remark')}</th>
            <th scope="col">
              <span className="sr">{t('decision')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {cells.slice(0, shown).map(cell => (
            <ReviewLine
              key={`${cell.msn} ${cell.seller} ${cell.field}`}
              {...{ cell, names }}
              onResolve={(one, how) => onResolve([one], how)}
            />
          ))}
        </tbody>
      </table>
      {cells.length > shown && (
        <p className="more-rows">
          <button type="button" className="b" onClick={() => setShown(shown + 1000)}>
            {t('showMore', { count: cells.length - shown })}
          </button>
        </p>
      )}
    </section>
  )
}

interface ReviewHeadProps {
  review: Review
  products: number
  onResolve: Resolve
  onClose(): void
}

function ReviewHead({ review, products, onResolve, onClose }: ReviewHeadProps) {
  const t = useMessages('products')
  const { changes, conflicts, problems, cells } = review
  const leave = (state: Reviewed['state']) =>
    onResolve(
      cells.filter(cell => cell.state === state),
      'theirs',
    )
  return (
    <div className="head">
      <div className="grow">
        <h1>{t('reviewTitle')}</h1>
        <p className="sub" role="status">
          {t('reviewCounts', { changes, products, conflicts, problems })}
        </p>
      </div>
      <div className="acts">
        {conflicts > 1 && (
          <button type="button" className="b" onClick={() => leave('conflict')}>
            {t('dropConflicts')}
          </button>
        )}
        {problems > 1 && (
          <button type="button" className="b" onClick={() => leave('problem')}>
            {t('dropProblems')}
          </button>
        )}
        <button type="button" className="b flat" onClick={onClose}>
          {t('backToGrid')}
        </button>
      </div>
    </div>
  )
}

interface ReviewPanelProps {
  review: Review
  names: Names
  draft: CellDraft
  onReview(cells: Cells): void
  onClose(): void
  onSaved(): void
}

export function ReviewPanel({ review, names, draft, onReview, onClose, onSaved }: ReviewPanelProps) {
  const resolve: Resolve = (cells, how) => {
    const next = resolved(draft.cells, cells, how)
    draft.set(next)
    onReview(next)
  }
  return (
    <div className="list-screen">
      <ReviewHead
        {...{ review, onClose }}
        products={new Set(review.cells.map(({ msn }) => msn)).size}
        onResolve={resolve}
      />
      <ReviewTable
        cells={[...review.cells].sort((a, b) => ORDER[a.state] - ORDER[b.state])}
        names={names}
        onResolve={resolve}
      />
      <ReviewBar {...{ review, draft, onSaved }} />
    </div>
  )
}
