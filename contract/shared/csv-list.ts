// The parts that calls for the file of a list of staff have in common.

import { zFileStream } from './endpoint.ts'

/** A CSV file that is sent while it is made, and whose download stands in the audit log; `name` is that of the example. */
export const csvList = (name: string) =>
  ({
    response: zFileStream,
    file: 'text/csv; charset=utf-8',
    example: { name, chunks: (async function* () {})() },
    recorded: true,
    perMinute: 10,
  }) as const
