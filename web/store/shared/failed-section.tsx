// Stands for a part that could not be fetched, with the way to try again.

import { useText } from '../../framework/locale.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

export function FailedPart({ onRetry }: { onRetry(): void }) {
  const t = useText('product-more')
  const tCommon = useText('common')
  return (
    <Notice tone="bad" live actions={<Button onClick={onRetry}>{tCommon('retry')}</Button>}>
      {t('failed')}
    </Notice>
  )
}
