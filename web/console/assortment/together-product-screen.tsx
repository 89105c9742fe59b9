// What is bought together with a product: chosen, from orders, hidden, and what the store shows now.

import { type FormEvent, type ReactNode, useId } from 'react'
import { MAX_TOGETHER } from '../../../contract/merchandising/together.rules.ts'
import type { EditedTogetherProduct, TogetherProduct } from '../../../contract/merchandising/together-api.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { to } from '../app/router.tsx'
import { useMay } from '../app/session.ts'
import { type Load, useLoad } from '../app/use-load.ts'
import { useVersioned, type VersionedForm } from '../app/use-versioned.ts'
import { SaveBar } from '../components/conflict-panel.tsx'
import { Problem } from '../components/field.tsx'
import { FormConflict } from '../components/form-conflict.tsx'
import { Failed, Loading } from '../components/states.tsx'
import { FindProduct, moved, OrderedRow, useNameOf } from './together-parts.tsx'

const PATH = '/api/admin/together/products/{msn}' as const
const read = async (msn: string) => (await call(`GET ${PATH}`, { params: { msn } })).data
const fieldsOf = ({ chosen, hidden }: EditedTogetherProduct) => ({ chosen, hidden })
type Fields = ReturnType<typeof fieldsOf>
type Form = VersionedForm<EditedTogetherProduct, Fields>

const msnsOf = (products: readonly TogetherProduct[]) => products.map(({ msn }) => msn)

function Product({ product }: { product: TogetherProduct }) {
  const t = useMessages('together')
  const nameOf = useNameOf()
  const { msn, partNumber, sold, orders } = product
  return (
    <>
      <a href={to(`/categories/together/${msn}`)}>{nameOf(product)}</a>
      <small>
        {[partNumber, t('inOrders', { count: orders })].join(' · ')}
        {!sold && ` · ${t('notSold')}`}
      </small>
    </>
  )
}

interface PanelProps {
  title: string
  about?: string
  /** Said where nothing is listed. */
  nothing: string | undefined
  children: ReactNode
}

function Panel({ title, about, nothing, children }: PanelProps) {
  const id = useId()
  return (
    <section className="panel" aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
      </header>
      <div className="in-b form">
        {about && <p className="sub">{about}</p>}
        {nothing && <p className="sub">{nothing}</p>}
        {children}
      </div>
    </section>
  )
}

interface PartProps {
  form: Form
  product: EditedTogetherProduct
  locked: boolean
}

function Chosen({ form, product, locked }: PartProps) {
  const t = useMessages('together')
  const nameOf = useNameOf()
  const { chosen, hidden } = form.fields
  const choose = (one: TogetherProduct) => {
    if (one.msn === product.msn || msnsOf(chosen).includes(one.msn)) return
    form.set({ chosen: [...chosen, one], hidden: hidden.filter(({ msn }) => msn !== one.msn) })
  }
  return (
    <Panel title={t('chosen')} about={t('chosenAbout')} nothing={chosen.length === 0 ? t('none') : undefined}>
      <ol className="rows">
        {chosen.map((one, at) => (
          <OrderedRow
            key={one.msn}
            {...{ locked, first: at === 0, last: at === chosen.length - 1 }}
            name={nameOf(one)}
            onMove={by => form.set({ chosen: moved(chosen, at, by) })}
            onRemove={() => form.set({ chosen: chosen.filter(other => other !== one) })}
          >
            <Product product={one} />
          </OrderedRow>
        ))}
      </ol>
      {!locked && chosen.length < MAX_TOGETHER && (
        <FindProduct label={t('addProduct')} hint={t('ofProductHint')} onFound={choose} />
      )}
      {!locked && chosen.length >= MAX_TOGETHER && <p className="sub">{t('full', { count: MAX_TOGETHER })}</p>}
    </Panel>
  )
}

