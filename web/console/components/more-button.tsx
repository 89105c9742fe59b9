// The button below a list that grows.

import { useMessages } from '../app/messages.ts'
import { Problem } from './field.tsx'

interface MoreProps {
  list: { more: (() => void) | undefined; busy: boolean; problem: string }
}

export function MoreButton({ list: { more, busy, problem } }: MoreProps) {
  const t = useMessages('list')
  return (
    <>
      <Problem text={problem} />
      {more && (
        <button type="button" className="b sm" disabled={busy} onClick={more}>
          {t('showMore')}
        </button>
      )}
    </>
  )
}
