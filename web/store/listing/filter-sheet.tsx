// The mobile filters: a full-height sheet with a live result count.

import { NO_FILTERS } from '../../../contract/listing/filter-fragment.rules.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useMessages } from '../app/messages.ts'
import { Facets, type FacetsProps } from './facets.tsx'

interface FilterSheetProps {
  facets: FacetsProps
  total: number
  waiting: boolean
  open: boolean
  onClose(): void
}

export function FilterSheet({ facets, total, waiting, open, onClose }: FilterSheetProps) {
  const t = useMessages('listing')
  const tCommon = useMessages('common')
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('filters')}
      closeLabel={tCommon('close')}
      shape="sheet"
      footer={
        <>
          <Button onClick={() => facets.onChange(NO_FILTERS)}>{t('clearAll')}</Button>
          <Button kind="go" onClick={onClose}>
            <span aria-live="polite">{waiting ? tCommon('loading') : t('showResults', { count: total })}</span>
          </Button>
        </>
      }
    >
      {open && (facets.buckets.length > 0 ? <Facets {...facets} /> : <Skeleton height="420px" />)}
    </Dialog>
  )
}
