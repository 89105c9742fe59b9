// Shared by the steps of a return.

import type { Return } from '../../../contract/returns/schemas.ts'
import { showToast } from '../../ui/toast.ts'
import type { Act } from '../app/use-act.ts'
import type { Load } from '../app/use-load.ts'

export interface StepProps {
  row: Return
  load: Load<Return>
  act: Act
}

/** Shows the updated return after a step, with a confirmation. */
export function useShowDone({ load, act }: Pick<StepProps, 'load' | 'act'>) {
  return async (text: string, write: () => Promise<{ data: Return }>): Promise<boolean> => {
    const reply = await act.run(write)
    if (!reply) return false
    load.show(reply.data)
    showToast(text)
    return true
  }
}
