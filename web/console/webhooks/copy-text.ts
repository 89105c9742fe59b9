// Copies a text, and says whether the browser has allowed it.

import { showToast } from '../../ui/toast.ts'
import { useMessages } from '../app/messages.ts'

export function useCopy(): (text: string) => void {
  const t = useMessages('webhooks')
  return text =>
    void navigator.clipboard.writeText(text).then(
      () => showToast(t('copied')),
      () => showToast(t('notCopied')),
    )
}
