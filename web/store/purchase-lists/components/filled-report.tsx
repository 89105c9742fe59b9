// The result of adding products to a purchase list.

import type { FilledList, ListProblem } from '../../../../contract/purchase-lists/api.ts'
import { Notice } from '../../../ui/notice.tsx'
import { useMessages } from '../../app/messages.ts'

const REASONS = {
  'code-missing': 'code-missing',
  quantity: 'quantity-problem',
  note: 'note-problem',
  unknown: 'unknown',
  ambiguous: 'ambiguous',
  ended: 'ended-problem',
  'list-full': 'list-full',
  'too-many-rows': 'too-many-rows',
} as const satisfies Record<ListProblem['reason'], string>

export function FilledReport({ report: { added, changed, problems } }: { report: FilledList }) {
  const t = useMessages('lists')
  return (
    <div role="status">
      <Notice tone={added + changed > 0 ? 'good' : undefined}>
        {t('filled', { added })}
        {changed > 0 && ` · ${t('changed', { count: changed })}`}
      </Notice>
      {problems.length > 0 && (
        <Notice tone="warn">
          {t('problems', { count: problems.length })}
          <ul>
            {problems.map(({ line, text, reason }) => (
              <li key={`${line} ${text}`} style={{ overflowWrap: 'anywhere' }}>
                {line === null ? text : t('line', { line, text })}: {t(REASONS[reason])}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  )
}
