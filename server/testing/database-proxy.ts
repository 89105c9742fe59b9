// A TCP proxy in front of the database of a test, to cut the connections of a store and to restore them.

import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export interface DatabaseProxy {
  url: string
  /** Breaks all connections; new ones are rejected. */
  cut(): Promise<void>
  restore(): Promise<void>
  close(): Promise<void>
}

/** Starts a proxy to the server that `databaseUrl` names. */
export async function startDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  const server = createServer(client => {
    const upstream = connect(Number(target.port), target.hostname)
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
      socket.pipe(other)
    }
  })
  const listen = (port: number) => new Promise<void>(done => server.listen(port, '127.0.0.1', done))
  const cut = async () => {
    const closed = new Promise<void>(done => server.close(() => done()))
    for (const socket of sockets) socket.destroy()
    await closed
  }
  await listen(0)
  const { port } = server.address() as AddressInfo
  const url = new URL(databaseUrl)
  url.port = String(port)
  url.hostname = '127.0.0.1'
  return {
    url: url.toString(),
    cut,
    restore: () => listen(port),
    close: async () => {
      if (server.listening) await cut()
    },
  }
}
