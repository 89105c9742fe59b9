// The input of a request for approval, field by field: money in its currency, records by name with a link.

import type { ReactNode } from 'react'
import type { Approval } from '../../../contract/approvals/api.ts'
import {
  EMPTY_WORDS,
  NAMED_KINDS,
  type NamedKind,
  partsOf,
  type SentField,
  type SentKind,
  sentOf,
} from '../../../contract/approvals/sent.rules.ts'
import { SETTING_RULES, type SettingKey } from '../../../contract/settings/keys.rules.ts'
import { MARKET_INFO } from '../../../contract/shared/market.ts'
import { useLocale } from '../../framework/locale.ts'
import { useDates } from '../../framework/use-dates.ts'
import { useMessages } from '../app/messages.ts'
import { to } from '../app/router.tsx'
import { market as marketSetting } from '../app/settings.ts'
import { textOf } from '../components/field-changes.ts'

type Values = Readonly<Record<string, unknown>>

/** The path of a named record; null for a kind without a screen of its own. */
function pathOf(kind: NamedKind, id: string): string | null {
  const paths: Partial<Record<NamedKind, string>> = {
    brand: `/categories/brands/${id}`,
    category: `/categories/${id}`,
    coupon: `/promotions/${id}`,
    customer: `/customers/${id}`,
    'customer-group': `/price-lists/groups/${id}`,
    import: `/imports/${id}`,
    'price-list': `/price-lists/${id}`,
    payout: '/finance/payouts',
    product: `/products/${id}`,
  }
  return paths[kind] ?? null
}

const isNamed = (kind: SentKind): kind is NamedKind => NAMED_KINDS.includes(kind as NamedKind)
const hasEmptyWords = (name: string): name is (typeof EMPTY_WORDS)[number] =>
  EMPTY_WORDS.includes(name as (typeof EMPTY_WORDS)[number])

function Record({ approval, kind, id }: { approval: Approval; kind: NamedKind; id: string }) {
  const t = useMessages('sent-fields')
  const { language } = useLocale()
  const named = approval.names.find(one => one.kind === kind && one.id === id)
  const name = named?.[language] ?? (kind === 'line' ? t('lineNumber', { number: id }) : id)
  const path = pathOf(kind, id)
  if (!path) return name
  return (
    <a href={to(path)} onClick={() => marketSetting.set(approval.market)}>
      {name}
    </a>
  )
}

/** Formats of single values; undefined for unformatted ones, such as a text. */
function useFormats(approval: Approval): (field: SentField) => ReactNode {
  const t = useMessages('sent-fields')
  const settings = useMessages('settings')
  const { money, number, language } = useLocale()
  const { day, moment } = useDates()
  const inMoney = (value: unknown) => money(Number(value), MARKET_INFO[approval.market].currency)
  const inPercent = (value: unknown) => `${number(Number(value) / 100)}%`
  const body = (approval.input.body ?? {}) as Values
  const params = (approval.input.params ?? {}) as Values
  const valueKind = () => {
    const rule = SETTING_RULES[params.settingKey as SettingKey]
    return rule?.kind ?? (body.kind === 'percent' ? 'share' : 'money')
  }
  return ({ name, kind, value }) => {
    switch (kind === 'value' ? valueKind() : kind) {
      case 'money':
        return inMoney(value)
      case 'share':
        return inPercent(value)
      case 'factor':
        return t('times', { factor: number(Number(value) / 10_000) })
      case 'count':
        return number(Number(value))
      case 'day':
        return day(String(value))
      case 'moment':
        return moment(String(value))
      case 'yes-no':
        return t(value ? 'yes' : 'no')
      case 'choice':
        return t(`choice-${name}-${String(value)}` as 'choice-kind-flat')
      case 'words':
        return (value as Values)[language] as string
      case 'market':
        return t(`market-${String(value)}` as 'market-IN')
      case 'setting':
        return settings(value as 'shipping.charge')
      case 'return':
        return <a href={to(`/returns/${value}`)}>{t('return', { number: String(value) })}</a>
      case 'parcel':
        return t('parcel', { number: String(value) })
      default:
        return textOf(value)
    }
  }
}

/** An item of a list: its record, then the other values with their labels. */
function Item({
  approval,
  parts,
  item,
}: {
  approval: Approval
  parts: Readonly<{ [name: string]: SentKind }>
  item: Values
}) {
  const label = useFieldLabel()
  return partsOf(parts, item).map((field, at) => (
    <span key={field.name}>
      {at > 0 && ' · '}
      {!isNamed(field.kind) && `${label(field.name)}: `}
      <Value approval={approval} field={field} />
    </span>
  ))
}

function Value({ approval, field }: { approval: Approval; field: SentField }): ReactNode {
  const t = useMessages('sent-fields')
  const formatted = useFormats(approval)
  const { name, kind, value } = field
  if (value === null) return hasEmptyWords(name) ? t(`empty-${name}`) : t('noLimit')
  if (typeof kind === 'object') {
    const items = (Array.isArray(value) ? value : [value]) as Values[]
    return (
      <ul>
        {items.map((item, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what was sent does not change
          <li key={at}>
            <Item approval={approval} parts={kind.each} item={item} />
          </li>
        ))}
      </ul>
    )
  }
  if (!isNamed(kind)) return formatted(field)
  const ids = (Array.isArray(value) ? value : [value]).map(String)
  return ids.map((id, at) => (
    <span key={id}>
      {at > 0 && ', '}
      <Record approval={approval} kind={kind} id={id} />
    </span>
  ))
}

/** The label of a field; its name if a newer server has unknown fields. */
function useFieldLabel(): (name: string) => string {
  const t = useMessages('sent-fields')
  return name => {
    const key = `field-${name}` as const
    const label = t(key as 'field-reason')
    return label.endsWith(key) ? name : label
  }
}

export function SentFields({ approval }: { approval: Approval }) {
  const t = useMessages('approvals')
  const label = useFieldLabel()
  const fields = sentOf(approval.call, approval.input)
  if (fields.length === 0) return null
  return (
    <details>
      <summary>{t('sent')}</summary>
      <table className="fields">
        <tbody>
          {fields.map(field => (
            <tr key={field.name}>
              <th scope="row">{label(field.name)}</th>
              <td>
                <Value approval={approval} field={field} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
