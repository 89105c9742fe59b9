// What the screens of products bought together share: names, rows in an order, and fields that find a category or product.

import { type ReactNode, useId, useState } from 'react'
import type { TogetherName, TogetherProduct } from '../../../contract/merchandising/together-api.ts'
import { useLocale } from '../../framework/locale.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useLoad } from '../app/use-load.ts'
import { Field } from '../components/field.tsx'
import { Icon } from '../components/icon.tsx'

interface Named {
  nameEn: string
  nameHi: string
}

/** Names a category or product in the language of the page. */
export function useNameOf(): (one: Named) => string {
  const { language } = useLocale()
  return one => (language === 'hi' && one.nameHi) || one.nameEn
}

/** The order after one has changed places with its neighbour. */
export function moved<T>(list: readonly T[], at: number, by: -1 | 1): T[] {
  const next = [...list]
  const [one] = next.splice(at, 1)
  if (one !== undefined) next.splice(at + by, 0, one)
  return next
}

interface OrderedRowProps {
  name: string
  /** Whether it is the first or the last of the rows. */
  first: boolean
  last: boolean
  locked: boolean
  children: ReactNode
  onMove(by: -1 | 1): void
  onRemove(): void
}

/** A row that is moved up, moved down and removed. */
export function OrderedRow({ name, first, last, locked, children, onMove, onRemove }: OrderedRowProps) {
  const t = useMessages('together')
  return (
    <li>
      <span className="grow">{children}</span>
      {!locked && (
        <span className="acts">
          <button
            type="button"
            className="b sq"
            aria-label={t('moveUp', { name })}
            disabled={first}
            onClick={() => onMove(-1)}
          >
            <Icon name="up" />
          </button>
          <button
            type="button"
            className="b sq"
            aria-label={t('moveDown', { name })}
            disabled={last}
            onClick={() => onMove(1)}
          >
            <Icon name="down" />
          </button>
          <button type="button" className="b sq" aria-label={t('remove', { name })} onClick={onRemove}>
            <Icon name="close" />
          </button>
        </span>
      )}
    </li>
  )
}

interface FindProps<T> {
  label: string
  hint: string
  onFound(found: T): void
}

interface FindFieldProps<T> extends FindProps<T> {
  /** What the typed text may mean. */
  read(text: string): Promise<readonly T[]>
  labelOf(one: T): string
}

/** A field in which one of what is found is chosen. */
function FindField<T>({ label, hint, onFound, read, labelOf }: FindFieldProps<T>) {
  const listId = useId()
  const { market } = useLocale()
  const [text, setText] = useState('')
  const typed = text.trim()
  const found = useLoad(typed === '' ? null : `${market} ${typed}`, () => read(typed), true)
  return (
    <>
      <Field
        label={label}
        hint={hint}
        list={listId}
        autoComplete="off"
        value={text}
        onChange={event => {
          const chosen = found.data?.find(one => labelOf(one) === event.target.value)
          if (chosen) onFound(chosen)
          setText(chosen ? '' : event.target.value)
        }}
      />
      <datalist id={listId}>
        {found.data?.map(one => (
          <option key={labelOf(one)} value={labelOf(one)} />
        ))}
      </datalist>
    </>
  )
}

const MAX_FOUND = 12

export function FindCategory(props: FindProps<TogetherName>) {
  const { market } = useLocale()
  const nameOf = useNameOf()
  const read = async (text: string) =>
    (await call('GET /api/admin/categories', { query: { market, text } })).data.categories.slice(0, MAX_FOUND)
  return <FindField {...props} read={read} labelOf={one => `${nameOf(one)} · ${one.categoryCode}`} />
}

export function FindProduct(props: FindProps<TogetherProduct>) {
  const { market } = useLocale()
  const nameOf = useNameOf()
  const read = async (text: string) => {
    const query = { market, text, columns: ['name' as const, 'nameHi' as const], limit: MAX_FOUND }
    const { rows } = (await call('GET /api/admin/products', { query })).data
    return rows.map(({ msn, partNumber, cells }) => ({
      ...{ msn, partNumber, nameEn: cells.name ?? '', nameHi: cells.nameHi ?? '', sold: true, orders: 0 },
    }))
  }
  return <FindField {...props} read={read} labelOf={one => `${one.partNumber} · ${nameOf(one)} · ${one.msn}`} />
}
