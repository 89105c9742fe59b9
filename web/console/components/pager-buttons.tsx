// The buttons to the newer and older page below a list.

import { useMessages } from '../app/messages.ts'
import type { usePager } from './list-pager.ts'

export function PagerButtons({ pager }: { pager: ReturnType<typeof usePager> }) {
  const t = useMessages('list')
  return (
    <div className="acts">
      {pager.newer && (
        <button type="button" className="b" onClick={pager.newer}>
          {t('newer')}
        </button>
      )}
      {pager.older && (
        <button type="button" className="b" onClick={pager.older}>
          {t('older')}
        </button>
      )}
    </div>
  )
}
