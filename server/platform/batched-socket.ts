// A socket to PostgreSQL that sends the statements of one turn of the event loop with one system call.

import { Socket } from 'node:net'

/**
 * The statements of a pipeline are written one after another, each corked by `pg`. Sent one by one, each would be a
 * system call that wakes the database process; together they are one. Only corked writes wait: `connect` of Node sets
 * `write` of every socket.
 */
export class BatchedSocket extends Socket {
  #waiting = false

  override cork(): void {
    super.cork()
    if (this.#waiting) return
    this.#waiting = true
    super.cork()
    // runs after the promises that are already settled, whose continuations write the next statements
    process.nextTick(() => {
      this.#waiting = false
      this.uncork()
    })
  }
}
