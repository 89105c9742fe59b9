// A process that invites staff to a running store: responds with the link of each invitee, until its input ends.

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { withStore } from '../../server/cli/with-store.ts'
import { inviteByOperator } from '../../server/staff/service.ts'

await withStore(async app => {
  const server = createServer(async (request, response) => {
    try {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk)
      response.end((await inviteByOperator(app, JSON.parse(Buffer.concat(chunks).toString()))).link)
    } catch (error) {
      response.writeHead(500).end(String(error))
    }
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  process.stdin.resume()
  await new Promise(done => process.stdin.once('end', done))
  server.closeAllConnections()
  server.close()
})
