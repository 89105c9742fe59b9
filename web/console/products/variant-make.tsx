// Creates several variants at once: values of each axis, name templates, and a preview.

import { useState } from 'react'
import { MAX_VALUES } from '../../../contract/products/variants.rules.ts'
import type { PlannedVariants, VariantAxis } from '../../../contract/products/variants-api.ts'
import { useLocale } from '../../framework/locale.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { to } from '../app/router.tsx'
import { useAct } from '../app/use-act.ts'
import { useDraft } from '../app/use-draft.ts'
import { Dialog } from '../components/dialog.tsx'
import { Field, Problem, TextArea } from '../components/field.tsx'
import { newId } from '../components/new-id.ts'
import { useEditor } from './editor-context.tsx'
import { firstDraft, planOf, type TypedVariants, valuesOf, wrongNumber } from './variant-draft.ts'

interface ValuesProps {
  axis: VariantAxis
  value: string
  onChange(text: string): void
}

function AxisValues({ axis: { key, nameEn, nameHi, unit, kind }, value, onChange }: ValuesProps) {
  const t = useMessages('variants')
  const { language } = useLocale()
  const { product } = useEditor()
  const choices = product.attributes.find(one => one.key === key)?.choices ?? []
  const wrong = wrongNumber(value, kind)
  const many = valuesOf(value, kind).length > MAX_VALUES
  const error = wrong === undefined ? (many ? t('tooManyValues', { count: MAX_VALUES }) : '') : undefined
  const name = language === 'hi' ? nameHi : nameEn
  const lines = choices.map(({ en, hi }) => (hi && hi !== en ? `${en} = ${hi}` : en)).join('\n')
  return (
    <>
      <TextArea
        label={t('valuesOf', { name: unit ? `${name} (${unit})` : name })}
        hint={t(kind === 'number' ? 'valuesNumber' : 'valuesText')}
        error={error ?? t('wrongNumber', { value: wrong ?? '' })}
        rows={3}
        value={value}
        onChange={event => onChange(event.target.value)}
      />
      {choices.length > 0 && (
        <button type="button" className="b sm" onClick={() => onChange(lines)}>
          {t('takeChoices')}
        </button>
      )}
    </>
  )
}

function Planned({ planned }: { planned: PlannedVariants }) {
  const t = useMessages('variants')
  const { counts, combinations } = planned
  const total = counts.new + counts.there + counts.problems
  return (
    <div role="status" className="form">
      <p>
        {t('planned', { new: counts.new })}
        {counts.there > 0 && ` ${t('plannedThere', { count: counts.there })}`}
      </p>
      {counts.problems > 0 && <p className="late">{t('plannedProblems', { count: counts.problems })}</p>}
      {total > combinations.length && <p className="sub">{t('plannedMore', { count: combinations.length })}</p>}
      <ul className="rows made">
        {combinations.map(({ values, partNumber, name, state, msn }) => (
          <li key={values.join('\n')}>
            <span className="grow">
              {values.join(' · ')}
              <small>
                {state === 'there' ? <a href={to(`/products/${msn}`)}>{msn}</a> : `${partNumber} · ${name}`}
              </small>
            </span>
            <span className={state === 'new' ? 'tag good' : state === 'there' ? 'tag' : 'tag bad'}>
              {t(`combination-${state}`)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

interface TextsProps {
  axes: readonly VariantAxis[]
  typed: TypedVariants
  onType(part: Partial<TypedVariants>): void
}

function Texts({ axes, typed, onType }: TextsProps) {
  const t = useMessages('variants')
  const places = axes.map(({ key }) => `{${key}}`).join(', ')
  const field = (name: 'partNumber' | 'name' | 'nameHi') => ({
    label: t(name),
    value: typed[name],
    onChange: (event: { target: { value: string } }) => onType({ [name]: event.target.value }),
  })
  return (
    <>
      <Field {...field('partNumber')} required maxLength={120} hint={t('patternHint', { places })} />
      <Field {...field('name')} required maxLength={300} lang="en" />
      <Field {...field('nameHi')} maxLength={300} lang="hi" />
      <label className="acts">
        <input
          type="checkbox"
          className="ck"
          checked={typed.pictures}
          onChange={event => onType({ pictures: event.target.checked })}
        />
        {t('pictures')}
      </label>
    </>
  )
}

interface MakeProps {
  axes: readonly VariantAxis[]
  onDone(): void
  onClose(): void
}

/** The input, its preview, and the creation: once, however often it is sent. */
function useMaking(msn: string, axes: readonly VariantAxis[]) {
  const { product } = useEditor()
  const act = useAct()
  const draft = useDraft(`variants_${msn}_${axes.map(({ key }) => key).join('_')}`, firstDraft(product, axes))
  const [planned, setPlanned] = useState<{ id: string; is: PlannedVariants } | null>(null)
  const plan = planOf(draft.value, axes)
  const params = { msn }
  const type = (part: Partial<TypedVariants>) => {
    setPlanned(null)
    draft.set({ ...draft.value, ...part })
  }
  const preview = () =>
    act.run(async () => {
      if (!plan) return
      const { data } = await call('POST /api/admin/products/{msn}/variants/plan', { params, body: plan })
      setPlanned({ id: newId(), is: data })
    })
  const make = async () => {
    if (!plan || !planned) return false
    const body = { ...plan, changeSetId: planned.id, version: planned.is.version }
    const made = await act.run(() => call('POST /api/admin/products/{msn}/variants', { params, body }))
    // after any error, the preview is reloaded
    if (made) draft.drop()
    else setPlanned(null)
    return made !== undefined
  }
  return { act, typed: draft.value, type, plan, planned: planned?.is ?? null, preview, make }
}

export function MakeDialog({ axes, onDone, onClose }: MakeProps) {
  const t = useMessages('variants')
  const { product } = useEditor()
  const { act, typed, type, plan, planned, preview, make } = useMaking(product.msn, axes)
  const makes = planned?.counts.new ?? 0
  const blocked = planned ? planned.counts.problems > 0 || makes === 0 : plan === null
  const submit = async () => {
    if (!planned) return preview()
    if (!(await make())) return
    showToast(t('made', { count: makes }))
    onDone()
    onClose()
  }
  return (
    <Dialog title={t('add')} onClose={onClose}>
      <form
        className="form"
        onSubmit={event => {
          event.preventDefault()
          void submit()
        }}
      >
        <p className="sub">{t('madeAbout')}</p>
        {axes.map(axis => (
          <AxisValues
            key={axis.key}
            axis={axis}
            value={typed.values[axis.key] ?? ''}
            onChange={text => type({ values: { ...typed.values, [axis.key]: text } })}
          />
        ))}
        <Texts axes={axes} typed={typed} onType={type} />
        {planned && <Planned planned={planned} />}
        <Problem text={act.problem} />
        <button type="submit" className="b go" disabled={act.busy || blocked}>
          {planned ? t('make', { count: makes }) : t('preview')}
        </button>
      </form>
    </Dialog>
  )
}
