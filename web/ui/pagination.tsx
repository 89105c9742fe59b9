// Pages of a list as real links: neighbours, ends, and gaps between them.

import { Icon } from './icon.tsx'
import styles from './pagination.module.css'

interface PaginationProps {
  /** From 1. */
  page: number
  pages: number
  hrefOf(page: number): string
  labels: { nav: string; previous: string; next: string; page(page: number): string }
}

/** The page numbers to show, null for a gap: both ends and two neighbours on each side. */
export function pageNumbers(page: number, pages: number): (number | null)[] {
  const shown: (number | null)[] = []
  for (let at = 1; at <= pages; at++) {
    if (at === 1 || at === pages || Math.abs(at - page) <= 1) shown.push(at)
    else if (shown.at(-1) !== null) shown.push(null)
  }
  return shown
}

export function Pagination({ page, pages, hrefOf, labels }: PaginationProps) {
  if (pages < 2) return null
  return (
    <nav aria-label={labels.nav} className={styles.pagination}>
      {page > 1 && (
        <a href={hrefOf(page - 1)} rel="prev" className={styles.step} aria-label={labels.previous}>
          <Icon name="left" size={16} />
          <span>{labels.previous}</span>
        </a>
      )}
      <ol>
        {pageNumbers(page, pages).map((number, at) =>
          number === null ? (
            <li key={`gap-${at < 3 ? 'start' : 'end'}`} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={number}>
              <a
                href={hrefOf(number)}
                aria-label={labels.page(number)}
                aria-current={number === page ? 'page' : undefined}
              >
                {number}
              </a>
            </li>
          ),
        )}
      </ol>
      {page < pages && (
        <a href={hrefOf(page + 1)} rel="next" className={styles.step} aria-label={labels.next}>
          <span>{labels.next}</span>
          <Icon name="right" size={16} />
        </a>
      )}
    </nav>
  )
}
