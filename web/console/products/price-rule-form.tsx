// Changes prices by a rule: the new prices become cells of the draft, which is reviewed like any other change.

import { useState } from 'react'
import {
  type PriceBreak,
  readAmount,
  readBreaks,
  writeAmount,
  writeBreaks,
} from '../../../contract/products/fields.rules.ts'
import { type PriceRule, ruledPrice } from '../../../contract/products/price-rule.rules.ts'
import { floorOf } from '../../../contract/shared/price-floor.rules.ts'
import { useLocale } from '../../framework/locale.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useAct } from '../app/use-act.ts'
import { Dialog } from '../components/dialog.tsx'
import { Field, Problem, Select } from '../components/field.tsx'
import type { CellEdit } from './cell-draft.ts'
import type { useProductFilter } from './use-products.ts'

const MAX_PRODUCTS = 5000
const PERCENT = /^([+-]?)(\d{1,3})(?:\.(\d{1,2}))?$/

/** `-5.5` as -550 hundredths. */
export function hundredthsOf(text: string): number | null {
  const match = PERCENT.exec(text.replace(/[\s,%]/g, '').replace('−', '-'))
  if (!match) return null
  const value = Number(match[2]) * 100 + Number((match[3] ?? '').padEnd(2, '0'))
  return match[1] === '-' ? -value : value
}

const signedAmount = (text: string): number | null => {
  const plain = text.trim().replace('−', '-')
  const amount = readAmount(plain.replace(/^[+-]/, ''))
  return amount === null ? null : plain.startsWith('-') ? -amount : amount
}

const ROUNDINGS = { paisa: [1, 0], rupee: [100, 0], ten: [1000, 0], nine: [1000, 100] } as const
type Rounding = keyof typeof ROUNDINGS

interface PriceRuleFormProps {
  filter: ReturnType<typeof useProductFilter>
  onClose(): void
  onPrices(edits: CellEdit[]): void
}

interface Outcome {
  edits: CellEdit[]
  prices: number
  skipped: number
  limited: number
  /** New prices below the price floor of the market, which the review rejects. */
  low: number
  floorBp: number
  more: boolean
}

/** Quantity prices follow the rule and the floor; one not below the previous step is left out. */
function ruledBreaks(written: string, price: number, mrp: number | null, rule: PriceRule): PriceBreak[] {
  const kept: PriceBreak[] = []
  for (const { minQuantity, priceMinor } of readBreaks(written) ?? []) {
    const ruled = ruledPrice(priceMinor, mrp, rule)
    if ('price' in ruled && ruled.price < (kept.at(-1)?.priceMinor ?? price))
      kept.push({ minQuantity, priceMinor: ruled.price })
  }
  return kept
}

/** New prices of every product that the filters find. */
async function pricesOf(filter: PriceRuleFormProps['filter'], rule: PriceRule): Promise<Outcome> {
  const outcome: Outcome = { edits: [], prices: 0, skipped: 0, limited: 0, low: 0, floorBp: 0, more: false }
  let after: string | undefined
  let seen = 0
  do {
    const query = { ...filter, columns: ['price', 'mrp', 'breaks'], limit: 500, after }
    const { rows, next, floorBp } = (await call('GET /api/admin/products', { query })).data
    for (const { msn, sellerCode, cells } of rows) {
      const price = readAmount(cells.price ?? '')
      if (price === null || sellerCode === null) continue
      const mrp = readAmount(cells.mrp ?? '')
      const ruled = ruledPrice(price, mrp, rule)
      if ('skipped' in ruled) {
        outcome.skipped++
        continue
      }
      if (ruled.limited) outcome.limited++
      const at = { msn, seller: sellerCode }
      outcome.edits.push({ ...at, field: 'price', was: cells.price ?? '', now: writeAmount(ruled.price) })
      const breaks = ruledBreaks(cells.breaks ?? '', ruled.price, mrp, rule)
      outcome.edits.push({ ...at, field: 'breaks', was: cells.breaks ?? '', now: writeBreaks(breaks) })
      // without a declared MRP it is the price
      if ((breaks.at(-1)?.priceMinor ?? ruled.price) < floorOf(mrp ?? ruled.price, floorBp)) outcome.low++
      outcome.prices++
    }
    seen += rows.length
    outcome.floorBp = floorBp
    after = next ?? undefined
  } while (after && seen < MAX_PRODUCTS)
  return { ...outcome, more: after !== undefined }
}

