// Copies a text, and reports whether the browser has allowed it.

import { showToast } from '../../ui/toast.ts'

interface Outcomes {
  copied: string
  notCopied: string
}

export function copyText(text: string, { copied, notCopied }: Outcomes): void {
  navigator.clipboard.writeText(text).then(
    () => showToast(copied),
    () => showToast(notCopied),
  )
}
