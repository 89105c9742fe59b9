// Corked writes of one turn of the event loop leave together, those of the next turn by themselves.

import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { afterEach, expect, it, vi } from 'vitest'
import { BatchedSocket } from './batched-socket.ts'

const open: { close(): void }[] = []
afterEach(() => {
  for (const one of open.splice(0)) one.close()
})

/** A connected socket, the number of its system calls, and what the other side has received. */
async function connected() {
  const received: Buffer[] = []
  const server = createServer(other => other.on('data', data => received.push(data)))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const socket = new BatchedSocket()
  socket.connect((server.address() as AddressInfo).port, '127.0.0.1')
  await once(socket, 'connect')
  open.push({ close: () => void socket.destroy() }, server)
  const one = vi.spyOn(socket, '_write')
  const several = vi.spyOn(socket as BatchedSocket & Required<Pick<Socket, '_writev'>>, '_writev')
  return {
    socket,
    calls: () => one.mock.calls.length + several.mock.calls.length,
    text: () => Buffer.concat(received).toString(),
  }
}

it('sends what is written in one turn together, in order', async () => {
  const { socket, calls, text } = await connected()
  const send = (...messages: string[]) => {
    socket.cork()
    for (const message of messages) socket.write(message)
    socket.uncork()
  }
  send('a')
  send('b', 'c')
  expect(calls()).toBe(0)
  await Promise.resolve()
  send('d')
  await vi.waitFor(() => expect(text()).toBe('abcd'))
  expect(calls()).toBe(1)
  await new Promise(setImmediate)
  send('e')
  await vi.waitFor(() => expect(text()).toBe('abcde'))
  expect(calls()).toBe(2)
})

it('calls back, and sends the rest before it ends', async () => {
  const { socket, text } = await connected()
  socket.cork()
  const sent = new Promise<void>(done => socket.write('a', () => done()))
  socket.uncork()
  await sent
  socket.cork()
  socket.write('b')
  socket.end()
  await vi.waitFor(() => expect(text()).toBe('ab'))
})
