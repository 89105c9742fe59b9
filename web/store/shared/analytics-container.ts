// Loads the analytics container: in the store of India, if configured, for a visitor who consents. Fetched only then.

import { consent } from './consent.ts'
import { webConfig } from './web-config.ts'

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

/** The consent of the tags, as the container reads it before any of them runs. */
function consentOfTags(marketing: boolean) {
  const ads = marketing ? 'granted' : 'denied'
  return { analytics_storage: 'granted', ad_storage: ads, ad_user_data: ads, ad_personalization: ads }
}

/** The container accepts commands only as `arguments` objects, not as arrays. */
function commandOf(..._command: unknown[]): unknown {
  // biome-ignore lint/complexity/noArguments: see above
  return arguments
}

/** Once per document; the content security policy allows it only if the choice was made before the page was loaded. */
export async function loadContainer(): Promise<void> {
  const agreed = consent()
  if (!agreed?.analytics || window.dataLayer) return
  const { analyticsContainerCode: code, analyticsContainerUrl: url } = await webConfig()
  if (!code) return
  window.dataLayer = [
    commandOf('consent', 'default', consentOfTags(agreed.marketing)),
    { 'gtm.start': Date.now(), event: 'gtm.js' },
  ]
  const script = document.createElement('script')
  script.async = true
  script.src = `${url}?id=${code}`
  document.head.append(script)
}