/** What customers ordered with it, without what is chosen or hidden in the form. */
function Ordered({ form, product, locked }: PartProps) {
  const t = useMessages('together')
  const nameOf = useNameOf()
  const { chosen, hidden } = form.fields
  const decided = new Set(msnsOf([...chosen, ...hidden]))
  // what was chosen or hidden before, and is not in this form, is among the others again
  const all = [...product.ordered, ...product.chosen, ...product.hidden].filter(({ orders }) => orders > 0)
  const ordered = all.filter(({ msn }) => !decided.has(msn)).sort((a, b) => b.orders - a.orders)
  return (
    <Panel title={t('ordered')} about={t('orderedAbout')} nothing={ordered.length === 0 ? t('noOrdered') : undefined}>
      <ul className="rows">
        {ordered.map(one => (
          <li key={one.msn}>
            <span className="grow">
              <Product product={one} />
            </span>
            {!locked && (
              <span className="acts">
                <button
                  type="button"
                  className="b sm"
                  aria-label={`${t('choose')}: ${nameOf(one)}`}
                  disabled={chosen.length >= MAX_TOGETHER}
                  onClick={() => form.set({ chosen: [...chosen, one] })}
                >
                  {t('choose')}
                </button>
                <button
                  type="button"
                  className="b sm"
                  aria-label={`${t('hide')}: ${nameOf(one)}`}
                  onClick={() => form.set({ hidden: [...hidden, one] })}
                >
                  {t('hide')}
                </button>
              </span>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function Hidden({ form, locked }: PartProps) {
  const t = useMessages('together')
  const nameOf = useNameOf()
  const { hidden } = form.fields
  return (
    <Panel title={t('hidden')} nothing={hidden.length === 0 ? t('noHidden') : undefined}>
      <ul className="rows">
        {hidden.map(one => (
          <li key={one.msn}>
            <span className="grow">
              <Product product={one} />
            </span>
            {!locked && (
              <button
                type="button"
                className="b sm"
                aria-label={`${t('showAgain')}: ${nameOf(one)}`}
                onClick={() => form.set({ hidden: hidden.filter(other => other !== one) })}
              >
                {t('showAgain')}
              </button>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function Shown({ product: { shown } }: { product: EditedTogetherProduct }) {
  const t = useMessages('together')
  const nameOf = useNameOf()
  return (
    <Panel title={t('shown')} about={t('shownAbout')} nothing={shown.length === 0 ? t('noShown') : undefined}>
      <ol className="rows">
        {shown.map(one => (
          <li key={one.msn}>
            <span className="grow">
              {nameOf(one)}
              <small>{one.partNumber}</small>
            </span>
            <span className="tag">{t(`source-${one.source}`)}</span>
          </li>
        ))}
      </ol>
    </Panel>
  )
}

function Editing({ product, load }: { product: EditedTogetherProduct; load: Load<EditedTogetherProduct> }) {
  const t = useMessages('together')
  const nameOf = useNameOf()
  const locked = !useMay()('categories.write')
  const { msn } = product
  const form = useVersioned(`together_${msn}`, product, fieldsOf, () => read(msn))
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const saved = await form.save(async (version, { chosen, hidden }) => {
      const body = { version, chosen: msnsOf(chosen), hidden: msnsOf(hidden) }
      return (await call(`POST ${PATH}`, { params: { msn }, body })).data
    })
    if (!saved) return
    load.show(saved)
    showToast(t('saved'))
  }
  const words = (fields: Fields) =>
    (['chosen', 'hidden'] as const).map(name => ({ name, label: t(name), value: fields[name].map(nameOf).join(', ') }))
  if (form.theirs) return <FormConflict form={form} words={words} onTaken={theirs => theirs && load.show(theirs)} />
  return (
    <>
      <Chosen {...{ form, product, locked }} />
      <Ordered {...{ form, product, locked }} />
      <Hidden {...{ form, product, locked }} />
      {!locked && (
        <form className="edge form" onSubmit={event => void submit(event)}>
          <Problem text={form.act.problem} />
          <SaveBar busy={form.act.busy} changed={form.changed} onDiscard={form.drop} />
        </form>
      )}
      <Shown product={product} />
    </>
  )
}

export function Screen({ parts: [msn = ''] }: { parts: readonly string[] }) {
  const t = useMessages('together')
  const nameOf = useNameOf()
  const load = useLoad(msn, () => read(msn))
  if (load.error) return <Failed error={load.error} onRetry={load.again} />
  if (!load.data) return <Loading />
  const { data } = load
  return (
    <>
      <div className="head">
        <div className="grow">
          <p className="crumb">
            <a href={to('/categories/together')}>{t('title')}</a>
          </p>
          <h1>{nameOf(data)}</h1>
          <p className="sub">
            {data.partNumber} · {msn}
          </p>
        </div>
        <div className="acts">
          <a className="b" href={to(`/products/${msn}`)}>
            {t('product')}
          </a>
        </div>
      </div>
      <div className="stack editor">
        <Editing key={msn} product={data} load={load} />
      </div>
    </>
  )
}
