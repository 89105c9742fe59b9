// The variants of a product in its editor: values, price, stock and state of each; creating, adding and removing
// variants.

import { useState } from 'react'
import type { ProductVariants, VariantRow } from '../../../contract/products/variants-api.ts'
import { MARKET_INFO } from '../../../contract/shared/market.ts'
import { useLocale } from '../../framework/locale.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { to } from '../app/router.tsx'
import { useMay } from '../app/session.ts'
import { useAct } from '../app/use-act.ts'
import { useLoad } from '../app/use-load.ts'
import { ConfirmDialog } from '../components/confirm-dialog.tsx'
import { Field, Problem, Select } from '../components/field.tsx'
import { newId } from '../components/new-id.ts'
import { EmptyState, Failed, Loading } from '../components/states.tsx'
import type { CellDraft } from './cell-draft.ts'
import { useEditor } from './editor-context.tsx'
import { AxesDialog } from './variant-axes.tsx'
import { MakeDialog } from './variant-make.tsx'
import { PutDialog } from './variant-put.tsx'

type Open = 'axes' | 'make' | 'put' | VariantRow | null
const STATES = ['any', 'active', 'draft'] as const
type State = (typeof STATES)[number]

const useName = () => {
  const { language } = useLocale()
  return ({ nameEn, nameHi }: VariantRow) => (language === 'hi' && nameHi) || nameEn
}

function Row({ row, current, onTakeOut }: { row: VariantRow; current: boolean; onTakeOut: (() => void) | undefined }) {
  const t = useMessages('variants')
  const nameOf = useName()
  const { money, number, market } = useLocale()
  const { msn, partNumber, values, price, free, availability, listed, twice } = row
  const shown = values.filter(Boolean).join(' · ') || t('noValues')
  return (
    <li>
      <span className="grow">
        {current ? <b>{shown}</b> : <a href={to(`/products/${msn}`, { tab: 'variants' })}>{shown}</a>}
        <small>
          {nameOf(row)} · {partNumber} · {msn}
        </small>
        {twice && <small className="late">{t('twice')}</small>}
      </span>
      <span className="r">
        {price === null ? '–' : money(price, MARKET_INFO[market].currency)}
        <small>{availability === 'on-request' ? t('onRequest') : t('free', { units: number(free) })}</small>
      </span>
      <span className={listed ? 'tag good' : 'tag warn'}>{t(listed ? 'state-active' : 'state-draft')}</span>
      {onTakeOut && (
        <button type="button" className="b sm flat" aria-label={`${t('takeOut')}: ${shown}`} onClick={onTakeOut}>
          {t('takeOut')}
        </button>
      )}
    </li>
  )
}

/** The first page, and further ones loaded by the button below. */
function useVariants(msn: string) {
  const act = useAct()
  const [text, setText] = useState('')
  const [state, setState] = useState<State>('any')
  const [later, setLater] = useState<{ of: ProductVariants; rows: VariantRow[]; next: number | null } | null>(null)
  const read = async (from: number) => {
    const query = { from, ...(text.trim() && { text: text.trim() }), ...(state !== 'any' && { state }) }
    return (await call('GET /api/admin/products/{msn}/variants', { params: { msn }, query })).data
  }
  const load = useLoad(`${msn} ${state} ${text.trim()}`, () => read(0), true)
  const first = load.data
  const grown = first && later?.of === first ? later : null
  const next = grown ? grown.next : (first?.next ?? null)
  const rows = [...(first?.variants ?? []), ...(grown?.rows ?? [])]
  const more = () =>
    act.run(async () => {
      if (!first || next === null) return
      const page = await read(next)
      setLater({ of: first, rows: [...(grown?.rows ?? []), ...page.variants], next: page.next })
    })
  return { load, rows, next, more, act, text, setText, state, setState }
}

interface ListProps {
  list: ReturnType<typeof useVariants>
  about: string
  mayWrite: boolean
  draft: CellDraft
  onTakeOut(row: VariantRow): void
}

/** Activations are added to the editor's draft, which is reviewed. */
function Activate({ list: { rows }, draft }: Pick<ListProps, 'list' | 'draft'>) {
  const t = useMessages('variants')
  const drafts = rows.filter(({ listed, sellerCode }) => !listed && sellerCode !== null)
  if (drafts.length === 0) return null
  const activate = () => {
    const edits = drafts.map(({ msn, sellerCode }) => ({
      ...{ msn, seller: sellerCode ?? '', field: 'active', was: 'no', now: 'yes' },
    }))
    draft.change(edits)
    showToast(t('activated'))
  }
  return (
    <button type="button" className="b sm" onClick={activate}>
      {t('activate', { count: drafts.length })}
    </button>
  )
}

