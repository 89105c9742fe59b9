// The page that answers when another could not be made.

import { Failure } from '../../shared/failure.tsx'

export function Screen() {
  return <Failure />
}
