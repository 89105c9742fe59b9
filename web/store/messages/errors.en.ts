// English message of every error code, taken from the contract; fetched when the first error is shown.

import { ERRORS, type ErrorCode } from '../../../contract/shared/errors.ts'

/** The build puts the texts alone here, without the statuses: `scripts/message-plugin.ts`. */
export const messages = Object.fromEntries(Object.entries(ERRORS).map(([code, [, text]]) => [code, text])) as Readonly<
  Record<ErrorCode, string>
>
