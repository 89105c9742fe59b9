// Shown in place of a section that could not be fetched, with a retry button.

import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useMessages } from '../app/messages.ts'

export function FailedSection({ onRetry }: { onRetry(): void }) {
  const t = useMessages('product-more')
  const tCommon = useMessages('common')
  return (
    <Notice tone="bad" live actions={<Button onClick={onRetry}>{tCommon('retry')}</Button>}>
      {t('failed')}
    </Notice>
  )
}
