// A list whose entries can be reordered: dragged by their handle, or moved up and down by buttons.

import { type DragEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { useMessages } from '../app/messages.ts'
import { Icon } from './icon.tsx'

interface SortableListProps<Item> {
  /** Name of the list, for screen readers. */
  label: string
  items: readonly Item[]
  nameOf(item: Item, at: number): string
  render(item: Item, at: number): ReactNode
  onChange(items: Item[]): void
  locked?: boolean
}

/** The list with an entry at another place. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.filter((_, at) => at !== from)
  const item = items[from]
  return item === undefined ? [...items] : [...rest.slice(0, to), item, ...rest.slice(to)]
}

interface Moved {
  to: number
  by: -1 | 1
}

interface EntryProps {
  name: string
  at: number
  count: number
  locked: boolean
  over: boolean
  onMove(to: number, by?: -1 | 1): void
  onRemove(): void
  drag: { start(): void; over(): void; drop(): void; end(): void }
  children: ReactNode
}

function MoveButton({ entry, by, icon }: { entry: EntryProps; by: -1 | 1; icon: 'up' | 'down' }) {
  const t = useMessages('list')
  const { name, at, count, onMove } = entry
  const to = at + by
  return (
    <button
      type="button"
      className="b sq sm"
      data-move={by}
      aria-label={t(by < 0 ? 'moveUp' : 'moveDown', { name })}
      disabled={to < 0 || to >= count}
      onClick={() => onMove(to, by)}
    >
      <Icon name={icon} />
    </button>
  )
}

function Entry(entry: EntryProps) {
  const t = useMessages('list')
  const { name, at, locked, over, onRemove, drag, children } = entry
  const allow = (event: DragEvent) => {
    event.preventDefault()
    drag.over()
  }
  return (
    <li className="sort-row" data-over={over || undefined} onDragOver={allow} onDrop={drag.drop}>
      <div className="sort-head">
        {!locked && (
          // biome-ignore lint/a11y/noStaticElementInteractions: the same is done by the buttons beside it
          <span className="grip" draggable title={t('drag')} onDragStart={drag.start} onDragEnd={drag.end}>
            <Icon name="grip" />
          </span>
        )}
        <b className="grow">{`${at + 1}. ${name}`}</b>
        {!locked && (
          <div className="acts">
            <MoveButton entry={entry} by={-1} icon="up" />
            <MoveButton entry={entry} by={1} icon="down" />
            <button type="button" className="b sq sm" aria-label={t('remove', { name })} onClick={onRemove}>
              <Icon name="close" />
            </button>
          </div>
        )}
      </div>
      {children}
    </li>
  )
}

/** The button keeps the focus at the new position, so that pressing it repeatedly moves the entry further. */
function useFocusOn(list: RefObject<HTMLOListElement | null>, last: Moved | null): void {
  useEffect(() => {
    if (!last) return
    const buttons = list.current?.children[last.to]?.querySelectorAll<HTMLButtonElement>(
      ':scope > .sort-head [data-move]',
    )
    const all = [...(buttons ?? [])]
    const same = all.find(button => button.dataset.move === String(last.by) && !button.disabled)
    const target = same ?? all.find(button => !button.disabled)
    target?.focus()
  }, [list, last])
}

/** A key per entry that moves with it, so that its open state and caret are kept. */
function useEntryKeys(count: number) {
  const [{ keys, next }, setState] = useState(() => ({ keys: [...Array(count).keys()], next: count }))
  const missing = count - keys.length
  if (missing !== 0) {
    // entries are added at the end; a list that was replaced may be shorter
    const added = Array.from({ length: Math.max(0, missing) }, (_, at) => next + at)
    setState({ keys: [...keys, ...added].slice(0, count), next: next + added.length })
  }
  return { keys, setKeys: (keys: number[]) => setState({ keys, next }) }
}

export function SortableList<Item>({
  label,
  items,
  nameOf,
  render,
  onChange,
  locked = false,
}: SortableListProps<Item>) {
  const t = useMessages('list')
  const list = useRef<HTMLOListElement>(null)
  const [dragged, setDragged] = useState<number | null>(null)
  const [over, setOver] = useState<number | null>(null)
  const [last, setLast] = useState<Moved | null>(null)
  useFocusOn(list, last)
  const { keys, setKeys } = useEntryKeys(items.length)
  const move = (from: number, to: number, by?: -1 | 1) => {
    setKeys(moved(keys, from, to))
    onChange(moved(items, from, to))
    if (by) setLast({ to, by })
  }
  const remove = (at: number) => {
    const isOther = (_: unknown, other: number) => other !== at
    setKeys(keys.filter(isOther))
    onChange(items.filter(isOther))
  }
  const end = () => {
    setDragged(null)
    setOver(null)
  }
  return (
    <>
      <ol ref={list} className="sort" aria-label={label}>
        {items.map((item, at) => (
          <Entry
            key={keys[at]}
            {...{ at, locked, over: dragged !== null && over === at && dragged !== at }}
            name={nameOf(item, at)}
            count={items.length}
            onMove={(to, by) => move(at, to, by)}
            onRemove={() => remove(at)}
            drag={{
              start: () => setDragged(at),
              over: () => setOver(at),
              drop: () => {
                if (dragged !== null && dragged !== at) move(dragged, at)
                end()
              },
              end,
            }}
          >
            {render(item, at)}
          </Entry>
        ))}
      </ol>
      <p className="sr" role="status">
        {last ? t('movedTo', { at: last.to + 1, count: items.length }) : ''}
      </p>
    </>
  )
}
