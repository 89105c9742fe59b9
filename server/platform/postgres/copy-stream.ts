/** Streams COPY data of a connection: out of a table or a base backup, and into a table, never faster than it is consumed. */
import type { Client } from 'pg'

/** The driver's interface for a running COPY; it passes the connection, whose stream can be paused. */
interface CopyConnection {
  query(text: string): void
  sendCopyFromChunk(chunk: Buffer): void
  endCopyFrom(): void
  sendCopyFail(message: string): void
  stream: {
    pause(): void
    resume(): void
    writableNeedDrain: boolean
    once(event: 'drain', listener: () => void): void
  }
}

/** A query object that the driver calls for each message of the server. */
class CopyQuery {
  readonly done: Promise<void>
  readonly #text: string
  readonly #onData: (chunk: Buffer) => void | Promise<void>
  readonly #source: AsyncIterable<Buffer> | null
  #resolve: () => void = () => undefined
  #reject: (error: Error) => void = () => undefined
  #failure: Error | null = null
  #pending: Promise<void> = Promise.resolve()

  constructor(text: string, onData: (chunk: Buffer) => void | Promise<void>, source: AsyncIterable<Buffer> | null) {
    this.#text = text
    this.#onData = onData
    this.#source = source
    this.done = new Promise((resolve, reject) => {
      this.#resolve = resolve
      this.#reject = reject
    })
  }

  submit(connection: CopyConnection): void {
    connection.query(this.#text)
  }

  handleCopyData({ chunk }: { chunk: Buffer }, connection: CopyConnection): void {
    connection.stream.pause()
    // the driver reuses its buffer for the next message
    const own = Buffer.from(chunk)
    this.#pending = this.#pending
      .then(() => (this.#failure ? undefined : this.#onData(own)))
      .catch((error: Error) => {
        this.#failure ??= error
      })
      .finally(() => connection.stream.resume())
  }

  handleCopyInResponse(connection: CopyConnection): void {
    void this.#send(connection)
  }

  async #send(connection: CopyConnection): Promise<void> {
    try {
      for await (const chunk of this.#source ?? []) {
        if (this.#failure) return
        connection.sendCopyFromChunk(chunk)
        if (connection.stream.writableNeedDrain) await new Promise<void>(done => connection.stream.once('drain', done))
      }
      connection.endCopyFrom()
    } catch (error) {
      this.#failure ??= error instanceof Error ? error : new Error(String(error))
      connection.sendCopyFail(this.#failure.message)
    }
  }

  handleRowDescription(): void {}
  handleDataRow(): void {}
  handlePortalSuspended(): void {}
  handleEmptyQuery(): void {}
  handleCommandComplete(): void {}

  handleError(error: Error): void {
    this.#failure ??= error
    void this.#settle()
  }

  handleReadyForQuery(): void {
    void this.#settle()
  }

  async #settle(): Promise<void> {
    await this.#pending
    if (this.#failure) this.#reject(this.#failure)
    else this.#resolve()
  }
}

function run(client: Client, query: CopyQuery): Promise<void> {
  client.query(query as never)
  return query.done
}

/** Runs a COPY … TO STDOUT or BASE_BACKUP; `onData` takes each message, and the next one waits for it. */
export function copyOut(client: Client, text: string, onData: (chunk: Buffer) => void | Promise<void>): Promise<void> {
  return run(client, new CopyQuery(text, onData, null))
}

/** Runs a COPY … FROM STDIN with the bytes of `source`. */
export function copyIn(client: Client, text: string, source: AsyncIterable<Buffer>): Promise<void> {
  return run(client, new CopyQuery(text, () => undefined, source))
}
