// The desktop category panel: the top level at the side, the two levels below it in columns; by mouse, keys and touch.

import { type KeyboardEvent, type MouseEvent, type PointerEventHandler, type RefObject, useEffect, useRef } from 'react'
import type { MenuNode } from '../../../contract/catalog/schemas.ts'
import { useLocale } from '../../framework/locale.ts'
import { useMessages } from '../app/messages.ts'
import { CategoryLinks } from '../listing/components/category-links.tsx'
import { ExtraLinks, Promotion } from '../listing/components/menu-extras.tsx'
import { useCategoryTree } from './category-tree.ts'
import styles from './mega-menu.module.css'

interface MegaMenuProps {
  active: number
  onActive(index: number): void
  onPointerEnter: PointerEventHandler
}

const linksIn = (list: Element | null | undefined) => [...(list?.querySelectorAll<HTMLElement>('a') ?? [])]

/** Up and down within a list of links, Home and End to its ends; returns whether the key was one of them. */
function moveWithin(links: readonly HTMLElement[], key: string): boolean {
  const at = links.indexOf(document.activeElement as HTMLElement)
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: links.length - 1 }[key]
  if (to === undefined) return false
  links[(to + links.length) % links.length]?.focus()
  return true
}

/** The two levels below a department, with its links and promotion. */
function Columns({ chosen, list }: { chosen: MenuNode; list: RefObject<HTMLDivElement | null> }) {
  const { href } = useLocale()
  const t = useMessages('common')
  return (
    <div ref={list} className={styles.columns}>
      {chosen.links && (
        <div>
          <ul>
            <ExtraLinks links={chosen.links} />
          </ul>
        </div>
      )}
      {chosen.children.map(child => (
        <div key={child.categoryCode}>
          <a className={styles.title} href={href(child.categoryLink)}>
            {child.categoryName}
          </a>
          <CategoryLinks categories={child.children} />
        </div>
      ))}
      {chosen.promotion && (
        <div>
          <Promotion promotion={chosen.promotion} />
        </div>
      )}
      <a className={styles.all} href={href(chosen.categoryLink)}>
        {t('viewAllOf', { name: chosen.categoryName })}
      </a>
    </div>
  )
}

/** When opened by keyboard, the panel takes the focus; Escape returns it to the button. */
function useFocusWhenOpenedByKey(side: RefObject<HTMLUListElement | null>, loaded: boolean): void {
  useEffect(() => {
    if (loaded && document.activeElement?.matches('button[aria-expanded=true]:focus-visible'))
      side.current?.querySelector<HTMLElement>('[aria-current]')?.focus()
  }, [side, loaded])
}

export function MegaMenu({ active, onActive, onPointerEnter }: MegaMenuProps) {
  const { href } = useLocale()
  const t = useMessages('common')
  const tree = useCategoryTree()
  const side = useRef<HTMLUListElement>(null)
  const columns = useRef<HTMLDivElement>(null)
  const touched = useRef(-1)
  const chosen = tree[active] ?? tree[0]
  useFocusWhenOpenedByKey(side, chosen !== undefined)
  if (!chosen) return null
  const move = (event: KeyboardEvent) => {
    const inSide = side.current?.contains(event.target as Node) ?? false
    const links = linksIn(inSide ? side.current : columns.current)
    const across = event.key === (inSide ? 'ArrowRight' : 'ArrowLeft')
    if (across && inSide) linksIn(columns.current)[0]?.focus()
    else if (across) side.current?.querySelector<HTMLElement>('[aria-current]')?.focus()
    else if (!moveWithin(links, event.key)) return
    event.preventDefault()
  }
  /** The first tap on a department shows its columns, the second one opens its page. */
  const touch = (event: MouseEvent, at: number) => {
    const { pointerType } = event.nativeEvent as PointerEvent
    if (pointerType !== 'touch' || touched.current === at) return
    event.preventDefault()
    touched.current = at
    onActive(at)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys move between the links inside
    <div className={styles.panel} onPointerEnter={onPointerEnter} onKeyDown={move}>
      <div className={`page ${styles.inner}`}>
        <ul ref={side} className={styles.side}>
          {tree.map((node, at) => (
            <li key={node.categoryCode}>
              <a
                href={href(node.categoryLink)}
                aria-current={node === chosen || undefined}
                // one stop for Tab, so that the columns of every department come next
                tabIndex={node === chosen ? 0 : -1}
                onPointerEnter={event => event.pointerType === 'mouse' && onActive(at)}
                onFocus={() => onActive(at)}
                onClick={event => touch(event, at)}
              >
                {node.categoryName}
              </a>
            </li>
          ))}
          <li>
            <a href={href('/categories')} tabIndex={-1}>
              {t('allCategories')}
            </a>
          </li>
        </ul>
        <Columns chosen={chosen} list={columns} />
      </div>
    </div>
  )
}
