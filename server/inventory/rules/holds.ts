// What stock can be held for besides the lines of an order.

export type HeldFor = { returnId: string } | { lossId: number }

/** Its name in the table. */
export const nameOfHeld = (heldFor: HeldFor): string =>
  'returnId' in heldFor ? `return:${heldFor.returnId}` : `loss:${heldFor.lossId}`
