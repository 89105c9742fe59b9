// Progress of the start in the terminal: one line that is updated, or in a log one line per step.

import { type FillState, fillLine } from './filling.ts'

type Output = Pick<NodeJS.WriteStream, 'isTTY' | 'write'>

export class ProgressLine {
  readonly #out: Output
  #isOpen = false
  #logged = ''

  constructor(out: Output) {
    this.#out = out
  }

  /** Shows the progress; a log gets a line when a step has ended. */
  show(state: FillState, now: number, isStepDone: boolean): void {
    const line = fillLine(state, now)
    if (this.#out.isTTY) {
      this.#isOpen = true
      this.#out.write(`\r\u001b[K${line}`)
    } else if (isStepDone && this.#logged !== line) {
      this.#logged = line
      this.#out.write(`${line}\n`)
    }
  }

  /** Subsequent output begins on a new line. */
  end(): void {
    if (this.#isOpen) this.#out.write('\n')
    this.#isOpen = false
  }
}
