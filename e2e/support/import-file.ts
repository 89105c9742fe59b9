// A local server of import files, with responses set by the test.

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface ImportFile {
  address: string
  /** Body of the response. */
  text: string
  /** Status of the response; 200 by default. */
  status: number
  /** The headers `authorization` that came, in order. */
  logins: string[]
  close(): void
}

/** A file with one product that is not for sale, in an existing category, which other tests do not notice. */
export const feed = (part: string) =>
  `Part number,Brand,Name,Price,Category code,Active\n${part},Importa,Vice,100,116010000,no\n`

/** Listens on a free port. */
export async function openImportFile(text: string): Promise<ImportFile> {
  const server = createServer((request, response) => {
    file.logins.push(request.headers.authorization ?? '')
    response.writeHead(file.status).end(file.text)
  })
  const file: ImportFile = {
    ...{ address: '', text, status: 200, logins: [] },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  file.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/list.csv`
  return file
}
