// Up to four products side by side: differences are highlighted, equal rows can be hidden.

import { useEffect, useState } from 'react'
import type { Comparison } from '../../../../contract/storefront/product-api.ts'
import { useLocale } from '../../../framework/locale.ts'
import { navigate, useLocation } from '../../../framework/navigation.ts'
import { quietCall } from '../../../framework/session/session.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/choice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useMessages } from '../../app/messages.ts'
import { PageLayout } from '../../shared/page-layout.tsx'
import { compared, comparePath, MAX_COMPARED, setCompared } from '../components/compare-list.ts'
import styles from './compare-page.module.css'
import { CompareTable } from './compare-table.tsx'

const MSN = /^MSN[0-9A-Z]{8}$/

/** The products of the address, in its order. */
function askedFor(search: string): string[] {
  const asked = (new URLSearchParams(search).get('msns') ?? '').toUpperCase().split(',')
  return [...new Set(asked.filter(msn => MSN.test(msn)))].slice(0, MAX_COMPARED)
}

type State = { key: string; answer: Comparison | null; failed: boolean }

function Empty() {
  const { href } = useLocale()
  const t = useMessages('compare')
  return (
    <div className={styles.empty}>
      <h2>{t('empty')}</h2>
      <p>{t('emptyText')}</p>
      <ButtonLink href={href('/categories')}>{t('browse')}</ButtonLink>
    </div>
  )
}

/** The comparison of the products that the key names; the last one while another is fetched. */
function useComparison(key: string): { state: State; retry(): void } {
  const [state, setState] = useState<State>({ key: '', answer: null, failed: false })
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry asks again
  useEffect(() => {
    if (!key) return
    let current = true
    quietCall('GET /api/v1/search/compareProducts', { query: { productId: key } }).then(
      ({ data }) => current && setState({ key, answer: data, failed: false }),
      () => current && setState({ key, answer: null, failed: true }),
    )
    return () => {
      current = false
    }
  }, [key, attempt])
  return { state, retry: () => setAttempt(attempt + 1) }
}

export function Screen() {
  const { href } = useLocale()
  const t = useMessages('compare')
  const tCommon = useMessages('common')
  const { search } = useLocation()
  const msns = askedFor(search)
  const key = msns.join(',')
  const { state, retry } = useComparison(key)
  const [onlyDifferences, setOnlyDifferences] = useState(false)
  /** The server does not know which products: the text for an empty comparison must wait for the browser. */
  const [here, setHere] = useState(false)
  useEffect(() => {
    setHere(true)
    // without products in the URL it shows those in the compare bar
    const kept = compared.get().map(({ msn }) => msn)
    if (!key && kept.length > 0) navigate(href(comparePath(kept)), { replace: true })
  }, [key, href])
  const remove = (gone: string) => {
    setCompared(compared.get().filter(({ msn }) => msn !== gone))
    navigate(href(comparePath(msns.filter(msn => msn !== gone))), { replace: true, keepScroll: true })
  }
  // the other columns stay while one is fetched
  const answer = key ? state.answer : null
  const products = answer?.products.filter(({ msn }) => msns.includes(msn)) ?? []
  const waiting = here && key !== '' && state.key !== key && products.length === 0
  return (
    <PageLayout title={t('title')}>
      <div aria-busy={waiting} className={styles.page}>
        {(waiting || !here) && <Skeleton height="420px" />}
        {here && !key && <Empty />}
        {state.key === key && state.failed && (
          <div role="alert" className={styles.empty}>
            <p>{t('failed')}</p>
            <Button onClick={retry}>{tCommon('retry')}</Button>
          </div>
        )}
        {here && state.key === key && answer && products.length === 0 && <Empty />}
        {answer && products.length > 0 && (
          <>
            {products.length === 1 && <p>{t('one')}</p>}
            {products.length > 1 && (
              <Checkbox
                label={t('onlyDifferences')}
                checked={onlyDifferences}
                onChange={event => setOnlyDifferences(event.target.checked)}
              />
            )}
            <CompareTable
              comparison={answer}
              msns={msns}
              onlyDifferences={onlyDifferences && products.length > 1}
              onRemove={remove}
            />
          </>
        )}
      </div>
    </PageLayout>
  )
}
