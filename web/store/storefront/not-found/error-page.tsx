// The page that is shown when another one failed to render.

import { Failure } from '../../shared/failure.tsx'

export function Screen() {
  return <Failure />
}
