// Commands of PayU: a form with a hash, answered with JSON.

import type { PayuSettings } from '../../platform/gateway-settings.ts'
import { callGateway } from './gateway-http.ts'
import { commandHash } from './payu-objects.ts'

export const PAYU = 'payu'

export class PayuApi {
  readonly #settings: PayuSettings
  readonly #timeoutMs: number

  constructor(settings: PayuSettings, timeoutMs: number) {
    this.#settings = settings
    this.#timeoutMs = timeoutMs
  }

  command(command: string, vars: Record<string, string> & { var1: string }, repeatable: boolean): Promise<unknown> {
    const { key, salt, apiOrigin } = this.#settings
    const fields = { key, command, ...vars, hash: commandHash(key, command, vars.var1, salt) }
    return callGateway({
      gateway: PAYU,
      timeoutMs: this.#timeoutMs,
      method: 'POST',
      url: `${apiOrigin}/merchant/postservice.php?form=2`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
      repeatable,
    })
  }
}
