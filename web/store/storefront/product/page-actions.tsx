// Page actions: share, and add to the comparison.

import { useLocale } from '../../../framework/locale.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useObservable } from '../../../ui/observable.ts'
import { useMessages } from '../../app/messages.ts'
import { useOff } from '../../shared/features.ts'
import { type Compared, compared, comparePath } from '../components/compare-list.ts'
import type { ShownProduct } from './product-loader.ts'
import styles from './product-page.module.css'

const NOTHING: readonly Compared[] = []

export function PageActions({ product }: { product: ShownProduct }) {
  const t = useMessages('product')
  const { href, language } = useLocale()
  const list = useObservable(compared, NOTHING).map(({ msn }) => msn)
  const noCompare = useOff('compare')
  const chosen = list.includes(product.msn)
  const act = async (what: 'share' | 'toggleCompared') =>
    (await import('./page-action-notices.ts'))[what](product, language)
  return (
    <div className={styles.actions} data-heart="">
      <Button kind="quiet" onClick={() => void act('share')}>
        <Icon name="share" size={18} />
        {t('share')}
      </Button>
      {!noCompare && (
        <Button kind="quiet" aria-pressed={chosen} onClick={() => void act('toggleCompared')}>
          <Icon name={chosen ? 'check' : 'compare'} size={18} />
          {t('compare')}
        </Button>
      )}
      {!noCompare && list.length > 1 && (
        <ButtonLink kind="quiet" href={href(comparePath(list))}>
          {t('compareList', { count: list.length })}
        </ButtonLink>
      )}
    </div>
  )
}
