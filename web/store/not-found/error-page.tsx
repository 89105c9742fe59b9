// The page that answers when another could not be made.

import { Failure } from '../shell/failure.tsx'

export function Screen() {
  return <Failure />
}
