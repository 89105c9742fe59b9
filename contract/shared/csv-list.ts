// Parts shared by the endpoints that export staff lists.

import { zFileStream } from './endpoint.ts'

/** A CSV file that is streamed, with an audit entry for the download; `name` is used in the example. */
export const csvList = (name: string) =>
  ({
    response: zFileStream,
    file: 'text/csv; charset=utf-8',
    example: { name, chunks: (async function* () {})() },
    recorded: true,
    perMinute: 10,
  }) as const
