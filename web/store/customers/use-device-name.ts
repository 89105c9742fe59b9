// Names a browser and its device in words.

import { useMessages } from '../app/messages.ts'

/** `Chrome on Windows`, or the known part of it. */
export function useDeviceName() {
  const t = useMessages('account')
  return ({ browser, device }: { browser: string; device: string }): string =>
    browser && device ? t('sessionDevice', { browser, device }) : browser || device || t('sessionUnknown')
}
