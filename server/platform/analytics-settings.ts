// Settings of the analytics container: its code, the URL of its script, and where its tags report to.

import type { Environment } from './environment.ts'

export interface AnalyticsSettings {
  /** Such as GTM-ABC1234; browsers fetch the script with it in the Indian store. */
  containerCode: string
  /** URL of the script without its query. */
  scriptUrl: string
  /** Origins to which the container's tags report. */
  origins: readonly string[]
}

const CODE = /^[A-Z]{1,4}-[A-Z0-9]{4,16}$/

/** Null without a code: then nothing of it is in pages or their headers. @throws Error naming the invalid setting */
export function readAnalytics(env: Environment): AnalyticsSettings | null {
  if (!env.has('ANALYTICS_CONTAINER_CODE')) return null
  const containerCode = env.text('ANALYTICS_CONTAINER_CODE')
  if (!CODE.test(containerCode)) throw new Error('ANALYTICS_CONTAINER_CODE must be a code such as GTM-ABC1234.')
  const scriptUrl = env.url('ANALYTICS_CONTAINER_URL', ['https:', 'http:'])
  if (new URL(scriptUrl).search) throw new Error('ANALYTICS_CONTAINER_URL must not have a query.')
  const origins = env.list('ANALYTICS_ORIGINS')
  const wrong = origins.find(origin => !/^https?:\/\/(\*\.)?[a-z0-9.-]+(:\d{1,5})?$/.test(origin))
  if (wrong !== undefined)
    throw new Error(`ANALYTICS_ORIGINS must list origins such as https://*.example.com, not "${wrong}".`)
  return { containerCode, scriptUrl, origins }
}
