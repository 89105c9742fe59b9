// A paged list: number of items shown, error with retry, "load more" button.

import { type ReactNode, useRef } from 'react'
import { whenRendered } from '../../framework/when-rendered.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useMessages } from '../app/messages.ts'
import styles from './review-parts.module.css'

interface PagedListProps {
  state: 'busy' | 'ready' | 'failed'
  shown: number
  total: number
  /** Text of an empty list. */
  empty: ReactNode
  onMore(): Promise<void>
  onRetry(): void
  /** Items of a list, each focusable by script. */
  children: ReactNode
}

export function PagedList({ state, shown, total, empty, onMore, onRetry, children }: PagedListProps) {
  const t = useMessages('reviews')
  const list = useRef<HTMLUListElement>(null)
  const more = async () => {
    await onMore()
    // moves the focus to the first new item
    whenRendered(
      () => list.current?.children[shown] as HTMLElement | undefined,
      first => first.focus(),
    )
  }
  const busy = state === 'busy'
  const failure = state === 'failed' && (
    <Notice tone="bad" live actions={<Button onClick={onRetry}>{t('retry')}</Button>}>
      {t('failed')}
    </Notice>
  )
  if (failure && shown === 0) return failure
  if (busy && shown === 0) return <Skeleton height="240px" />
  return (
    <div aria-busy={busy || undefined} className={styles.list}>
      {shown === 0 && empty}
      {shown > 0 && (
        <ul ref={list} className={styles.items}>
          {children}
        </ul>
      )}
      {failure}
      {total > 0 && (
        <p role="status" className="quiet">
          {t('showing', { shown, total })}
        </p>
      )}
      {shown < total && (
        <Button busy={busy} onClick={() => void more()}>
          {t('more')}
        </Button>
      )}
    </div>
  )
}