function VariantList({ list, about, mayWrite, draft, onTakeOut }: ListProps) {
  const t = useMessages('variants')
  const words = useMessages('list')
  const { product } = useEditor()
  const { rows, next, more, act, text, setText, state, setState } = list
  return (
    <div className="in-b form">
      <p className="sub">{about}</p>
      <div className="two form">
        <Field
          label={t('search')}
          type="search"
          maxLength={120}
          value={text}
          onChange={event => setText(event.target.value)}
        />
        <Select
          label={t('state')}
          value={state}
          options={STATES.map(value => ({ value, label: t(`state-${value}`) }))}
          onChange={value => setState(STATES.find(one => one === value) ?? 'any')}
        />
      </div>
      {rows.length === 0 && <p className="soft">{t('nothing')}</p>}
      <ul className="rows" aria-label={t('title')}>
        {rows.map(row => (
          <Row
            key={row.msn}
            row={row}
            current={row.msn === product.msn}
            onTakeOut={mayWrite ? () => onTakeOut(row) : undefined}
          />
        ))}
      </ul>
      <Problem text={act.problem} />
      <div className="acts">
        {next !== null && (
          <button type="button" className="b sm" disabled={act.busy} onClick={() => void more()}>
            {words('showMore')}
          </button>
        )}
        {mayWrite && <Activate list={list} draft={draft} />}
      </div>
    </div>
  )
}

interface DialogsProps {
  open: Open
  group: ProductVariants
  onDone(): void
  onClose(): void
}

function Dialogs({ open, group, onDone, onClose }: DialogsProps) {
  const t = useMessages('variants')
  const { product } = useEditor()
  const nameOf = useName()
  if (open === null) return null
  if (open === 'axes') return <AxesDialog {...{ group, onDone, onClose }} />
  if (open === 'make') return <MakeDialog {...{ axes: group.axes, onDone, onClose }} />
  if (open === 'put') return <PutDialog {...{ version: group.version, onDone, onClose }} />
  const body = { changeSetId: newId(), version: group.version, leave: [open.msn] }
  return (
    <ConfirmDialog
      title={t('takeOut')}
      text={t('takeOutText', { name: nameOf(open) })}
      confirm={t('takeOut')}
      write={() =>
        call('POST /api/admin/products/{msn}/variants/changes', { params: { msn: product.msn }, body }).catch(error => {
          // reloads the list, on which the next attempt is based
          onDone()
          throw error
        })
      }
      onDone={() => {
        showToast(t('takenOut'))
        onDone()
        onClose()
      }}
      onClose={onClose}
    />
  )
}

function Empty({ onChoose }: { onChoose: (() => void) | undefined }) {
  const t = useMessages('variants')
  return (
    <EmptyState icon="stack" title={t('none')} text={t('noneAbout')}>
      {onChoose && (
        <button type="button" className="b go" onClick={onChoose}>
          {t('chooseAxes')}
        </button>
      )}
    </EmptyState>
  )
}

export function EditorVariants({ draft }: { draft: CellDraft }) {
  const t = useMessages('variants')
  const may = useMay()
  const { language } = useLocale()
  const { product } = useEditor()
  const list = useVariants(product.msn)
  const [open, setOpen] = useState<Open>(null)
  const { load } = list
  const group = load.data
  if (load.error) return <Failed error={load.error} onRetry={load.again} />
  if (!group) return <Loading />
  const mayWrite = may('products.write')
  const dialogs = <Dialogs {...{ open, group, onDone: load.again, onClose: () => setOpen(null) }} />
  if (!group.grouped)
    return (
      <>
        <Empty onChoose={mayWrite ? () => setOpen('axes') : undefined} />
        {dialogs}
      </>
    )
  const names = group.axes.map(({ nameEn, nameHi }) => (language === 'hi' ? nameHi : nameEn)).join(', ')
  return (
    <section className="panel">
      <header>
        <h2 className="grow">{t('count', { count: group.total })}</h2>
        {mayWrite && (
          <div className="acts">
            <button type="button" className="b sm" onClick={() => setOpen('axes')}>
              {t('axes')}
            </button>
            <button type="button" className="b sm" onClick={() => setOpen('put')}>
              {t('put')}
            </button>
            {group.axes.length > 0 && may('prices.write') && (
              <button type="button" className="b sm go" onClick={() => setOpen('make')}>
                {t('add')}
              </button>
            )}
          </div>
        )}
      </header>
      <VariantList
        {...{ list, mayWrite, draft }}
        about={names ? t('differIn', { names }) : t('about')}
        onTakeOut={setOpen}
      />
      {dialogs}
    </section>
  )
}