interface Typed {
  kind: PriceRule['kind']
  by: string
  rounding: Rounding
  floor: string
}

/** The typed rule; null while it is invalid. */
function ruleOf({ kind, by, rounding, floor }: Typed): PriceRule | null {
  const amount = kind === 'percent' ? hundredthsOf(by) : signedAmount(by)
  const floorOfMrp = floor.trim() === '' ? 0 : hundredthsOf(floor)
  if (!amount || floorOfMrp === null || floorOfMrp < 0 || floorOfMrp > 10_000) return null
  if (kind === 'percent' && amount <= -10_000) return null
  const [roundTo, endBelow] = ROUNDINGS[rounding]
  return { kind, by: amount, roundTo, endBelow, floorOfMrp }
}

function RuleFields({ typed, onType }: { typed: Typed; onType(typed: Typed): void }) {
  const t = useMessages('products')
  const { kind, by, rounding, floor } = typed
  const wrong = (text: string, value: number | null) =>
    text.trim() !== '' && value === null ? { error: t('problem-not-number') } : {}
  return (
    <>
      <Select
        label={t('changeBy')}
        value={kind}
        options={(['percent', 'amount'] as const).map(value => ({ value, label: t(`by-${value}`) }))}
        onChange={value => onType({ ...typed, kind: value })}
      />
      <Field
        label={t('byHowMuch')}
        hint={t(kind === 'percent' ? 'percentHint' : 'amountHint')}
        value={by}
        {...wrong(by, kind === 'percent' ? hundredthsOf(by) : signedAmount(by))}
        onChange={event => onType({ ...typed, by: event.target.value })}
      />
      <Select
        label={t('rounding')}
        value={rounding}
        options={(Object.keys(ROUNDINGS) as Rounding[]).map(value => ({ value, label: t(`round-${value}`) }))}
        onChange={value => onType({ ...typed, rounding: value })}
      />
      <Field
        label={t('floor')}
        hint={t('floorHint')}
        inputMode="decimal"
        value={floor}
        {...wrong(floor, hundredthsOf(floor))}
        onChange={event => onType({ ...typed, floor: event.target.value })}
      />
    </>
  )
}

const NOTHING: Typed = { kind: 'percent', by: '', rounding: 'rupee', floor: '' }

export function PriceRuleForm({ filter, onClose, onPrices }: PriceRuleFormProps) {
  const t = useMessages('products')
  const { number } = useLocale()
  const act = useAct()
  const [typed, setTyped] = useState(NOTHING)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const rule = ruleOf(typed)
  const submit = () => {
    if (outcome) onPrices(outcome.edits)
    else if (rule) void act.run(async () => setOutcome(await pricesOf(filter, rule)))
  }
  return (
    <Dialog title={t('priceRule')} onClose={onClose}>
      <form
        className="form"
        onSubmit={event => {
          event.preventDefault()
          submit()
        }}
      >
        <p className="sub">{t('priceRuleAbout', { count: MAX_PRODUCTS })}</p>
        <RuleFields
          typed={typed}
          onType={next => {
            setTyped(next)
            setOutcome(null)
          }}
        />
        <Problem text={act.problem} />
        {outcome && (
          <p role="status">
            {t('ruleOutcome', { count: outcome.prices, limited: outcome.limited, skipped: outcome.skipped })}
            {outcome.more && ` ${t('ruleMore', { count: MAX_PRODUCTS })}`}
          </p>
        )}
        {outcome && outcome.low > 0 && (
          <p role="status" className="late">
            {t('ruleLow', { count: outcome.low, percent: number(outcome.floorBp / 100) })}
          </p>
        )}
        <button type="submit" className="b go" disabled={act.busy || !rule || outcome?.prices === 0}>
          {outcome ? t('putIntoGrid') : t('compute')}
        </button>
      </form>
    </Dialog>
  )
}
