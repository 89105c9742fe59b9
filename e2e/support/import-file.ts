// A server of import files on this machine, which answers as a test wants.

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface ImportFile {
  address: string
  /** What it answers. */
  text: string
  /** Of the answers; 200 at first. */
  status: number
  /** The headers `authorization` that came, in order. */
  logins: string[]
  close(): void
}

/** A file of one product that is not sold, in a category that is there: the other tests of the store see nothing of it. */
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
